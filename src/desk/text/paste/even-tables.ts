import { renamed, unwrap, wrapContent } from './elements.ts'

/** What stands in cells elsewhere, and cannot in one line. */
const lines =
  'p, div, li, ul, ol, dl, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, table, caption, thead, tbody, tfoot, tr, td, th'

/**
 * Makes tables what Markdown can say: rows of equal length, a line of words in each cell, names of the columns in the
 * first row. Returns whether there were merged cells: the first of each has the words, the others are empty.
 */
export function evenTables(body: HTMLElement): boolean {
  let hadMerged = false
  for (const table of body.querySelectorAll('table')) {
    // It became words in a cell of another one.
    if (!table.isConnected) continue
    for (const row of table.querySelectorAll('tr[height="0"]')) row.remove()
    const cells = [...table.rows].flatMap((row) => [...row.cells])
    if (cells.length < 2) {
      // A frame around something is no table.
      table.replaceWith(...(cells[0]?.childNodes ?? []))
      continue
    }
    if (cells.some(({ colSpan, rowSpan }) => colSpan !== 1 || rowSpan !== 1)) hadMerged = true
    for (const element of table.querySelectorAll(`:is(td, th) :is(${lines})`)) intoLine(element)
    if (table.caption) table.before(renamed(table.caption, 'p'))
    table.replaceChildren(...evenRows(table))
  }
  return hadMerged
}

function intoLine(element: Element) {
  if (element.previousSibling) element.before(' ')
  if (element.nextSibling) element.after(' ')
  unwrap(element)
}

/** The rows of a table with a cell in every column, also where a merged one reaches. */
function evenRows(table: HTMLTableElement): Element[] {
  const rows = [...table.rows]
  // Null stands where a cell reaches that begins elsewhere.
  const grid = rows.map((): (Element | null)[] => [])
  for (const [index, { cells }] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      while (grid[index]?.[column] !== undefined) column += 1
      for (const line of grid.slice(index, index + (cell.rowSpan || rows.length)))
        for (let more = 0; more < cell.colSpan; more += 1) line[column + more] = null
      ;(grid[index] as (Element | null)[])[column] = cell
    }
  }
  const width = Math.max(...grid.map((line) => line.findLastIndex(Boolean))) + 1
  const emptyCell = () => table.ownerDocument.createElement('td')
  return rows.map((row, index) => {
    const cells = Array.from({ length: width }, (_, column) => grid[index]?.[column] ?? emptyCell())
    row.replaceChildren(...cells)
    for (const cell of cells) wrapContent(renamed(cell, index === 0 ? 'th' : 'td'), 'p')
    return row
  })
}
