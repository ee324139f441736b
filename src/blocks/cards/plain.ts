import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { card, cards } from '#src/blocks/cards/schema.ts'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** A list of the cards, numbered when the page numbers them. */
export const plainCards = ({ numbered }: PropsOf<typeof cards>, inner: Tree): Tree => [
  element(numbered ? 'ol' : 'ul', ...inner),
]

/** One card with its labels and its link. */
export function plainCard({ title, eyebrow, meta, href, linkLabel }: PropsOf<typeof card>, inner: Tree): Tree {
  const heading = element('h3', href && !linkLabel ? link(href, title) : title)
  const more = href && linkLabel && link(href, linkLabel)
  return [element('li', ...paragraphs(eyebrow), heading, ...inner, ...paragraphs(meta, more))]
}
