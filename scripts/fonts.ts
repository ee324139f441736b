import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fontMetrics } from './fonts/font-metrics.ts'
import {
  ascii,
  commonText,
  drawnFonts,
  drawnText,
  type FontRecipe,
  fontRecipes,
  localFonts,
  printFonts,
  rareText,
} from './fonts/font-recipes.ts'
import { withKerningOf } from './fonts/font-tables.ts'
import { openFont } from './fonts/open-font.ts'
import { staticFonts } from './fonts/static-font.ts'

const require = createRequire(import.meta.url)

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>
// The package ships no types.
const subsetFont: SubsetFont = require('subset-font')

const keepFeatures = ['kern', 'liga', 'tnum']
const find = require.resolve

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`

const block = (lines: string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

/** Local fonts stretched to the proportions of ours, so that nothing moves when ours arrives. */
async function fallbackFaces(recipe: FontRecipe): Promise<string[]> {
  if (!recipe.fallback) return []
  const axes = { ...recipe.axes, wght: recipe.shown ?? 400 }
  const font = await subsetFont(await readFile(find(recipe.source)), ascii, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  })
  const real = fontMetrics(await openFont(font))
  return localFonts[recipe.fallback].map(({ names, width }) => {
    const size = real.width / width
    return block([
      `font-family: "${recipe.family} Fallback"`,
      `src: ${names.map((name) => `local("${name}")`).join(', ')}`,
      `size-adjust: ${percent(size)}`,
      `ascent-override: ${percent(real.ascent / size)}`,
      // No line gap: every text here has a line height, which leaves it out.
      `descent-override: ${percent(real.descent / size)}`,
    ])
  })
}

const hex = (code: number) => code.toString(16).toUpperCase()

/** Characters as `unicode-range` names them, neighbours in one: `U+C0-CF, U+20AC`. */
function unicodeRange(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0) as number).sort((a, b) => a - b)
  const starts = codes.filter((code) => !codes.includes(code - 1))
  const ends = codes.filter((code) => !codes.includes(code + 1))
  return starts
    .map((start, index) =>
      start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index] as number)}`,
    )
    .join(', ')
}

/** One file of a font. A face that comes later is asked first: the one of the rare characters, for those only. */
const face = ({ family, weight, style, name }: FontRecipe, ending = '', range: string[] = []) =>
  block([
    `font-family: "${family}"`,
    // What is so anyway is left out: these lines stand in every page.
    ...(weight === '400' ? [] : [`font-weight: ${weight}`]),
    ...(style === 'normal' ? [] : [`font-style: ${style}`]),
    'font-display: swap',
    `src: url("./fonts/${name}${ending}.woff2")`,
    ...range,
  ])

const rareFace = (recipe: FontRecipe) => face(recipe, '-rare', [`unicode-range: ${unicodeRange(rareText)}`])

const sheetOf = (faces: string[]) => ['/* Written by scripts/fonts.ts. */\n', ...faces].join('\n')

/** A stylesheet that declares fonts, and fallbacks of the same proportions for each upright family. */
async function fontStyles(recipes: FontRecipe[]): Promise<string> {
  const fallbacks = await Promise.all(recipes.map(fallbackFaces))
  return sheetOf([...recipes.map((recipe) => face(recipe)), ...fallbacks.flat()])
}

/**
 * Cuts a font to some characters and the weights the site uses, all with the kerning of the one it is most shown in.
 * Returns its size in bytes.
 */
async function cut({ source, axes, shown }: FontRecipe, text: string, file: string): Promise<number> {
  const options = { noHinting: true, keepFeatures }
  const original = await readFile(find(source))
  const at = (variationAxes: FontRecipe['axes']) =>
    subsetFont(original, text, { ...options, targetFormat: 'sfnt', variationAxes })
  const cutFont = await at(axes)
  const font = shown ? withKerningOf(cutFont, await at({ ...axes, wght: shown })) : cutFont
  const packed = await subsetFont(font, text, { ...options, targetFormat: 'woff2' })
  await writeFile(file, packed)
  return packed.length
}

/** Cuts the fonts for programs that draw. */
async function buildStaticFonts(): Promise<void> {
  await mkdir(staticFonts, { recursive: true })
  for (const [name, { family, axes }] of Object.entries(drawnFonts)) {
    const recipe = fontRecipes.find((candidate) => candidate.family === family) as FontRecipe
    const options = { targetFormat: 'sfnt', noHinting: true, keepFeatures, variationAxes: { ...recipe.axes, ...axes } }
    await writeFile(
      join(staticFonts, `${name}.ttf`),
      await subsetFont(await readFile(find(recipe.source)), drawnText, options),
    )
  }
}

const styles = resolve(import.meta.dirname, '../src/styles')
for (const recipe of fontRecipes) {
  const file = join(styles, 'fonts', recipe.name)
  const common = await cut(recipe, commonText, `${file}.woff2`)
  process.stdout.write(`${recipe.name} ${common} + ${await cut(recipe, rareText, `${file}-rare.woff2`)}\n`)
}
for (const sheet of ['fonts.css', 'prose-fonts.css'] as const) {
  const recipes = fontRecipes.filter((recipe) => recipe.sheet === sheet)
  await writeFile(join(styles, sheet), await fontStyles(recipes))
}
await writeFile(join(styles, 'rare-fonts.css'), sheetOf(fontRecipes.map(rareFace)))
for (const recipe of printFonts) await cut(recipe, drawnText, join(styles, 'fonts', `${recipe.name}.woff2`))
await writeFile(
  join(styles, 'print-fonts.css'),
  sheetOf(['@media print {\n', ...printFonts.map((recipe) => face(recipe)), '}\n']),
)
await buildStaticFonts()
