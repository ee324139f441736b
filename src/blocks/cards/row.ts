import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { href, interest, text } from '#src/content/field-types.ts'

export const cards = {
  description: 'A group of cards.',
  props: z.strictObject({
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
    numbered: z.boolean().default(false).describe('Puts 01, 02, … on the cards.'),
    look: z
      .enum(['card', 'ruled', 'plain', 'bento'])
      .default('card')
      .describe(
        'Boxes (card), rows under a rule (ruled), text only (plain), or boxes of different sizes, the first one large (bento).',
      ),
  }),
  children: ['Card'],
  shows: {},
  example: '<Cards columns={3}>\n<Card title="One">\n\nWords.\n\n</Card>\n</Cards>',
} as const satisfies BlockDefinition

export const card = {
  description: 'One card of a group.',
  props: z.strictObject({
    title: text('The words at the top of the card.'),
    eyebrow: text('A short label above the title.').optional(),
    meta: text('A short line in small type, for example a figure.').optional(),
    href: href.optional(),
    linkLabel: text('The words of the link. Left out, the title is the link.').optional(),
    interest: interest.optional(),
  }),
  children: 'prose',
  parents: ['Cards'],
  shows: {},
  example: '<Card title="One">\n\nWords.\n\n</Card>',
} as const satisfies BlockDefinition

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
