import type { PartOf, Run } from './printed-document.ts'
import {
  colors,
  heightOf,
  page,
  rule,
  type Sheet,
  type SheetPlace,
  setStyle,
  space,
  styles,
  tagged,
  write,
  writeLabel,
} from './sheet.ts'

/** Running text does not use the whole width of the sheet. */
const measure = 340

export function drawTitle(sheet: Sheet, { text }: PartOf<'title'>): void {
  tagged(sheet, 'H1', () => write(sheet, styles.title, text))
  space(sheet, 10)
}

export function drawLead(sheet: Sheet, { text }: PartOf<'lead'>): void {
  tagged(sheet, 'P', () => write(sheet, styles.lead, text, { width: measure }))
  space(sheet, 14)
}

export function drawLabel(sheet: Sheet, { text }: PartOf<'label'>): void {
  writeLabel(sheet, 'P', styles.label, text)
  space(sheet, 9)
}

export function drawText(sheet: Sheet, { text }: PartOf<'text'>): void {
  tagged(sheet, 'P', () => write(sheet, styles.text, text, { width: measure }))
}

export function drawHeading(sheet: Sheet, { text, id }: PartOf<'heading'>): void {
  const { doc } = sheet
  if (id) doc.addNamedDestination(id, 'XYZ', null, doc.y - 30, null)
  else space(sheet, 34, 120)
  doc.outline.addItem(text)
  tagged(sheet, 'H2', () => write(sheet, styles.heading, text))
  space(sheet, 12)
}

/** Words that lead to a place of the document. pdfkit itself tags no links but those to addresses. */
function linked(sheet: Sheet, text: string, place: Required<SheetPlace>, to: string): PDFKit.PDFStructureElement {
  const { doc } = sheet
  const link = doc.struct('Link')
  // Its types do not know this option.
  const options: object = { structParent: link }
  link.add(() => {
    write(sheet, styles.text, text, place)
    doc.goTo(place.x, place.y, place.width, doc.y - place.y, to, options)
  })
  link.end()
  return link
}

/** A numbered list between hairlines, each entry with a detail at its right. */
export function drawChapters(sheet: Sheet, { items }: PartOf<'chapters'>): void {
  const { doc } = sheet
  const list = doc.struct('L')
  sheet.root.add(list)
  if (items.some(({ to }) => to)) space(sheet, 56)
  for (const [index, { text, detail, to }] of items.entries()) {
    space(sheet, 0, 40)
    rule(sheet, colors.rule, 0.75)
    const y = doc.y + 8
    const item = doc.struct('LI')
    list.add(item)
    const number = String(index + 1).padStart(2, '0')
    tagged(sheet, 'Lbl', () => write(sheet, styles.label, number, { y: y + 2, width: 24 }), item)
    const body = doc.struct('LBody')
    item.add(body)
    const place = { x: page.left + 28, y, width: 360 }
    if (to) tagged(sheet, 'P', linked(sheet, text, place, to), body)
    else tagged(sheet, 'P', () => write(sheet, styles.text, text, place), body)
    const below = doc.y + 8
    if (detail) {
      const end = { ...setStyle(sheet, styles.detail), width: 100, align: 'right' as const }
      tagged(sheet, 'P', () => doc.text(detail, page.left + page.width - 100, y + 2, end), body)
    }
    doc.y = below
  }
  list.end()
}

function writeRuns(sheet: Sheet, runs: Run[]): void {
  const { doc } = sheet
  const paragraph = doc.struct('P')
  sheet.root.add(paragraph)
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1
    const link = typeof run === 'string' ? undefined : run.href
    const draw = () => {
      const color = link ? colors.link : colors.ink
      const options = {
        ...setStyle(sheet, { ...styles.text, color }),
        continued,
        link: link ?? null,
        underline: !!link,
      }
      const text = typeof run === 'string' ? run : run.text
      if (index === 0) doc.text(text, page.left, doc.y, { ...options, width: page.width })
      else doc.text(text, options)
    }
    if (link) paragraph.add(doc.struct('Link', { alt: link }, draw))
    else paragraph.add(draw)
  }
  paragraph.end()
}

export function drawNote(sheet: Sheet, { lines }: PartOf<'note'>): void {
  const words = lines.map((runs) => runs.map((run) => (typeof run === 'string' ? run : run.text)).join(''))
  const height = words.reduce((sum, line) => sum + heightOf(sheet, styles.text, line, page.width), 0)
  space(sheet, 24, height + 10)
  rule(sheet, colors.ink, 1.5)
  space(sheet, 8)
  for (const runs of lines) writeRuns(sheet, runs)
}
