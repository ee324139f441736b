import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

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
