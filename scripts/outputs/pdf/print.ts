import { once } from 'node:events'
import type { Font } from 'fontkit'
import { type DrawnFontName, drawnFonts } from '../../fonts/font-recipes.ts'
import { openFont } from '../../fonts/open-font.ts'
import { staticFont } from '../../fonts/static-font.ts'
import { drawList, drawPassage, drawTable } from './draw-passage.ts'
import { drawChart, drawColumns, drawFacts, drawOutcome } from './draw-study.ts'
import { drawChapters, drawHeading, drawLabel, drawLead, drawNote, drawText, drawTitle } from './draw-words.ts'
import type { Part, PartOf, PrintedDocument } from './printed-document.ts'
import { colors, decorate, page, rule, type Sheet, setStyle, space, styles, tagged, write } from './sheet.ts'

/** The fonts of the print sheet. */
export type PrintFonts = Record<DrawnFontName, Font>

const fontNames = Object.keys(drawnFonts) as DrawnFontName[]

/** The fonts of the site, each at the weight the print sheet shows. Read once for all documents: it takes a while. */
export async function printFonts(): Promise<PrintFonts> {
  const fonts = fontNames.map(async (name) => {
    const { font } = await staticFont(name)
    return [name, await openFont(font)] as const
  })
  return Object.fromEntries(await Promise.all(fonts)) as PrintFonts
}

const draw: { [Kind in Part['kind']]: (sheet: Sheet, part: PartOf<Kind>) => void } = {
  title: drawTitle,
  lead: drawLead,
  label: drawLabel,
  text: drawText,
  heading: drawHeading,
  chapters: drawChapters,
  outcome: drawOutcome,
  facts: drawFacts,
  chart: drawChart,
  columns: drawColumns,
  note: drawNote,
  passage: drawPassage,
  list: drawList,
  table: drawTable,
  'new-page': ({ doc }) => void doc.addPage(),
}

/** The mark on its 32 by 32 grid: ten rules at the distances of a logarithmic scale, and a diagonal. */
const markRules = Array.from({ length: 10 }, (_, i) => `M1 ${(30.5 - Math.log10(i + 1) * 29).toFixed(1)}H31`).join('')
const markSize = 22

/** The mark and the name, as at the head of every page of the site. */
function drawMasthead(sheet: Sheet, name: string): void {
  const { doc } = sheet
  decorate(sheet, () => {
    doc.translate(page.left, page.top).scale(markSize / 32)
    doc.path(markRules).lineWidth(0.7).stroke(colors.ink)
    doc.path('M1 30.5L31 1.5').lineWidth(2).stroke(colors.copper)
  })
  tagged(sheet, 'P', () => write(sheet, styles.name, name, { x: page.left + markSize + 8, y: page.top + 2 }))
  doc.y = page.top + markSize + 10
  rule(sheet, colors.ink, 1.5)
  space(sheet, 70)
}

/** `1 / 5` at the foot of each sheet. */
function numberPages(sheet: Sheet): void {
  const { doc } = sheet
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    const options = { ...setStyle(sheet, styles.detail), width: page.width, align: 'right' as const, lineBreak: false }
    doc.text(`${index + 1} / ${count}`, page.left, page.bottom + 22, options)
    doc.endMarkedContent()
  }
}

/**
 * Prints a document as a tagged PDF with an outline. The same document has the same bytes on the same day.
 *
 * @param day `2026-03-01`, the day the file says it was made.
 */
export async function print(
  { title, language, name, parts }: PrintedDocument,
  fonts: PrintFonts,
  day: string,
): Promise<Buffer> {
  // Loaded when there is something to print: most builds change no document.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: page.top, left: page.left, right: page.left, bottom: 792 - page.bottom },
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: name, CreationDate: new Date(`${day}T00:00:00Z`) },
  })
  // pdfkit takes what fontkit has read, which its types do not say.
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as unknown as Buffer)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const sheet: Sheet = { doc, root, outline: [] }
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))

  drawMasthead(sheet, name)
  for (const part of parts) draw[part.kind](sheet, part as never)
  numberPages(sheet)
  root.end()
  doc.end()
  await once(doc, 'end')
  return Buffer.concat(chunks)
}
