import path from 'node:path'
import { plainWords, similarity } from '../../../src/desk/text/model/plain-words.ts'
import { isPicture } from '../../content/pictures/is-picture.ts'
import type { ChangeKind } from './repository.ts'

/** From this share of words on, a new text is taken for one that is gone. */
const alike = 0.6
/** Short texts are alike by chance: they are one only when nothing of them differs. */
const fewestWords = 40
/** So many pairs are compared at most. */
const mostPairs = 400

/**
 * Finds which new files are deleted ones under another name: the new name → the former one.
 *
 * @param before the text of a deleted file
 * @param after the text of a new one
 */
export async function findMoves(
  changes: ReadonlyMap<string, ChangeKind>,
  before: (file: string) => Promise<Buffer | null>,
  after: (file: string) => string,
): Promise<Map<string, string>> {
  const filesOf = (wanted: ChangeKind) =>
    [...changes].filter(([file, kind]) => kind === wanted && !isPicture(file)).map(([file]) => file)
  const [added, deleted] = [filesOf('added'), filesOf('deleted')]
  const moves = new Map<string, string>()
  if (added.length * deleted.length === 0 || added.length * deleted.length > mostPairs) return moves
  const former = new Map(
    await Promise.all(deleted.map(async (file) => [file, plainWords(String(await before(file)))] as const)),
  )
  for (const file of added) {
    const text = plainWords(after(file))
    const candidates = [...former]
      .filter(([name]) => collectionOf(name) === collectionOf(file))
      .map(([name, words]) => ({ name, share: likeness(words, text) }))
    const best = candidates.sort((a, b) => b.share - a.share)[0]
    if (!best || best.share < alike) continue
    moves.set(file, best.name)
    former.delete(best.name)
  }
  return moves
}

const collectionOf = (file: string) => `${file.split('/')[1]}${path.extname(file)}`

function likeness(one: string, other: string): number {
  if (one === other) return 1
  return Math.min(...[one, other].map((text) => text.split(' ').length)) < fewestWords ? 0 : similarity(one, other)
}
