import type { DrawnFontName } from '../../fonts/font-recipes.ts'

/** The sheet in points: US letter, with its margins. */
export const page = { left: 56, top: 51, bottom: 722, width: 500 }

/** The colors of the print sheet: ink, slate, a hairline, copper and verdigris on white. */
export const colors = { ink: '#0b1921', muted: '#4c5e69', rule: '#d4dce2', copper: '#914006', link: '#015e4a' }

/** How words look. `leading` is the distance of the lines in ems. */
export interface Style {
  font: DrawnFontName
  size: number
  leading: number
  color?: string
  /** Added between letters, in ems. */
  tracking?: number
}

export const styles = {
  name: { font: 'displayMedium', size: 15, leading: 1.2 },
  title: { font: 'display', size: 40, leading: 1.08, tracking: -0.02 },
  heading: { font: 'display', size: 24, leading: 1.12, tracking: -0.015 },
  lead: { font: 'display', size: 17, leading: 1.3, tracking: -0.01 },
  outcome: { font: 'display', size: 44, leading: 1, tracking: -0.02, color: colors.copper },
  text: { font: 'sans', size: 10.5, leading: 1.55 },
  subheading: { font: 'sansBold', size: 11, leading: 1.4 },
  label: { font: 'mono', size: 8, leading: 1.5, tracking: 0.06, color: colors.copper },
  detail: { font: 'mono', size: 8, leading: 1.5, tracking: 0.06, color: colors.muted },
} as const satisfies Record<string, Style>

/** A document being printed. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  /** The root of what readers with a screen reader are told. */
  root: PDFKit.PDFStructureElement
  /** The last heading of each rank of a comparison. */
  outline: PDFKit.PDFOutline[]
}

/** Where words stand. */
export interface SheetPlace {
  x?: number
  y?: number
  width?: number
}

/** Takes the font, size and color of a style. Returns the options that give its lines their distance. */
export function setStyle({ doc }: Sheet, { font, size, leading, color = colors.ink, tracking = 0 }: Style) {
  doc.font(font).fontSize(size).fillColor(color)
  return { lineGap: leading * size - doc.currentLineHeight(true), characterSpacing: tracking * size }
}

/** Writes words; the next ones stand below them. */
export function write(
  sheet: Sheet,
  style: Style,
  text: string,
  { x = page.left, y, width = page.width }: SheetPlace = {},
) {
  const options = { ...setStyle(sheet, style), width }
  sheet.doc.text(text, x, y ?? sheet.doc.y, options)
}

/** How high words will stand. */
export function heightOf(sheet: Sheet, style: Style, text: string, width: number): number {
  return sheet.doc.heightOfString(text, { ...setStyle(sheet, style), width })
}

/** Draws something that has a meaning of its own: a heading, a paragraph, a list. */
export function tagged(
  sheet: Sheet,
  type: string,
  draw: (() => void) | PDFKit.PDFStructureElement,
  parent = sheet.root,
): void {
  parent.add(sheet.doc.struct(type, {}, draw))
}

/** Writes a label in capitals, which are read aloud as the words they are. */
export function writeLabel(sheet: Sheet, type: string, style: Style, text: string, place?: SheetPlace): void {
  const { doc, root } = sheet
  root.add(doc.struct(type, { actual: text }, () => write(sheet, style, text.toUpperCase(), place)))
}

/** Draws what is there for the eye only. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

/** A line across the sheet, or part of it. */
export function rule(sheet: Sheet, color: string, weight: number): void {
  const { doc } = sheet
  const y = doc.y + weight / 2
  decorate(sheet, () =>
    doc
      .moveTo(page.left, y)
      .lineTo(page.left + page.width, y)
      .lineWidth(weight)
      .stroke(color),
  )
  doc.y += weight
}

/** Leaves room; at the foot of a sheet a new one begins when less than `needed` points are left after it. */
export function space({ doc }: Sheet, points: number, needed = 0): void {
  if (doc.y + points + needed > page.bottom) doc.addPage()
  else doc.y += points
}
