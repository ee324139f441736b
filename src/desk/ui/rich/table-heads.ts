import type { Node, NodeType } from 'prosemirror-model'
import { Plugin, type Transaction } from 'prosemirror-state'
import { cellsOf } from '../../text/body/print-table.ts'
import { bodySchema } from '../../text/model/body-schema.ts'

/**
 * Keeps tables as Markdown can say them: the first row names the columns, and no other does; a column has the alignment
 * of its name. What is pasted, added and deleted may leave them otherwise.
 */
export const tableHeads = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    doc.descendants((node, pos) => {
      if (node.type.name === 'table') putRight(tr, node, pos)
      return !node.isTextblock && node.type.name !== 'table'
    })
    return tr.docChanged ? tr : null
  },
})

function putRight(tr: Transaction, table: Node, start: number) {
  const { table_header, table_cell } = bodySchema.nodes as Record<string, NodeType>
  const head = cellsOf(table.firstChild as Node)
  table.forEach((row, rowOffset, index) => {
    const type = index === 0 ? table_header : table_cell
    row.forEach((cell, offset, column) => {
      const align = head[column]?.attrs.align ?? null
      if (cell.type !== type || cell.attrs.align !== align)
        tr.setNodeMarkup(start + 1 + rowOffset + 1 + offset, type, { ...cell.attrs, align })
    })
  })
}
