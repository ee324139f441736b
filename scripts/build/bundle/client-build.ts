import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { type FontRecipe, fontRecipes } from '../../fonts/font-recipes.ts'
import { pruneCss } from './prune-css.ts'

/** What the client build produced, as the pages need it. */
export interface ClientBuild {
  folder: string
  manifest: Manifest
  /** Inlined in every page. */
  css: string
  /** Inlined in long prose as well. */
  proseCss: string
  /** Address of the stylesheet for what stands below the first screen. */
  stylesheet: string
  /** Address of the stylesheet of the rare letters. */
  rareFonts: string
  entry: string
  integrity: string
  /** Fonts that are fetched at once: by every page, and by roles and legal texts beside them. */
  preloadFonts: string[]
  proseFonts: string[]
  /** Names of all files that visitors get, relative to the folder. */
  files: string[]
  /** Of files beside those: what pages load while somebody writes, and the page that tells why there is none. */
  preview: { follow: string; problemPage: string; stylesheet: string }
}

const preloaded = (ofSheet: FontRecipe['sheet']) =>
  fontRecipes
    .filter(({ preload, sheet }) => preload && sheet === ofSheet)
    .map(({ name }) => `src/styles/fonts/${name}.woff2`)

const withoutBanner = (css: string) => css.replace(/^\/\*!.*?\*\/\s*/s, '').trim()

/** The text of every stylesheet and script of the build. */
async function readSources(folder: string, files: string[]): Promise<Map<string, string>> {
  const texts = files.filter((file) => /\.(?:css|js)$/.test(file))
  return new Map(
    await Promise.all(texts.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const)),
  )
}

/** Reads back the scripts and styles that were bundled for the browser. */
export async function readClient(root: string): Promise<ClientBuild> {
  const folder = path.join(root, '.cache/client')
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const fileOf = (source: string) => manifest[source]?.file as string
  const entry = fileOf('src/browser/entry-client.ts')
  const style = (name: string) => fileOf(`src/styles/${name}.css`)
  const inlined = [style('core'), style('prose-pages')]
  const entries = Object.keys(manifest).filter((key) => !/^(?:_|src\/dev\/)/.test(key))
  const files = new Set([...wholeGraph(manifest, entries)].flatMap((key) => filesOf(manifest, key)))
  const preview = {
    follow: fileOf('src/dev/follow.ts'),
    problemPage: fileOf('src/dev/problem-page.ts'),
    stylesheet: fileOf('src/dev/dev.css'),
  }
  const sources = await readSources(folder, [...files])
  const [css, proseCss] = inlined.map((file) =>
    pruneCss(withoutBanner(sources.get(file) ?? ''), [...sources.values()].join('\n')),
  )
  for (const file of inlined) files.delete(file)
  const source = await readFile(path.join(folder, entry))
  const fonts = (sheet: FontRecipe['sheet']) => preloaded(sheet).map((source) => `/${manifest[source]?.file}`)
  return {
    folder,
    manifest,
    css: css as string,
    proseCss: proseCss as string,
    stylesheet: `/${style('blocks')}`,
    rareFonts: `/${style('rare-fonts')}`,
    entry: `/${entry}`,
    integrity: `sha256-${createHash('sha256').update(source).digest('base64')}`,
    preloadFonts: fonts('fonts.css'),
    proseFonts: fonts('prose-fonts.css'),
    files: [...files].sort(),
    preview,
  }
}

const kebab = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

/** The file of the browser's code that is fetched on its own and ends in this. */
const sourceEnding = (manifest: Manifest, ending: string) =>
  Object.keys(manifest).find((key) => /^src\/(?:pages|blocks)\//.test(key) && key.endsWith(ending)) ?? ''

function staticGraph(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    staticGraph(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/** What these load at once or later. */
function wholeGraph(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] as ManifestChunk
    wholeGraph(manifest, [...imports, ...dynamicImports], seen)
  }
  return seen
}

const filesOf = (manifest: Manifest, key: string) => {
  const { file, assets = [] } = manifest[key] as ManifestChunk
  return [file, ...assets]
}

const fileNames = (manifest: Manifest, keys: Iterable<string>) => [
  ...new Set(
    [...keys].map((key) => manifest[key]?.file).filter((file): file is string => file?.endsWith('.js') ?? false),
  ),
]

/** Scripts a page with these islands runs before anyone interacts, and those it may fetch later. */
export function pageScripts(
  { manifest }: ClientBuild,
  islands: readonly string[],
): { early: string[]; later: string[] } {
  const blocks = islands.map((name) => sourceEnding(manifest, `/${kebab(name)}.tsx`))
  const entry = 'src/browser/entry-client.ts'
  const react = (manifest[entry]?.dynamicImports ?? []).filter((key) => manifest[key]?.name === 'islands')
  const early = staticGraph(manifest, [entry, ...(blocks.length > 0 ? react : []), ...blocks])
  const later = staticGraph(
    manifest,
    [...staticGraph(manifest, blocks)].flatMap((key) => manifest[key]?.dynamicImports ?? []),
  )
  for (const key of early) later.delete(key)
  return { early: fileNames(manifest, early), later: fileNames(manifest, later) }
}
