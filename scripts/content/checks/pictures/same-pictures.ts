import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheKey } from '../../../cache/cache-key.ts'
import type { Found } from '../../model/issue.ts'
import type { FoundPicture } from '../../model/picture.ts'
import type { Check } from '../check.ts'

/** Two files hold two pictures: none is a copy of another, and names differ in more than capital letters. */
export const samePictures: Check = ({ root, pictures }) => {
  const found = [...pictures.values()]
  return [
    ...repeated(found, ({ file }) => file.toLowerCase()).map(([file, first]) =>
      issue(
        'error',
        file,
        `Its name differs from ${first} in capital letters only: many computers take both for one file.`,
        'Give one of them another name.',
      ),
    ),
    ...repeated(ofOneSize(found), ({ file }) => cacheKey(readFileSync(join(root, file)))).map(([file, first]) =>
      issue(
        'warning',
        file,
        `The picture is the same as ${first}.`,
        'Keep one of them, and let every text name that one. What several texts show belongs into content/images.',
      ),
    ),
  ]
}

const issue = (severity: 'error' | 'warning', file: string, message: string, hint: string): Found => ({
  severity,
  file,
  message,
  hint,
})

/** Only files of the same length can be the same: of the others nothing is read. */
function ofOneSize(found: readonly FoundPicture[]): FoundPicture[] {
  const count = new Map<number, number>()
  for (const { bytes } of found) count.set(bytes, (count.get(bytes) ?? 0) + 1)
  return found.filter(({ bytes }) => (count.get(bytes) as number) > 1)
}

/** The files whose key another file before them has, with that one. */
function repeated(found: readonly FoundPicture[], keyOf: (picture: FoundPicture) => string): [string, string][] {
  const first = new Map<string, string>()
  return found.flatMap((picture): [string, string][] => {
    const key = keyOf(picture)
    const before = first.get(key)
    if (before === undefined) first.set(key, picture.file)
    return before === undefined ? [] : [[picture.file, before]]
  })
}
