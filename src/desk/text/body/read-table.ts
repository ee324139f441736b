import type { Node } from 'prosemirror-model'
import { inlineContent, readInline } from '../inline/read-inline.ts'
import { bodySchema } from '../model/body-schema.ts'
import { type MarkdownNode, rangeOf } from '../model/mdast.ts'
import { type Source, withSource } from '../model/source.ts'

const { nodes } = bodySchema

/** A table. Rows that are shorter than the first are filled up, as readers see them. */
export function readTable(text: string, node: MarkdownNode, source: Source): Node | undefined {
  const rows = node.children ?? []
  const width = rows[0]?.children?.length ?? 0
  if (width === 0) return undefined
  const align = Array.from({ length: width }, (_, column) => node.align?.[column] ?? null)
  const read: Node[] = []
  for (const [index, row] of rows.entries()) {
    const [from, to] = rangeOf(row)
    const cells = readCells(text, row, index === 0 ? 'table_header' : 'table_cell', align, source.prefix)
    if (!cells) return undefined
    read.push(withSource(nodes.table_row.create(null, cells), { from, to, prefix: source.prefix }))
  }
  return withSource(nodes.table.create(null, read), source)
}

function readCells(
  text: string,
  row: MarkdownNode,
  type: 'table_header' | 'table_cell',
  align: readonly (string | null)[],
  prefix: string,
): Node[] | undefined {
  const cells = row.children ?? []
  if (cells.length > align.length) return undefined
  const read: Node[] = []
  for (const [column, side] of align.entries()) {
    const cell = cells[column]
    const words = cell ? readWords(text, cell, prefix) : nodes.paragraph.create()
    if (!words) return undefined
    const made = nodes[type].create({ align: side }, words)
    const [from, to] = cell ? rangeOf(cell) : [0, 0]
    read.push(cell ? withSource(made, { from, to, prefix }) : made)
  }
  return read
}

function readWords(text: string, cell: MarkdownNode, prefix: string): Node | undefined {
  const children = cell.children ?? []
  const [first, last] = [children[0], children.at(-1)]
  const inner: [number, number] = first && last ? [rangeOf(first)[0], rangeOf(last)[1]] : emptyCell(text, cell)
  const tokens = readInline(text, children, inner)
  const place = { from: inner[0], to: inner[1], prefix, inner, tokens }
  return tokens && withSource(nodes.paragraph.create(null, inlineContent(tokens)), { ...place, tokens })
}

/** Where the words of an empty cell would begin: after the line and one space. */
function emptyCell(text: string, cell: MarkdownNode): [number, number] {
  const [from, to] = rangeOf(cell)
  const start = Math.min(to, from + (/^\|?[ \t]?/.exec(text.slice(from, to))?.[0].length ?? 0))
  return [start, start]
}
