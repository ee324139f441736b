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
    for (const sign of table.querySelectorAll('[style*="mso-list:ignore" i]'))
      sign.textContent = `${sign.textContent?.trim()} `
    const rows = rowsOf(table)
    const cells = rows.flatMap(cellsOf)
    if (cells.length < 2) {
      // A frame around something is no table.
      table.replaceWith(...(cells[0]?.childNodes ?? []))
      continue
    }
    if (cells.some((cell) => spanOf(cell, 'colspan') !== 1 || spanOf(cell, 'rowspan') !== 1)) hadMerged = true
    for (const element of table.querySelectorAll(`:is(td, th) :is(${lines})`)) intoLine(element)
    const caption = [...table.children].find(({ tagName }) => tagName === 'CAPTION')
    if (caption) table.before(renamed(caption, 'p'))
    table.replaceChildren(...evenRows(rows))
  }
  return hadMerged
}

function intoLine(element: Element) {
  if (element.previousSibling) element.before(' ')
  if (element.nextSibling) element.after(' ')
  unwrap(element)
}

const rowsOf = (table: Element) => [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
const cellsOf = (row: Element) => [...row.children].filter(({ tagName }) => /^T[DH]$/.test(tagName))

/** How many columns or rows a cell reaches over; 0 where it goes on to the last row. */
function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const written = Number.parseInt(cell.getAttribute(name) ?? '', 10)
  if (name === 'rowspan' && written === 0) return 0
  return written >= 1 ? Math.min(1000, written) : 1
}

/** The rows of a table with a cell in every column, also where a merged one reaches. */
function evenRows(rows: readonly Element[]): Element[] {
  // Null stands where a cell reaches that begins elsewhere.
  const grid = rows.map((): (Element | null)[] => [])
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const cell of cellsOf(row)) {
      while (grid[index]?.[column] !== undefined) column += 1
      for (const line of grid.slice(index, index + (spanOf(cell, 'rowspan') || rows.length)))
        for (let more = 0; more < spanOf(cell, 'colspan'); more += 1) line[column + more] = null
      ;(grid[index] as (Element | null)[])[column] = cell
    }
  }
  const width = Math.max(...grid.map((line) => line.findLastIndex(Boolean))) + 1
  return rows.map((row, index) => {
    const cells = Array.from(
      { length: width },
      (_, column) => grid[index]?.[column] ?? row.ownerDocument.createElement('td'),
    )
    row.replaceChildren(...cells)
    for (const cell of cells) wrapContent(renamed(cell, index === 0 ? 'th' : 'td'), 'p')
    return row
  })
}
