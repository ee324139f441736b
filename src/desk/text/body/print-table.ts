import type { Node } from 'prosemirror-model'
import { printInline } from '../inline/write-inline.ts'
import type { Written } from '../model/source.ts'

/** How the alignment of a column stands below its name. */
export function printRule(align: string | null, dashes = '---'): string {
  const [left, right] = [align === 'left' || align === 'center', align === 'right' || align === 'center']
  return `${left ? ':' : ''}${dashes}${right ? ':' : ''}`
}

/** A table with one space beside each bar. */
export function printTable(table: Node, written: Written): string {
  const rows: string[] = []
  table.forEach((row, _offset, index) => {
    rows.push(printRow(row, written))
    if (index === 0) rows.push(line(alignsOf(row).map((align) => printRule(align))))
  })
  return rows.join('\n')
}

/** A row of a table. */
export function printRow(row: Node, written: Written): string {
  return written(row) ?? line(cellsOf(row).map((cell) => printInline(cell.firstChild as Node, 'cell')))
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** The alignment of each column, as a row of the table has it. */
export const alignsOf = (row: Node): (string | null)[] => cellsOf(row).map(({ attrs }) => attrs.align)

export function cellsOf(row: Node): Node[] {
  return Array.from({ length: row.childCount }, (_, index) => row.child(index))
}
