import type { AgencyTableProps } from '#src/blocks/agency-table/agency-table.tsx'
import type { agencyTable } from '#src/blocks/agency-table/schema.ts'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { inMillions, parseAmount } from '#src/lib/amount.ts'

/** The rows, and their sum. */
export function loadAgencyTable(props: PropsOf<typeof agencyTable>, content: ContentIndex): AgencyTableProps {
  const entries = content.entries('agencies')
  const agencies = entries.map(({ slug, data: { order: _order, ...agency } }) => ({ ...agency, id: slug }))
  const contracts = agencies.reduce((sum, agency) => sum + agency.contracts, 0)
  const value = inMillions(agencies.reduce((sum, agency) => sum + parseAmount(agency.value), 0))
  return { ...props, agencies, total: { contracts, value } }
}
