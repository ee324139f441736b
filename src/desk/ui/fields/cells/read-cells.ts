/**
 * The cells of what spreadsheets put on the clipboard as text: columns end with a tab, rows with a line; a cell with one of
 * these inside stands in quotation marks, which are doubled in it.
 */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').replaceAll(/\s+/g, ' '))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  while (rows.length > 1 && rows.at(-1)?.every((one) => one === '')) rows.pop()
  return rows
}

/** What surrounds a figure in a spreadsheet: a currency or a percent sign, and room. */
const around = /^[$€£\s]+|[%\s]+$/g
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** The figure a cell shows: `$1,200` is 1200, `12,5` is 12.5, `(3)` is -3. Undefined when it shows none. */
export function readFigure(text: string): number | undefined {
  const bare = text.replaceAll(around, '').replace('−', '-')
  const [, bracketed] = /^\((.+)\)$/.exec(bare) ?? []
  const sign = bracketed !== undefined || bare.startsWith('-') ? -1 : 1
  const digits = (bracketed ?? bare).replace(/^-/, '').replaceAll(around, '')
  const plain = grouped.test(digits) ? digits.replaceAll(',', '') : digits.replace(/^(\d+),(\d+)$/, '$1.$2')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? sign * Number(plain) : undefined
}
