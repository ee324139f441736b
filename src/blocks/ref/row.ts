import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import type { Tree } from '#src/body/tree.ts'

export const ref = {
  description: 'A link to a section that prints its number, “section 7.2”, whatever that number becomes.',
  props: z.strictObject({
    to: z
      .string()
      .regex(
        /^(?:\/[a-z0-9/-]+)?#[a-z0-9-]+$/,
        'must be the name of a section such as "#late-payment", or that of another document: "/privacy-policy#contact-us"',
      )
      .describe('The section: "#late-payment", or "/privacy-policy#contact-us" in another document.')
      .meta({ entryOf: 'sections' }),
    named: z.boolean().default(false).describe('Whether the title of the section follows in brackets.'),
  }),
  children: 'none',
  inline: true,
  shows: {},
  example: '<Ref to="#late-payment" />',
  collection: 'legal',
} as const satisfies BlockDefinition

/** Where it leads. On the site a link stands in its place before anything is made of the text. */
export const plainRef = ({ to }: PropsOf<typeof ref>): Tree => [to]
