import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compress = promisify(deflate)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const paletteSize = 256

/** Keeps 5, 6 and 5 bits of red, green and blue: what differs by less looks the same. */
const reduced = (pixel: number) => ((pixel & 0xf8) << 8) | ((pixel >> 5) & 0x7e0) | ((pixel >> 19) & 0x1f)

const distance = (a: number, b: number) =>
  [0, 8, 16].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0)

function nearest(color: number, palette: number[]): number {
  const distances = palette.map((candidate) => distance(color, candidate))
  return distances.indexOf(Math.min(...distances))
}

/** Pixels that follow each other and look the same: where each run ends, and its reduced color. */
interface Runs {
  count: number
  ends: Uint32Array
  keys: Uint16Array
}

/** The runs of a picture, none longer than a row. Most pixels are the same as the one before. */
function runsOf(pixels: Uint32Array, width: number): Runs {
  const runs = { count: 0, ends: new Uint32Array(pixels.length), keys: new Uint16Array(pixels.length) }
  for (let row = width, start = 0; row <= pixels.length; row += width) {
    while (start < row) {
      const pixel = pixels[start] as number
      let end = start + 1
      while (end < row && pixels[end] === pixel) end += 1
      runs.ends[runs.count] = end
      runs.keys[runs.count] = reduced(pixel)
      runs.count += 1
      start = end
    }
  }
  return runs
}

/** The most frequent colors, and the place in that palette of every reduced color. */
function paletteOf(pixels: Uint32Array, { count, ends, keys }: Runs): { palette: number[]; places: Uint8Array } {
  const counts = new Uint32Array(65_536)
  const shown = new Map<number, number>()
  for (let run = 0, start = 0; run < count; run += 1) {
    const key = keys[run] as number
    if (counts[key] === 0) shown.set(key, pixels[start] as number)
    const end = ends[run] as number
    counts[key] = (counts[key] as number) + end - start
    start = end
  }
  const frequent = [...shown.keys()].sort((a, b) => (counts[b] as number) - (counts[a] as number))
  const colors = frequent.map((key) => shown.get(key) as number)
  const palette = colors.slice(0, paletteSize)
  const places = new Uint8Array(65_536)
  for (const [index, key] of frequent.entries())
    places[key] = index < paletteSize ? index : nearest(colors[index] as number, palette)
  return { palette, places }
}

/** Rows of palette places, each after a byte that says it is stored as it is. */
function rowsOf({ count, ends, keys }: Runs, width: number, height: number, places: Uint8Array): Buffer {
  const rows = Buffer.alloc((width + 1) * height)
  for (let run = 0, start = 0; run < count; run += 1) {
    const end = ends[run] as number
    const shift = Math.floor(start / width) + 1
    const place = places[keys[run] as number] as number
    for (; start < end; start += 1) rows[start + shift] = place
  }
  return rows
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, body, check] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type, 'latin1'), data]), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  // 8 bits for each pixel, colors from a palette.
  data.set([8, 3], 8)
  return chunk('IHDR', data)
}

/**
 * A PNG with at most 256 colors. A drawing of few colors is a third of the size this way, and is compressed beside
 * the main thread.
 */
export async function indexedPng(rgba: Buffer, width: number, height: number): Promise<Buffer> {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const runs = runsOf(pixels, width)
  const { palette, places } = paletteOf(pixels, runs)
  const colors = Buffer.from(palette.flatMap((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]))
  const image = await compress(rowsOf(runs, width, height, places), { level: 5 })
  return Buffer.concat([
    signature,
    header(width, height),
    chunk('PLTE', colors),
    chunk('IDAT', image),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
