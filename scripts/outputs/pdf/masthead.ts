import { colors, decorate, page, rule, type Sheet, space, styles, tagged, write } from './sheet.ts'

/** The mark on its 32 by 32 grid: ten rules at the distances of a logarithmic scale, and a diagonal. */
const rules = Array.from({ length: 10 }, (_, i) => `M1 ${(30.5 - Math.log10(i + 1) * 29).toFixed(1)}H31`).join('')
const size = 22

/** The mark and the name, as at the head of every page of the site. */
export function drawMasthead(sheet: Sheet, name: string): void {
  const { doc } = sheet
  decorate(sheet, () => {
    doc.translate(page.left, page.top).scale(size / 32)
    doc.path(rules).lineWidth(0.7).stroke(colors.ink)
    doc.path('M1 30.5L31 1.5').lineWidth(2).stroke(colors.copper)
  })
  tagged(sheet, 'P', () => write(sheet, styles.name, name, { x: page.left + size + 8, y: page.top + 2 }))
  doc.y = page.top + size + 10
  rule(sheet, colors.ink, 1.5)
  space(sheet, 70)
}
