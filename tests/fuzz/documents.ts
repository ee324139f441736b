import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Placed } from '../../scripts/content/model/file-result.ts'
import { discover } from '../../scripts/content/stages/discover.ts'
import { mutated } from './mutations.ts'
import { createRandom } from './random.ts'

/** A real file whose text was changed. */
export interface FuzzDocument {
  placed: Placed
  text: string
}

/** The documents of a seed, by number: the same number is always the same document while the content stays. */
export function fuzzDocuments(root: string, seed: number): (number: number) => FuzzDocument {
  const files = discover(root).flatMap(({ file, place }): Placed[] =>
    place.problem ? [] : [{ file, collection: place.collection, slug: place.slug }],
  )
  const texts = new Map(files.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]))
  return (number) => {
    const random = createRandom(seed * 1_000_003 + number)
    const placed = random.pick(files)
    return { placed, text: mutated(texts.get(placed.file) ?? '', random) }
  }
}
