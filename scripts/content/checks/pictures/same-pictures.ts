import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy } from '#src/lib/group-by.ts'
import { cacheKey } from '../../../cache/cache-key.ts'
import type { Found } from '../../model/issue.ts'
import type { FoundPicture } from '../../model/picture.ts'
import type { Check } from '../check.ts'

/** Two files hold two pictures: none is a copy of another, and names differ in more than capital letters. */
export const samePictures: Check = ({ root, pictures }) => {
  const found = [...pictures.values()]
  // Only files of the same length can be the same: of the others nothing is read.
  const ofOneLength = groupBy(found, ({ bytes }) => bytes)
  const alike = found.filter(({ bytes }) => (ofOneLength.get(bytes)?.length ?? 0) > 1)
  const names = repeated(found, ({ file }) => file.toLowerCase()).map(([file, first]): Found => {
    const message = `Its name differs from ${first} in capital letters only: many computers take both for one file.`
    return { severity: 'error', file, message, hint: 'Give one of them another name.' }
  })
  const copies = repeated(alike, ({ file }) => cacheKey(readFileSync(join(root, file)))).map(([file, first]): Found => {
    const hint =
      'Keep one of them, and let every text name that one. What several texts show belongs into content/images.'
    return { severity: 'warning', file, message: `The picture is the same as ${first}.`, hint }
  })
  return [...names, ...copies]
}

/** The files whose key another file before them has, with that one. */
const repeated = (found: readonly FoundPicture[], keyOf: (picture: FoundPicture) => string) =>
  [...groupBy(found, keyOf).values()].flatMap(([first, ...others]) =>
    others.map(({ file }) => [file, first?.file] as const),
  )
