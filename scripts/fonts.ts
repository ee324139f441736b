import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readMetrics } from './fonts/font-metrics.ts'
import { ascii, drawnFonts, drawnText, type FontRecipe, fontRecipes, localFonts } from './fonts/font-recipes.ts'
import { staticFonts } from './fonts/static-font.ts'

const require = createRequire(import.meta.url)

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>
// The package ships no types.
const subsetFont: SubsetFont = require('subset-font')

/** One subset font file of the site. */
export interface FontFile {
  /** File name inside the output folder. Stable: the bundler adds the hash. */
  file: string
  family: string
  /** A CSS `font-weight` descriptor: one weight or a range. */
  weight: string
  style: 'normal' | 'italic'
  bytes: number
  /** Whether every page needs it for its first paint. */
  preload: boolean
}

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
  const real = readMetrics(font)
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
export async function fontStyles(): Promise<string> {
  const fallbacks = await Promise.all(fontRecipes.map(fallbackFace))
  return ['/* Written by scripts/fonts.ts. */\n', ...fontRecipes.map(face), ...fallbacks.flat()].join('\n')
}

async function inputKey(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([fontRecipes, keepFeatures]))
  for (const { source } of fontRecipes) hash.update(await readFile(find(source)))
  return hash.digest('hex').slice(0, 16)
}

/** Cuts every font to the characters and weights the site uses. Nothing is done while the inputs are the same. */
export async function buildFonts(outDir: string): Promise<FontFile[]> {
  const manifest = join(outDir, 'fonts.json')
  const key = await inputKey()
  const known = existsSync(manifest)
    ? (JSON.parse(await readFile(manifest, 'utf8')) as { key: string; files: FontFile[] })
    : undefined
  if (known?.key === key && known.files.every(({ file }) => existsSync(join(outDir, file)))) return known.files
  await mkdir(outDir, { recursive: true })
  const files = await Promise.all(fontRecipes.map((recipe) => cut(recipe, outDir)))
  await writeFile(manifest, `${JSON.stringify({ key, files }, null, 2)}\n`)
  return files
}

async function cut(
  { file, family, weight, style, preload, source, text, axes }: FontRecipe,
  outDir: string,
): Promise<FontFile> {
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes: axes }
  const font = await subsetFont(await readFile(find(source)), text, options)
  await writeFile(join(outDir, file), font)
  return { file, family, weight, style, bytes: font.length, preload }
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const styles = resolve(import.meta.dirname, '../src/styles')
  for (const { file, bytes } of await buildFonts(join(styles, 'fonts'))) process.stdout.write(`${file} ${bytes}\n`)
  await writeFile(join(styles, 'fonts.css'), await fontStyles())
  await buildStaticFonts()
}
