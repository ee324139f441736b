import type { NodeSpec } from 'prosemirror-model'

const cell: NodeSpec = {
  content: 'paragraph',
  isolating: true,
  // The last three are what prosemirror-tables asks for; Markdown has no merged cells.
  attrs: { align: { default: null }, colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
}

/** The alignment of a cell goes along where it is drawn, copied and pasted. */
function aligned(element: 'th' | 'td'): Pick<NodeSpec, 'parseDOM' | 'toDOM'> {
  return {
    parseDOM: [{ tag: element, getAttrs: ({ dataset }) => ({ align: dataset.align ?? null }) }],
    toDOM: ({ attrs: { align } }) => [element, align ? { 'data-align': align } : {}, 0],
  }
}

/** A table of the rich text: rows of cells with one paragraph each, the first row of names. */
export const tableNodes = {
  table: {
    content: 'table_row+',
    group: 'flow',
    isolating: true,
    tableRole: 'table',
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_header | table_cell)+',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_header: { ...cell, tableRole: 'header_cell', ...aligned('th') },
  table_cell: { ...cell, tableRole: 'cell', ...aligned('td') },
} satisfies Record<string, NodeSpec>
