import type { Node } from 'prosemirror-model'
import type { Written } from './source.ts'
import { printInline } from './write-inline.ts'

const rules: Record<string, string> = { left: ':---', right: '---:', center: ':---:' }

/** A table with one space beside each bar. */
export function printTable(table: Node, written: Written): string {
  const rows: string[] = []
  table.forEach((row, _offset, index) => {
    rows.push(printRow(row, written))
    if (index === 0) rows.push(line(cellsOf(row).map((cell) => rules[cell.attrs.align] ?? '---')))
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

export function cellsOf(row: Node): Node[] {
  return Array.from({ length: row.childCount }, (_, index) => row.child(index))
}
