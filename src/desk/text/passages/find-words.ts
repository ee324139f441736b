import type { Passage } from '../../requests/comments.ts'

/** So many characters on each side tell words from the same ones elsewhere. */
const context = 40
/** Words of this length are found without the ones around them: they seldom stand in a text twice. */
const telling = 20

/** Two places in a text, in UTF-16 units. */
export interface Stretch {
  from: number
  to: number
}

type Words = Pick<Passage, 'words' | 'before' | 'after'>

/** Words of a text with those around them. */
export function wordsWithContext(text: string, { from, to }: Stretch): Words {
  return {
    words: text.slice(from, to),
    before: text.slice(Math.max(0, from - context), from),
    after: text.slice(to, to + context),
  }
}

const inOrder = (signs: string) => [...signs]
const backwards = (signs: string) => [...signs].reverse()

function alike(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((sign, at) => sign !== other[at])
  return end === -1 ? one.length : end
}

/** How much of what stood around words stands around a stretch now. */
function around(text: string, { from, to }: Stretch, { before, after }: Words): number {
  const now = wordsWithContext(text, { from, to })
  return alike(backwards(before), backwards(now.before)) + alike(inOrder(after), inOrder(now.after))
}

const literally = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Where words stand in a text, however it was changed around them; lines may be broken elsewhere. Of the same words at several
 * places those are meant that have most of what stood around them, and few words with nothing of it are others.
 */
export function findWords(text: string, wanted: Words): Stretch | undefined {
  const { words, before, after } = wanted
  if (words.trim() === '') {
    const at = text.indexOf(before + after)
    return at === -1 ? undefined : { from: at + before.length, to: at + before.length }
  }
  const pattern = new RegExp(words.split(/\s+/).map(literally).join('\\s+'), 'g')
  const found = [...text.matchAll(pattern)].map(({ 0: { length }, index }) => {
    const stretch = { from: index, to: index + length }
    return { stretch, near: around(text, stretch, wanted) }
  })
  const [best] = found.sort((one, other) => other.near - one.near)
  if (!best) return undefined
  const isMeant = words.length >= telling || best.near * 2 >= before.length + after.length
  return isMeant ? best.stretch : undefined
}
