/** Bytes of the header of a font file, and of each row of its directory. */
const headerSize = 12
const rowSize = 16

/** What a directory says of a table: the sum of its words, which readers may check. Its last word may be cut short. */
function checksum(table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

/** The tables of a TrueType font by their tags. */
export function tablesOf(font: Buffer): Map<string, Buffer> {
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => headerSize + index * rowSize)
  return new Map(
    rows.map((row) => {
      const start = font.readUInt32BE(row + 8)
      return [font.toString('latin1', row, row + 4), font.subarray(start, start + font.readUInt32BE(row + 12))]
    }),
  )
}

/**
 * A TrueType font made of tables.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/otff#table-directory
 */
export function fontOf(tables: Map<string, Buffer>): Buffer {
  const directory = Buffer.alloc(headerSize + tables.size * rowSize)
  const depth = Math.floor(Math.log2(tables.size))
  directory.writeUInt32BE(0x00010000, 0)
  const search = [tables.size, rowSize * 2 ** depth, depth, rowSize * (tables.size - 2 ** depth)]
  for (const [index, value] of search.entries()) directory.writeUInt16BE(value, 4 + index * 2)
  const parts: Buffer[] = [directory]
  let end = directory.length
  for (const [index, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const row = headerSize + index * rowSize
    directory.write(tag, row, 'latin1')
    for (const [place, value] of [checksum(table), end, table.length].entries())
      directory.writeUInt32BE(value, row + 4 + place * 4)
    parts.push(table, Buffer.alloc(-table.length & 3))
    end += table.length + (-table.length & 3)
  }
  return Buffer.concat(parts)
}

/**
 * A variable font with the kerning of another cut of it, of the same glyphs: that of one weight for all. Kerning that
 * changes with the weight is a quarter of its file, and the changes are a few thousandths of an em.
 */
export function withKerningOf(font: Buffer, other: Buffer): Buffer {
  // GDEF holds the variations that GPOS points into, so the two go together.
  const isKerning = ([tag]: [string, Buffer]) => tag === 'GPOS' || tag === 'GDEF'
  const own = [...tablesOf(font)].filter((table) => !isKerning(table))
  return fontOf(new Map([...own, ...[...tablesOf(other)].filter(isKerning)]))
}
