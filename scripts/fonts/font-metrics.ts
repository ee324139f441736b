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

/** Where the tables of an uncompressed font begin, and how wide its characters are. */
function readTables(font: Buffer) {
  const tables = new Map<string, number>()
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8))
  }
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((tag) => tables.get(tag) ?? 0) as [
    number,
    number,
    number,
    number,
  ]
  const em = font.readUInt16BE(head + 18)
  const metricCount = font.readUInt16BE(hhea + 34)
  const ofGlyph = (glyph: number) => font.readUInt16BE(hmtx + Math.min(glyph, metricCount - 1) * 4) / em
  return { hhea, em, advance: (code: number) => ofGlyph(glyphOf(font, cmap, code)) }
}

/** Returns the width of a character, given as its code, per em. */
export function advanceOf(font: Buffer): (code: number) => number {
  const { advance } = readTables(font)
  const known = new Map<number, number>()
  return (code) => {
    const width = known.get(code) ?? advance(code)
    known.set(code, width)
    return width
  }
}

/** Vertical metrics and mean letter width of an uncompressed font, per em. */
export function readMetrics(font: Buffer) {
  const { hhea, em, advance } = readTables(font)
  const shares = Object.entries(letterShares)
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  const width = shares.reduce((sum, [letter, share]) => sum + advance(letter.charCodeAt(0)) * share, 0) / total
  const vertical = (offset: number) => font.readInt16BE(hhea + offset) / em
  return { ascent: vertical(4), descent: -vertical(6), lineGap: vertical(8), width }
}

/** Looks a character up in the format 4 table every web font carries. */
function glyphOf(font: Buffer, cmap: number, code: number): number {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  )
  const table = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (table === undefined) throw new Error('The font has no character table this script can read.')
  const double = font.readUInt16BE(table + 6)
  const [ends, starts, deltas, ranges] = [14, 16 + double, 16 + double * 2, 16 + double * 3].map(
    (offset) => table + offset,
  ) as [number, number, number, number]
  for (let at = 0; at < double; at += 2) {
    if (font.readUInt16BE(ends + at) < code) continue
    const delta = font.readUInt16BE(deltas + at)
    const range = font.readUInt16BE(ranges + at)
    const glyph =
      range === 0 ? code : font.readUInt16BE(ranges + at + range + (code - font.readUInt16BE(starts + at)) * 2)
    return (glyph + delta) & 0xffff
  }
  return 0
}
