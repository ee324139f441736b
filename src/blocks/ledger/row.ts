import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'

export const ledger = {
  description: 'A ruled list of terms and what they mean.',
  props: z.strictObject({}),
  children: ['LedgerRow'],
  shows: {},
  example: '<Ledger>\n<LedgerRow term="Results">\n\nWords.\n\n</LedgerRow>\n</Ledger>',
} as const satisfies BlockDefinition

export const ledgerRow = {
  description: 'One row of a ledger.',
  props: z.strictObject({ term: text('The term.') }),
  children: 'prose',
  parents: ['Ledger'],
  shows: {},
  example: '<LedgerRow term="Results">\n\nWords.\n\n</LedgerRow>',
} as const satisfies BlockDefinition

/** The term on a line of its own: few readers elsewhere show lists of terms. */
export const plainLedgerRow = ({ term }: PropsOf<typeof ledgerRow>, inner: Tree): Tree => [
  ...paragraphs(element('strong', term)),
  ...inner,
]
