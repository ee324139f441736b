import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

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

interface Recipe extends Omit<FontFile, 'bytes'> {
  source: string
  text: string
  axes: Record<string, number | { min: number; max: number }>
  /** The weight whose widths the fallback face is matched to. */
  shown?: number
  fallback?: keyof typeof localFonts
}

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const marks = '“”‘’–—…•·×™©§†‡®°½−\u00a0'
const commonLetters = 'éèáàäåçñöóôøüíßÉÖ'
const allLetters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ'
const wide = `${ascii}${marks}${allLetters}€£¥±¶«»\u2011\u202f`

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'
const schibsted = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'

/** Metrics of the fonts a reader already has, per em; `width` is measured with the letter shares below. */
const localFonts = {
  Georgia: { ascent: 0.917, descent: 0.2192, lineGap: 0.0967, width: 0.4394 },
  Arial: { ascent: 0.9053, descent: 0.2119, lineGap: 0.0327, width: 0.4418 },
}

const recipes: Recipe[] = [
  {
    file: 'newsreader-display.woff2',
    family: 'Newsreader Display',
    weight: '300 500',
    style: 'normal',
    preload: true,
    source: newsreader,
    text: ascii + marks + commonLetters,
    axes: { opsz: 72, wght: { min: 300, max: 500 } },
    shown: 300,
    fallback: 'Georgia',
  },
  {
    file: 'schibsted-grotesk.woff2',
    family: 'Schibsted Grotesk',
    weight: '400 700',
    style: 'normal',
    preload: true,
    source: schibsted,
    text: ascii + marks + commonLetters,
    axes: { wght: { min: 400, max: 700 } },
    shown: 400,
    fallback: 'Arial',
  },
  {
    file: 'newsreader-text.woff2',
    family: 'Newsreader Text',
    weight: '400 600',
    style: 'normal',
    preload: false,
    source: newsreader,
    text: wide,
    axes: { opsz: 16, wght: { min: 400, max: 600 } },
    shown: 400,
    fallback: 'Georgia',
  },
  {
    file: 'newsreader-text-italic.woff2',
    family: 'Newsreader Text',
    weight: '400',
    style: 'italic',
    preload: false,
    source: newsreader.replace('normal', 'italic'),
    text: wide,
    axes: { opsz: 16, wght: 400 },
  },
  {
    file: 'ibm-plex-mono.woff2',
    family: 'IBM Plex Mono',
    weight: '400',
    style: 'normal',
    preload: false,
    source: plexMono,
    text: wide,
    axes: {},
  },
]

const keepFeatures = ['kern', 'liga', 'mark', 'ccmp', 'lnum', 'onum', 'tnum']
const find = require.resolve

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

/** Vertical metrics and mean letter width of an uncompressed font, per em. */
export function readMetrics(font: Buffer) {
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
  const advance = (glyph: number) => font.readUInt16BE(hmtx + Math.min(glyph, metricCount - 1) * 4) / em
  const shares = Object.entries(letterShares)
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  const width =
    shares.reduce((sum, [letter, share]) => sum + advance(glyphOf(font, cmap, letter.charCodeAt(0))) * share, 0) / total
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

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`

async function fallbackFace(recipe: Recipe): Promise<string[]> {
  if (!recipe.fallback) return []
  const axes = { ...recipe.axes, wght: recipe.shown ?? 400 }
  const font = await subsetFont(await readFile(find(recipe.source)), ascii, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  })
  const real = readMetrics(font)
  const size = real.width / localFonts[recipe.fallback].width
  const lines = { 'ascent-override': real.ascent, 'descent-override': real.descent, 'line-gap-override': real.lineGap }
  const overrides = Object.entries(lines).map(([name, value]) => `  ${name}: ${percent(value / size)};`)
  const face = [
    `  font-family: '${recipe.family} Fallback';`,
    `  src: local('${recipe.fallback}');`,
    `  size-adjust: ${percent(size)};`,
  ]
  return [`@font-face {\n${[...face, ...overrides].join('\n')}\n}\n`]
}

const face = ({ family, weight, style, file }: Recipe) =>
  `@font-face {\n  font-family: '${family}';\n  font-weight: ${weight};\n  font-style: ${style};\n  font-display: swap;\n  src: url('./fonts/${file}') format('woff2');\n}\n`

/** The stylesheet that declares the fonts and a fallback of the same proportions for each upright family. */
export async function fontStyles(): Promise<string> {
  const fallbacks = await Promise.all(recipes.map(fallbackFace))
  return ['/* Written by scripts/fonts.ts. */\n', ...recipes.map(face), ...fallbacks.flat()].join('\n')
}

async function inputKey(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([recipes, keepFeatures]))
  for (const { source } of recipes) hash.update(await readFile(find(source)))
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
  const files = await Promise.all(recipes.map((recipe) => cut(recipe, outDir)))
  await writeFile(manifest, `${JSON.stringify({ key, files }, null, 2)}\n`)
  return files
}

async function cut(
  { file, family, weight, style, preload, source, text, axes }: Recipe,
  outDir: string,
): Promise<FontFile> {
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes: axes }
  const font = await subsetFont(await readFile(find(source)), text, options)
  await writeFile(join(outDir, file), font)
  return { file, family, weight, style, bytes: font.length, preload }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const styles = resolve(import.meta.dirname, '../src/styles')
  for (const { file, bytes } of await buildFonts(join(styles, 'fonts'))) process.stdout.write(`${file} ${bytes}\n`)
  await writeFile(join(styles, 'fonts.css'), await fontStyles())
}
