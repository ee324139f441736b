import type { Tree, TreeElement } from '#src/body/tree.ts'

/** Where a link leads, before the words it is about. */
export const place = (name: string): TreeElement => ['span', { id: name }]

/** What reader modes take for a button, whatever its class says (@mozilla/readability 0.6.0, `shareElements`). */
const isLikeButton = /(?:\b|_)share(?:\b|_)/i

/**
 * A heading that links lead to.
 *
 * Reader modes leave out headings whose name sounds like furniture of a page ("contact", "share"), unless their class
 * says that they are text; a name like that of a button stands before the words.
 */
export function namedHeading(type: string, id: string, ...children: Tree): TreeElement {
  const className = 'section-text'
  return isLikeButton.test(id) ? [type, { className }, place(id), ...children] : [type, { id, className }, ...children]
}
