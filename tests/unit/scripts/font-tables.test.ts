import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { advanceOf } from '../../../scripts/fonts/font-metrics.ts'
import { fontOf, tablesOf, withKerningOf } from '../../../scripts/fonts/font-tables.ts'
import { openFont } from '../../../scripts/fonts/open-font.ts'
import { staticFont } from '../../../scripts/fonts/static-font.ts'

const styles = path.resolve(import.meta.dirname, '../../../src/styles')

test('a font put together from its tables is the font it was', async () => {
  const { font } = await staticFont('sans')
  const again = fontOf(tablesOf(font))
  expect([...tablesOf(again)]).toEqual([...tablesOf(font)])
  expect(advanceOf(await openFont(again), 'm')).toBe(advanceOf(await openFont(font), 'm'))
})

test('the directory of a font put together is the one its tools wrote', async () => {
  const { font } = await staticFont('mono')
  const rows = tablesOf(font).size
  const directory = (file: Buffer) =>
    Array.from({ length: rows }, (_, row) => [
      file.toString('latin1', 12 + row * 16, 16 + row * 16),
      // The sum of `head` holds the sum of the whole file in its own words.
      file.toString('latin1', 12 + row * 16, 16 + row * 16) === 'head' || file.readUInt32BE(16 + row * 16),
      file.readUInt32BE(24 + row * 16),
    ]).sort()
  expect(directory(fontOf(tablesOf(font)))).toEqual(directory(font))
})

/** By how much two letters are moved together, per em. */
const kerned = async (file: Buffer, pair: string) => {
  const font = await openFont(file)
  const { positions, glyphs } = font.layout(pair)
  return ((positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0)) / font.unitsPerEm
}

test('a font with the kerning of another cut moves its letters together as that does', async () => {
  const [{ font: light }, { font: bold }] = [await staticFont('sans'), await staticFont('sansBold')]
  expect(await kerned(bold, 'L-')).not.toBe(await kerned(light, 'L-'))
  expect(await kerned(withKerningOf(bold, light), 'L-')).toBe(await kerned(light, 'L-'))
})

test.each([
  ['newsreader-display', 'display'],
  ['schibsted-grotesk', 'sans'],
] as const)('%s sets “To” and “AV” as closely as its makers meant it', async (name, drawn) => {
  const shown = await readFile(path.join(styles, 'fonts', `${name}.woff2`))
  const { font } = await staticFont(drawn)
  for (const pair of ['To', 'AV', 'r,']) {
    expect(await kerned(font, pair), pair).toBeLessThan(0)
    expect(await kerned(shown, pair), pair).toBeCloseTo(await kerned(font, pair), 3)
  }
})
