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

/** Where the run of equal pixels that begins at `start` ends. Most pixels are the same as the one before. */
function runEnd(pixels: Uint32Array, start: number, limit: number): number {
  const pixel = pixels[start]
  let end = start + 1
  while (end < limit && pixels[end] === pixel) end += 1
  return end
}

/** The most frequent colors, and the place in that palette of every reduced color. */
function paletteOf(pixels: Uint32Array): { palette: number[]; places: Uint8Array } {
  const counts = new Uint32Array(65_536)
  const shown = new Map<number, number>()
  for (let start = 0, end = 0; start < pixels.length; start = end) {
    end = runEnd(pixels, start, pixels.length)
    const pixel = pixels[start] as number
    const key = reduced(pixel)
    if (counts[key] === 0) shown.set(key, pixel)
    counts[key] = (counts[key] as number) + end - start
  }
  const keys = [...shown.keys()].sort((a, b) => (counts[b] as number) - (counts[a] as number))
  const colors = keys.map((key) => shown.get(key) as number)
  const palette = colors.slice(0, paletteSize)
  const places = new Uint8Array(65_536)
  for (const [index, key] of keys.entries())
    places[key] = index < paletteSize ? index : nearest(colors[index] as number, palette)
  return { palette, places }
}

/** Rows of palette places, each after a byte that says it is stored as it is. */
function rowsOf(pixels: Uint32Array, width: number, places: Uint8Array): Buffer {
  const rows = Buffer.alloc(pixels.length + pixels.length / width)
  for (let first = 0, at = 1; first < pixels.length; first += width, at += 1) {
    for (let start = first, end = 0; start < first + width; start = end) {
      end = runEnd(pixels, start, first + width)
      const place = places[reduced(pixels[start] as number)] as number
      for (const next = at + end - start; at < next; at += 1) rows[at] = place
    }
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
  const { palette, places } = paletteOf(pixels)
  const colors = Buffer.from(palette.flatMap((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]))
  const image = await compress(rowsOf(pixels, width, places), { level: 5 })
  return Buffer.concat([
    signature,
    header(width, height),
    chunk('PLTE', colors),
    chunk('IDAT', image),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
