import { z } from 'zod'
import type { BlockDefinition } from './blocks.ts'

/**
 * Blocks of the legal texts. They become plain words and links when the site is built (`src/pages/legal/view/body.ts`),
 * so that nothing of them reaches the browser.
 *
 * A defined term needs no block: bold words in quotation marks, “**Fees**”, are its definition.
 */
export const legalBlocks = {
  Term: {
    description:
      'Prints a figure from `values` at the top of the file, so that it is the same wherever the text states it.',
    props: z.strictObject({
      value: z
        .string()
        .regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name such as "paymentDays"')
        .describe('The name of the figure.'),
    }),
    children: 'none',
    inline: true,
    example: '<Term value="paymentDays" />',
  },
  Ref: {
    description: 'A link to a section that prints its number, “section 7.2”, whatever that number becomes.',
    props: z.strictObject({
      to: z
        .string()
        .regex(
          /^(?:\/[a-z0-9/-]+)?#[a-z0-9-]+$/,
          'must be the name of a section such as "#late-payment", or that of another document: "/privacy-policy#contact-us"',
        )
        .describe('The section: "#late-payment", or "/privacy-policy#contact-us" in another document.'),
      named: z.boolean().default(false).describe('Whether the title of the section follows in brackets.'),
    }),
    children: 'none',
    inline: true,
    example: '<Ref to="#late-payment" />',
  },
} as const satisfies Record<string, BlockDefinition>

export type LegalBlockName = keyof typeof legalBlocks
