import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { slug, text } from '#src/content/field-types.ts'

export const section = {
  description: 'A part of the page with its own heading and surface.',
  props: z.strictObject({
    title: text('The heading of the section.').optional(),
    eyebrow: text('A short label above the heading.').optional(),
    intro: text('One or two sentences under the heading.').optional(),
    id: slug.optional().describe('The name for links to this section. Left out, it is made from the title.'),
    tone: z
      .enum(['paper', 'vellum', 'ink', 'white'])
      .default('paper')
      .describe('The surface: paper (page), vellum (tinted), white, or ink (dark).'),
    layout: z
      .enum(['stack', 'split', 'wide'])
      .default('stack')
      .describe('Heading above (stack), heading at the left (split), or full width (wide).'),
  }),
  begins: ['title'],
  children: 'prose',
  shows: {},
  example: '<Section title="How we work" eyebrow="Method" tone="vellum">\n\nWords.\n\n</Section>',
} as const satisfies BlockDefinition

/** Its heading, and what stands in it. */
export function plainSection({ title, eyebrow, intro, id }: PropsOf<typeof section>, inner: Tree): Tree {
  const heading: Tree = title ? [['h2', id ? { id } : null, title]] : []
  return [...paragraphs(eyebrow), ...heading, ...paragraphs(intro), ...inner]
}
