// biome-ignore-all lint/a11y/noRedundantRoles: cells laid out as blocks lose their roles in some browsers

import type { AgencyRow, AgencyTableProps } from '#src/blocks/agency-table/row.ts'
import { heard } from '#src/body/heard.tsx'
import { TableHead } from '#src/ui/table-head.tsx'

/** Agencies by role, with one stroke for every contract. On small screens every row becomes a list of terms. */
export function AgencyTable({ caption, agencies, total, ...labels }: AgencyTableProps) {
  return (
    <table role="table" aria-label={caption} className="gov-table gov-agencies">
      <TableHead heads={[labels.agencyLabel, labels.contractsLabel, labels.valueLabel]} />
      <tbody role="rowgroup">
        {agencies.map(({ id, ...agency }) => (
          <Row key={id} {...agency} {...labels} />
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <Row name={labels.totalLabel} {...total} {...labels} />
      </tfoot>
    </table>
  )
}

type RowProps = Omit<AgencyRow, 'id'> & Pick<AgencyTableProps, 'contractsLabel' | 'valueLabel'>

function Row({ name, contracts, value, contractsLabel, valueLabel }: RowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      <td role="cell" data-label={contractsLabel}>
        <span className="tnum">
          {contracts} <Tally count={contracts} />
        </span>
      </td>
      <td role="cell" data-label={valueLabel} className="font-medium">
        <span>{heard(value)}</span>
      </td>
    </tr>
  )
}

/** One stroke for every contract, every fifth across the four before it, as on a tally sheet. */
function Tally({ count }: { count: number }) {
  return (
    <svg className="gov-tally" aria-hidden="true">
      <path d={Array.from({ length: count }, (_, index) => stroke(index)).join('')} />
    </svg>
  )
}

function stroke(index: number) {
  const left = 2 + index * 6 + Math.floor(index / 5) * 4
  return index % 5 === 4 ? `M${left - 27} 13L${left - 1} 3` : `M${left} 1V15`
}
