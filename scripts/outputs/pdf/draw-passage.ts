import type { MarkedWords, PartOf } from './printed-document.ts'
import { colors, heightOf, page, rule, type Sheet, type Style, setStyle, space, styles } from './sheet.ts'

type Element = PDFKit.PDFStructureElement

/** A line below the words is that of words that came. */
function colorOf({ mark, remark, label, href }: MarkedWords): string {
  if (remark || label || (href && !mark)) return colors.muted
  return mark === 'del' ? colors.copper : mark === 'ins' ? colors.link : colors.ink
}

/** What is no word of the text stands in brackets; words that went and those that came for them are two words. */
function printedRuns(runs: readonly MarkedWords[]): MarkedWords[] {
  return runs.flatMap((run, at): MarkedWords[] => {
    if (run.text === '') return []
    if (run.remark || run.label) return [{ ...run, text: `[${run.text}]` }]
    const replaces = run.mark === 'ins' && runs[at - 1]?.mark === 'del'
    return replaces ? [{ text: ' ' }, run] : [run]
  })
}

/**
 * Words that came are underlined, words that went are struck, both in a colour; copied or read aloud they say so. Without a
 * place they go on behind the words before them.
 */
function writeMarked(
  sheet: Sheet,
  element: Element,
  runs: readonly MarkedWords[],
  style: Style,
  place?: { x: number; y: number; width: number },
): void {
  const { doc } = sheet
  const drawWords = (run: MarkedWords) => {
    const { text, bold, mark, href } = run
    const options = {
      ...setStyle(sheet, { ...style, font: bold ? 'sansBold' : style.font, color: colorOf(run) }),
      continued: run !== runs.at(-1),
      underline: mark === 'ins',
      strike: mark === 'del',
      ...(href && (href.startsWith('#') ? { goTo: href.slice(1) } : { link: href })),
    }
    if (run === runs[0] && place) doc.text(text, place.x, place.y, { ...options, width: place.width })
    else doc.text(text, options)
  }
  for (const [at, first] of runs.entries()) {
    if (first.joins) continue
    const end = runs.findIndex(({ joins }, index) => index > at && !joins)
    const together = runs.slice(at, end === -1 ? undefined : end)
    const { aloud, href } = first
    const draw = () => {
      // Structure is for readers of it, marked content for those who copy.
      if (aloud) doc.markContent('Span', { actual: aloud })
      for (const run of together) drawWords(run)
      if (aloud) endAloud(sheet)
    }
    const told = { ...(aloud && { actual: aloud }), ...(href && { alt: href }) }
    if (href) addLink(sheet, element, told, draw)
    else element.add(aloud ? doc.struct('Span', told, draw) : draw)
  }
}

/**
 * Poppler (22.12, `ActualText::end`) puts what is read in place of words on their line by the axes and the font it finds at
 * their end, where pdfkit has gone back to its own: they stand upside down to those of text.
 */
function endAloud({ doc }: Sheet): void {
  const { _font: font, _fontSize: size } = doc as unknown as { _font: { id: string }; _fontSize: number }
  doc.save().transform(1, 0, 0, -1, 0, doc.page.height).addContent(`/${font.id} ${size} Tf`)
  doc.endMarkedContent()
  doc.restore()
}

/** pdfkit (0.20) itself tags no links but those to addresses. */
function addLink({ doc }: Sheet, element: Element, told: object, draw: () => void): void {
  const link = doc.struct('Link', told)
  element.add(link)
  const goTo = doc.goTo.bind(doc)
  const options: object = { structParent: link }
  doc.goTo = (x, y, width, height, name) => goTo(x, y, width, height, name, options)
  link.add(draw)
  doc.goTo = goTo
  link.end()
}

/** A heading among those of its rank in the outline, without what is gone. */
function addToOutline({ doc, outline }: Sheet, level: number, runs: readonly MarkedWords[]): void {
  const words = runs.filter(({ mark, remark, label }) => mark !== 'del' && !remark && !label)
  const title = words.map(({ text }) => text).join('')
  if (!title.trim()) return
  outline.length = Math.min(outline.length, level - 1)
  outline.push((outline.at(-1) ?? doc.outline).addItem(title.replace(/\s+/g, ' ').trim()))
}

/** A heading or a paragraph of two versions in one. */
export function drawPassage(sheet: Sheet, { runs, level, id }: PartOf<'passage'>): void {
  const { doc } = sheet
  const words = printedRuns(runs)
  if (words.length === 0) return
  if (level) {
    space(sheet, 12, 60)
    addToOutline(sheet, level, runs)
    if (id) doc.addNamedDestination(id, 'XYZ', null, doc.y, null)
  }
  const element = doc.struct(level ? `H${level + 1}` : 'P')
  sheet.root.add(element)
  const place = { x: page.left, y: doc.y, width: page.width }
  writeMarked(sheet, element, words, level ? styles.subheading : styles.text, place)
  element.end()
  space(sheet, 6)
}

/** Items of a list and of the lists in it. */
export function drawList(sheet: Sheet, { items }: PartOf<'list'>): void {
  const { doc } = sheet
  const open: { list: Element; body?: Element }[] = []
  for (const { level, sign, runs } of items) {
    open.length = Math.min(open.length, level + 1)
    while (open.length <= level) {
      const list = doc.struct('L')
      const parent = open.at(-1)?.body ?? sheet.root
      parent.add(list)
      open.push({ list })
    }
    const here = open[level] as (typeof open)[number]
    const [item, label, body] = [doc.struct('LI'), doc.struct('Lbl'), doc.struct('LBody')]
    here.list.add(item)
    item.add(label)
    item.add(body)
    here.body = body
    const left = page.left + (level + 1) * 16
    const place = { x: left, y: doc.y, width: page.left + page.width - left }
    label.add(() => {
      doc.text(`${sign} `, place.x, place.y, { ...setStyle(sheet, styles.text), width: place.width, continued: true })
    })
    const words = printedRuns(runs)
    writeMarked(sheet, body, words.length > 0 ? words : [{ text: ' ' }], styles.text)
    space(sheet, 6)
  }
}

const between = 12

/** Rows in columns of one width, each on one sheet. */
export function drawTable(sheet: Sheet, { heads, rows }: PartOf<'table'>): void {
  const { doc } = sheet
  const table = doc.struct('Table')
  sheet.root.add(table)
  const count = Math.max(1, ...rows.map(({ length }) => length))
  const width = (page.width - between * (count - 1)) / count
  for (const [at, cells] of rows.entries()) {
    const printed = cells.map(printedRuns)
    const textOf = (runs: readonly MarkedWords[]) => runs.map(({ text }) => text).join('')
    const heights = printed.map((runs) => heightOf(sheet, { ...styles.text, font: 'sansBold' }, textOf(runs), width))
    space(sheet, 0, Math.max(0, ...heights))
    const row = doc.struct('TR')
    table.add(row)
    const top = doc.y
    for (const [column, runs] of printed.entries()) {
      // Its types do not know this option.
      const scope: object = { scope: 'Column' }
      const cell = at < heads ? doc.struct('TH', scope) : doc.struct('TD')
      row.add(cell)
      writeMarked(sheet, cell, runs, styles.text, { x: page.left + column * (width + between), y: top, width })
    }
    doc.y = top + Math.max(0, ...heights)
    space(sheet, 3)
    rule(sheet, colors.rule, 0.75)
    space(sheet, 3)
  }
  table.end()
  space(sheet, 6)
}
