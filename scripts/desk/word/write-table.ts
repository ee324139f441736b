import type { Writing } from './writing.ts'
import { allOf, childOf, elementsOf, valOf, wordsOf, type XmlElement } from './xml-tree.ts'

interface Cell {
  rows: number
  columns: number
  html: string
}

/** A table with its merged cells, and an empty cell where a row begins further in. */
export function writeTable(writing: Writing, table: XmlElement): string {
  const above: Cell[] = []
  const cells = [...allOf(table, /^w:(?:tr|commentRange\w+)$/)].flatMap((row) => {
    if (isComment(writing, row) || !isThere(writing, row)) return []
    let column = Number(valOf(row, 'w:trPr', 'w:gridBefore') ?? 0)
    const made: Cell[] = column > 0 ? [{ rows: 1, columns: column, html: '' }] : []
    for (const element of allOf(row, /^w:(?:tc|commentRange\w+)$/)) {
      if (isComment(writing, element)) continue
      const properties = childOf(element, 'w:tcPr')
      const columns = Math.min(60, Math.max(1, Number(valOf(properties, 'w:gridSpan') ?? 1)))
      const merged = childOf(properties, 'w:vMerge')
      const first = merged && merged.attrs['w:val'] !== 'restart' ? above[column] : undefined
      if (first) goOn(writing, first, element)
      else {
        const cell = { rows: 1, columns, html: writing.apart(elementsOf(element)) }
        above[column] = cell
        made.push(cell)
      }
      column += columns
    }
    return [made]
  })
  return `<table>${cells.map((row) => `<tr>${row.map(printCell).join('')}</tr>`).join('')}</table>`
}

const printCell = ({ rows, columns, html }: Cell) => `<td colspan="${columns}" rowspan="${rows}">${html}</td>`

/** Word shows nothing of what stands in a cell that goes on from above. */
function goOn(writing: Writing, first: Cell, element: XmlElement) {
  first.rows += 1
  if (!writing.hides(wordsOf(element))) first.html += writing.apart(elementsOf(element))
}

/** Comments on whole rows begin and end between rows or cells. */
function isComment(writing: Writing, element: XmlElement): boolean {
  if (!element.name.startsWith('w:comment')) return false
  writing.markup.see(element, '')
  return true
}

function isThere(writing: Writing, row: XmlElement): boolean {
  const properties = childOf(row, 'w:trPr')
  const gone = properties && elementsOf(properties).find((change) => writing.isGone(change))
  if (!gone) return true
  writing.loseChange(row)
  writing.markup.see(gone, wordsOf(row))
  writing.seeComments(row)
  return false
}
