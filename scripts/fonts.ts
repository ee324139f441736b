import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fontMetrics } from './fonts/font-metrics.ts'
import { ascii, drawnFonts, drawnText, type FontRecipe, fontRecipes, localFonts } from './fonts/font-recipes.ts'
import { openFont } from './fonts/open-font.ts'
import { staticFonts } from './fonts/static-font.ts'

const require = createRequire(import.meta.url)

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>
// The package ships no types.
const subsetFont: SubsetFont = require('subset-font')

const keepFeatures = ['kern', 'liga', 'mark', 'ccmp', 'lnum', 'onum', 'tnum']
const find = require.resolve

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`

const block = (lines: string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

/** A local font stretched to the proportions of ours, so that nothing moves when ours arrives. */
async function fallbackFace(recipe: FontRecipe): Promise<string[]> {
  if (!recipe.fallback) return []
  const axes = { ...recipe.axes, wght: recipe.shown ?? 400 }
  const font = await subsetFont(await readFile(find(recipe.source)), ascii, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  })
  const real = fontMetrics(await openFont(font))
  const size = real.width / localFonts[recipe.fallback].width
  const lines = [
    `font-family: "${recipe.family} Fallback"`,
    `src: local("${recipe.fallback}")`,
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${percent(real.ascent / size)}`,
    `descent-override: ${percent(real.descent / size)}`,
    `line-gap-override: ${percent(real.lineGap / size)}`,
  ]
  return [block(lines)]
}

const face = ({ family, weight, style, file }: FontRecipe) =>
  block([
    `font-family: "${family}"`,
    `font-weight: ${weight}`,
    `font-style: ${style}`,
    'font-display: swap',
    `src: url("./fonts/${file}") format("woff2")`,
  ])

/** The stylesheet that declares the fonts and a fallback of the same proportions for each upright family. */
async function fontStyles(): Promise<string> {
  const fallbacks = await Promise.all(fontRecipes.map(fallbackFace))
  return ['/* Written by scripts/fonts.ts. */\n', ...fontRecipes.map(face), ...fallbacks.flat()].join('\n')
}

/** Cuts a font to the characters and weights the site uses. Returns its size in bytes. */
async function cut({ file, source, text, axes }: FontRecipe, folder: string): Promise<number> {
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes: axes }
  const font = await subsetFont(await readFile(find(source)), text, options)
  await writeFile(join(folder, file), font)
  return font.length
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
for (const recipe of fontRecipes) process.stdout.write(`${recipe.file} ${await cut(recipe, join(styles, 'fonts'))}\n`)
await writeFile(join(styles, 'fonts.css'), await fontStyles())
await buildStaticFonts()
