import type { Font } from 'fontkit'

/** Share of each character in English running text, in percent: what an average line is made of. */
const letterShares: Record<string, number> = {
  ' ': 18,
  e: 10.4,
  t: 7.4,
  a: 6.7,
  o: 6.2,
  i: 5.7,
  n: 5.5,
  s: 5.2,
  h: 5,
  r: 4.9,
  d: 3.5,
  l: 3.3,
  u: 2.3,
  c: 2.3,
  m: 2,
  w: 1.9,
  f: 1.8,
  g: 1.7,
  y: 1.6,
  p: 1.6,
  b: 1.2,
  v: 0.8,
  k: 0.6,
}

/** Width of a letter, per em. */
export function advanceOf(font: Font, letter: string): number {
  return font.glyphForCodePoint(letter.codePointAt(0) as number).advanceWidth / font.unitsPerEm
}

/** Vertical metrics and mean letter width of a font, per em. */
export function fontMetrics(font: Font) {
  const shares = Object.entries(letterShares)
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  const width = shares.reduce((sum, [letter, share]) => sum + advanceOf(font, letter) * share, 0) / total
  const em = font.unitsPerEm
  return { ascent: font.ascent / em, descent: -font.descent / em, width }
}
