import type { Column, PartOf } from './printed-document.ts'
import {
  colors,
  decorate,
  heightOf,
  page,
  rule,
  type Sheet,
  space,
  styles,
  tagged,
  write,
  writeLabel,
} from './sheet.ts'

/** Between columns, in points. */
const gap = 18

/** Left edges and width of so many columns. */
function columnsOf(count: number): { width: number; at: (index: number) => number } {
  const width = (page.width - gap * (count - 1)) / count
  return { width, at: (index) => page.left + index * (width + gap) }
}

/** The figure, and beside it what it counts. */
export function drawOutcome(sheet: Sheet, { figure, words }: PartOf<'outcome'>): void {
  const { doc } = sheet
  rule(sheet, colors.rule, 0.75)
  const y = doc.y + 12
  tagged(sheet, 'P', () => write(sheet, styles.outcome, figure, { y }))
  const below = doc.y
  const x = page.left + doc.widthOfString(figure, { characterSpacing: styles.outcome.size * -0.02 }) + 16
  const width = page.left + page.width - x
  const top = y + 38 - heightOf(sheet, styles.text, words, width)
  tagged(sheet, 'P', () => write(sheet, styles.text, words, { x, y: top, width }))
  doc.y = below
  space(sheet, 6)
  rule(sheet, colors.rule, 0.75)
  space(sheet, 14)
}

export function drawFacts(sheet: Sheet, { items }: PartOf<'facts'>): void {
  const { width, at } = columnsOf(items.length)
  const { doc } = sheet
  const top = doc.y
  const bottoms = items.map(({ term, text }, index) => {
    writeLabel(sheet, 'P', styles.detail, term, { x: at(index), y: top, width })
    tagged(sheet, 'P', () => write(sheet, styles.text, text, { x: at(index), y: doc.y + 3, width }))
    return doc.y
  })
  doc.y = Math.max(...bottoms)
  space(sheet, 16)
}

/** The count as a line with its figures, told in words to those who do not see it. */
export function drawChart(sheet: Sheet, { label, values }: PartOf<'chart'>): void {
  const { doc } = sheet
  const [height, inset] = [78, 16]
  const top = doc.y + 14
  const most = Math.max(...values, 1)
  const points = values.map((value, month) => ({
    value,
    x: page.left + inset + (month / (values.length - 1)) * (page.width - 2 * inset),
    y: top + height - (value / most) * (height - 10),
  }))
  const box: [number, number, number, number] = [page.left, top - 14, page.left + page.width, top + height]
  const line = () => {
    doc
      .save()
      .moveTo(page.left, top + height)
      .lineTo(page.left + page.width, top + height)
    doc.lineWidth(0.75).stroke(colors.rule)
    for (const [index, { x, y }] of points.entries()) index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)
    doc.lineWidth(1.75).stroke(colors.copper)
    for (const { x, y } of points) doc.circle(x, y, 3)
    doc.fill(colors.copper).restore()
    for (const { value, x, y } of points)
      write(sheet, styles.detail, String(value), { x: x - doc.widthOfString(String(value)) / 2, y: y - 15, width: 60 })
  }
  const described = { alt: `${label}: ${values.join(', ')}`, bbox: box }
  sheet.root.add(doc.struct('Figure', described, line))
  doc.y = top + height
  space(sheet, 6)
  writeLabel(sheet, 'Caption', styles.detail, label)
  space(sheet, 18)
}

const bullet = 12
const bodyOf = ({ body }: Column) => (typeof body === 'string' ? [body] : body)

function drawColumn(sheet: Sheet, column: Column, x: number, width: number): void {
  const { doc } = sheet
  tagged(sheet, 'H3', () => write(sheet, styles.subheading, column.heading, { x, width }))
  doc.y += 3
  if (typeof column.body === 'string') {
    tagged(sheet, 'P', () => write(sheet, styles.text, column.body as string, { x, width }))
    return
  }
  const list = doc.struct('L')
  sheet.root.add(list)
  for (const item of column.body) {
    const y = doc.y
    decorate(sheet, () => doc.circle(x + 3, y + 8, 1.5).fill(colors.copper))
    const draw = () => write(sheet, styles.text, item, { x: x + bullet, y, width: width - bullet })
    const entry = doc.struct('LI')
    list.add(entry)
    tagged(sheet, 'LBody', draw, entry)
  }
  list.end()
}

/** Side by side where the sheet has room for all of them, one after the other where it has not. */
export function drawColumns(sheet: Sheet, { columns }: PartOf<'columns'>): void {
  const { doc } = sheet
  const { width, at } = columnsOf(columns.length)
  const heights = columns.map((column) =>
    bodyOf(column).reduce((sum, text) => sum + heightOf(sheet, styles.text, text, width - bullet), 24),
  )
  const fits = doc.y + Math.max(...heights) <= page.bottom
  const top = doc.y
  const bottoms = columns.map((column, index) => {
    if (fits) doc.y = top
    drawColumn(sheet, column, fits ? at(index) : page.left, fits ? width : page.width)
    if (!fits) space(sheet, 14, 60)
    return doc.y
  })
  if (fits) doc.y = Math.max(...bottoms)
}
