import type { MarkedWords, PartOf } from './printed-document.ts'
import { colors, page, type Sheet, setStyle, space, styles } from './sheet.ts'

const looks = { heading: styles.subheading, text: styles.text }

function colorOf({ mark, remark }: MarkedWords): string {
  if (remark) return colors.muted
  return mark === 'del' ? colors.copper : mark === 'ins' ? colors.link : colors.ink
}

/** A passage of two versions in one: words that came are underlined, words that went are struck, both in a colour; remarks stand in brackets. */
export function drawPassage(sheet: Sheet, { runs, look, indent = 0, sign }: PartOf<'passage'>): void {
  const { doc } = sheet
  const words = runs.filter(({ text }) => text !== '')
  if (words.length === 0) return
  if (look === 'heading') space(sheet, 12, 60)
  const paragraph = doc.struct(look === 'heading' ? 'H2' : 'P')
  sheet.root.add(paragraph)
  const left = page.left + indent * 16
  const signed: MarkedWords[] = sign ? [{ text: `${sign} ` }, ...words] : words
  for (const [index, run] of signed.entries())
    paragraph.add(() => {
      const { bold, mark, remark } = run
      const text = remark ? `[${run.text}]` : run.text
      const font = bold ? 'sansBold' : looks[look].font
      const options = {
        ...setStyle(sheet, { ...looks[look], font, color: colorOf(run) }),
        continued: index < signed.length - 1,
        underline: mark === 'ins',
        strike: mark === 'del',
      }
      if (index === 0) doc.text(text, left, doc.y, { ...options, width: page.left + page.width - left })
      else doc.text(text, options)
    })
  paragraph.end()
  space(sheet, 6)
}
