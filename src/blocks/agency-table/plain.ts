import type { AgencyTableProps } from '#src/blocks/agency-table/agency-table.tsx'
import { paragraphs, table } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

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
