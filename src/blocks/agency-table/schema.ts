import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const agencyTable = {
  description: 'Kinds of agency with contract counts and values.',
  props: z.strictObject({
    caption: text('What the table shows.'),
    agencyLabel: text('Heading of the first column.'),
    contractsLabel: text('Heading of the second column.'),
    valueLabel: text('Heading of the last column.'),
    totalLabel: text('The name of the last row, which adds up the others.'),
  }),
  children: 'none',
  shows: { agencies: { counted: [{ noun: /agenc(?:y|ies)/ }] } },
  example:
    '<AgencyTable caption="Contracts by kind of agency" agencyLabel="Agency" contractsLabel="Contracts" valueLabel="Value" totalLabel="Total" />',
} as const satisfies BlockDefinition
