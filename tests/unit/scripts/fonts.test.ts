import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { signsOffTheLine } from '#src/desk/text/paste/raised-signs.ts'
import { commonText, drawnText, fontRecipes, printFonts, rareText } from '../../../scripts/fonts/font-recipes.ts'
import { openFont } from '../../../scripts/fonts/open-font.ts'
import { realData } from '../../support/labels.ts'

const styles = path.resolve(import.meta.dirname, '../../../src/styles')
const sheet = (name: string) => readFileSync(path.join(styles, name), 'utf8')
const readFont = (name: string) => openFont(readFileSync(path.join(styles, 'fonts', `${name}.woff2`)))

const codesOf = (text: string) => [...new Set(text)].map((letter) => letter.codePointAt(0) as number)

/**
 * Characters that no font of the site has to hold: the mark of a way back, which systems draw as a picture of their own, and
 * what the desk writes for raised and lowered words, most of which no font of the site ever had.
 */
const drawnBySystems = `↩${signsOffTheLine}`

test('the fonts hold every character that content shows', () => {
  const known = new Set(codesOf(commonText + rareText + drawnBySystems))
  const unknown = codesOf(JSON.stringify(realData())).filter((code) => !known.has(code))
  // Add what is missing to `rareText` in scripts/fonts/font-recipes.ts, and run `npm run fonts`.
  expect(unknown.map((code) => String.fromCodePoint(code))).toEqual([])
})

test('no character stands in both files of a font', () => {
  expect(codesOf(commonText).filter((code) => codesOf(rareText).includes(code))).toEqual([])
})

const files = [
  ...fontRecipes.flatMap(({ name }) => [
    [name, commonText],
    [`${name}-rare`, rareText],
  ]),
  ...printFonts.map(({ name }) => [name, drawnText]),
] as [string, string][]

test.each(files)('%s was cut to the characters it is meant for', async (name, text) => {
  const font = await readFont(name)
  const missing = codesOf(text).filter((code) => !font.hasGlyphForCodePoint(code))
  expect(missing.map((code) => String.fromCodePoint(code))).toEqual([])
})

test('what is printed is of one weight, so that Firefox writes it into a PDF', async () => {
  const axes = await Promise.all(printFonts.map(async ({ name }) => Object.keys((await readFont(name)).variationAxes)))
  expect(axes).toEqual(printFonts.map(() => []))
})

test('the file of the rare characters is asked for these only', () => {
  const ranges = new Set(
    Array.from(sheet('rare-fonts.css').matchAll(/unicode-range:\s*([^;]*);/g), ([, range]) => range),
  )
  expect(ranges.size).toBe(1)
  const codes = [...ranges][0]?.split(/,\s*/).flatMap((range) => {
    const [start = 0, end = start] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: end - start + 1 }, (_, index) => start + index)
  })
  expect(codes).toEqual(codesOf(rareText).sort((a, b) => a - b))
})

test('a page fetches the fonts of its title and its words before it knows them, and a long text that of its text', () => {
  const early = fontRecipes.filter(({ preload }) => preload).map(({ name, sheet }) => [sheet, name])
  expect(early).toEqual([
    ['fonts.css', 'newsreader-display'],
    ['fonts.css', 'schibsted-grotesk'],
    ['prose-fonts.css', 'newsreader-text'],
  ])
})

test('what every page inlines declares no font of long texts and no rare character', () => {
  expect(sheet('fonts.css')).not.toMatch(/Newsreader Text|unicode-range/)
})
