import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { paragraphs, table } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Agency } from '#src/content/schemas/solution.ts'
import { inMillions, parseAmount } from '#src/lib/amount.ts'

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

export interface AgencyTableProps extends PropsOf<typeof agencyTable> {
  agencies: AgencyRow[]
  total: { contracts: number; value: string }
}

export interface AgencyRow extends Omit<Agency, 'order'> {
  id: string
}

/** The rows, and their sum. */
export function loadAgencyTable(props: PropsOf<typeof agencyTable>, content: ContentIndex): AgencyTableProps {
  const entries = content.entries('agencies')
  const agencies = entries.map(({ slug, data: { order: _order, ...agency } }) => ({ ...agency, id: slug }))
  const contracts = agencies.reduce((sum, agency) => sum + agency.contracts, 0)
  const value = inMillions(agencies.reduce((sum, agency) => sum + parseAmount(agency.value), 0))
  return { ...props, agencies, total: { contracts, value } }
}

/** The table with its sum. */
export const plainAgencyTable = ({ caption, agencies, total, ...labels }: AgencyTableProps): Tree => [
  ...paragraphs(caption),
  table(
    [labels.agencyLabel, labels.contractsLabel, labels.valueLabel],
    [...agencies, { name: labels.totalLabel, ...total }].map(({ name, contracts, value }) => [
      name,
      String(contracts),
      value,
    ]),
  ),
]
