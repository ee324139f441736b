import type { Node } from 'prosemirror-model'
import { likeness } from '../text/model/likeness.ts'

const lists = new Set(['bullet_list', 'ordered_list'])
const plain = new Set(['paragraph', 'heading'])

/** How alike two passages are to whoever reads them: a heading may become a paragraph, a list a numbered one. */
export function alike(old: Node, now: Node): number {
  const [before, after] = [old.type.name, now.type.name]
  if (before === 'opaque' && after === 'opaque') return old.eq(now) ? 1 : 0.1
  if (before === after) return likeness(old, now)
  if (plain.has(before) && plain.has(after)) return old.content.eq(now.content) ? 0.9 : 0
  if (lists.has(before) && lists.has(after)) return likeness(now.type.create(now.attrs, old.content), now)
  return 0
}

/** So alike, and of so many words, is a passage that was changed and moved. */
const movedLike = 0.75
const movedWords = 8

/** Whether a passage that went in one place and one that came in another are the same, moved. */
export function isMove(old: Node, now: Node): boolean {
  const count = now.textContent.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  if (old.eq(now)) return count >= 3 || now.type.name === 'block'
  return plain.has(now.type.name) && count >= movedWords && likeness(old, now) >= movedLike
}
