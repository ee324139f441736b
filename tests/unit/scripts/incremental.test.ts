import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { layoutData } from '#src/pages/view/layout.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { questions } from '#src/pages/view/questions.ts'
import type { LayoutData } from '#src/site/layout-data.ts'
import { type BuildOptions, makeSite } from '../../../scripts/build/make-site.ts'
import type { makeApart as MakeApart } from '../../../scripts/outputs/pictures/make-apart.ts'
import { type Around, applyEdit, firstContent, type SiteEdit, siteEdit } from '../../support/site-edits.ts'
import { removeTemporarySites, type TemporarySite, temporarySite } from '../../support/temporary-site.ts'

/** How many edits are tried: a thousand with `SITE_EDITS=1000`. */
const edits = Number(process.env.SITE_EDITS ?? 12)
/** Edits of one site, one after the other. */
const longest = 6
const casesFile = path.join(import.meta.dirname, '../../content/fixtures/site-edits.json')

const world = vi.hoisted(() => ({ code: 0, left: Number.POSITIVE_INFINITY }))
vi.mock('../../../scripts/build/render/server-build.ts', () => ({
  readServer: async () => ({
    layoutData,
    loadPage,
    questions,
    siteAddresses,
    // Says all it is given, so that nothing a page is made from goes unseen; and the components it stands for.
    renderPage: async (page: PageData, layout: LayoutData) => {
      world.left -= 1
      if (world.left < 0) throw new Error('The power went out.')
      return `<main>${JSON.stringify([world.code, page, layout]).replaceAll('<', '&lt;')}</main>`
    },
  }),
}))

// What makes the same of the same costs most of a build of this size: it is asked once for the same input. Whether it is
// asked, and where its answers are kept, is left to the build.
vi.mock('../../../scripts/outputs/og-image/draw-png.ts', async (original) => {
  const { drawPng } = await original<typeof import('../../../scripts/outputs/og-image/draw-png.ts')>()
  return { drawPng: onceFor(drawPng) }
})
vi.mock('../../../scripts/build/write/compress.ts', async (original) => {
  const { compressed, compressedHere, ...others } =
    await original<typeof import('../../../scripts/build/write/compress.ts')>()
  return { ...others, compressed: onceFor(compressed), compressedHere: onceFor(compressedHere) }
})
// A process for each build would take most of it.
vi.mock('../../../scripts/outputs/pictures/make-apart.ts', async () => {
  const { default: makePicture } = await import('../../../scripts/outputs/pictures/picture-process.ts')
  const makeApart: typeof MakeApart = async (jobs, take) => {
    for (const job of jobs) await makePicture(job).then(() => take(job))
  }
  return { makeApart }
})
const { onceFor } = vi.hoisted(() => ({
  /** The same function, which remembers its results. */
  onceFor<Arguments extends unknown[], Result>(make: (...args: Arguments) => Result) {
    const known = new Map<string, Result>()
    return (...args: Arguments): Result => {
      const key = args.map((arg) => (Buffer.isBuffer(arg) ? arg.toString('latin1') : String(arg))).join('\0')
      const found = known.get(key) ?? make(...args)
      known.set(key, found)
      return found
    }
  },
}))

const client = {
  'src/browser/entry-client.ts': { file: 'entry.js' },
  'src/browser/app.tsx': { file: 'app.js' },
  'src/styles/core.css': { file: 'core.css' },
  'src/styles/prose-pages.css': { file: 'prose.css' },
  'src/styles/blocks.css': { file: 'blocks.css' },
}

/** What the bundler would have written. */
function bundled(site: TemporarySite, { style }: Around): void {
  site.write('.cache/client/.vite/manifest.json', JSON.stringify(client))
  for (const { file } of Object.values(client)) site.write(`.cache/client/${file}`, `/* ${file} */`)
  site.write('public/icon.png', 'x')
  site.write('.cache/client/core.css', `p { order: ${style} }`)
}

async function build(site: TemporarySite, around: Around, options: BuildOptions = {}) {
  world.code = around.code
  vi.stubEnv('BUILD_DATE', around.day)
  vi.stubEnv('SITE_PREVIEW', around.preview ? '1' : '')
  bundled(site, around)
  return makeSite(site.root, Promise.resolve(`bundled ${around.code}`), { quiet: true, ...options })
}

/** Every file that is served, by name, with its bytes as a hash. */
function served({ root }: TemporarySite): Record<string, string> {
  const dist = path.join(root, 'dist')
  if (!existsSync(dist)) return {}
  const present = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = present.map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name))).sort()
  const hash = (name: string) =>
    createHash('sha1')
      .update(readFileSync(path.join(dist, name)))
      .digest('hex')
  return Object.fromEntries(names.map((name) => [name, hash(name)]))
}

/** The same content, built where nothing was built before. */
async function builtElsewhere(site: TemporarySite, around: Around): Promise<[boolean, Record<string, string>]> {
  const other = clone(site, [], [])
  const { ok } = await build(other, around)
  const files = served(other)
  rmSync(other.root, { recursive: true })
  return [ok, files]
}

/** A site with the same content, and what earlier builds of others have left of these folders of their caches. */
function clone(site: TemporarySite, caches: readonly TemporarySite[], folders: readonly string[]): TemporarySite {
  const other = temporarySite()
  rmSync(path.join(other.root, 'content'), { recursive: true })
  cpSync(path.join(site.root, 'content'), path.join(other.root, 'content'), { recursive: true })
  for (const { root } of caches)
    for (const name of folders.filter((folder) => existsSync(path.join(root, '.cache', folder))))
      cpSync(path.join(root, '.cache', name), path.join(other.root, '.cache', name), { recursive: true })
  return other
}

const start: Around = { day: '2026-03-10', preview: false, code: 0, style: 0 }

/** Builds a site after each edit, and compares it with one that is built from nothing. */
async function compareAfterEach(sequence: readonly SiteEdit[]): Promise<void> {
  const site = temporarySite(firstContent)
  let around = start
  expect(await build(site, around)).toMatchObject({ ok: true })
  for (const edit of sequence) {
    around = applyEdit(site, edit, around)
    const { ok } = await build(site, around)
    const [okElsewhere, files] = await builtElsewhere(site, around)
    expect(ok).toBe(okElsewhere)
    if (ok) expect(served(site)).toEqual(files)
  }
  // What editors would be told of: mistakes are among the edits.
  // biome-ignore lint/suspicious/noConsole: forgets what the spy noted, prints nothing
  vi.mocked(console.error).mockClear()
  rmSync(site.root, { recursive: true })
}

function keep(sequence: readonly SiteEdit[]): void {
  const kept = JSON.parse(readFileSync(casesFile, 'utf8')) as unknown[]
  writeFileSync(casesFile, `${JSON.stringify([...kept, sequence], null, 2)}\n`)
}

afterEach(() => {
  removeTemporarySites()
  vi.unstubAllEnvs()
})

test('whatever is edited, a build after it makes what a build from nothing makes, byte for byte', async () => {
  const kept = JSON.parse(readFileSync(casesFile, 'utf8')) as SiteEdit[][]
  const sequences = fc.array(siteEdit, { minLength: 1, maxLength: longest })
  const { failed, counterexample, errorInstance } = await fc.check(fc.asyncProperty(sequences, compareAfterEach), {
    examples: kept.map((sequence): [SiteEdit[]] => [sequence]),
    numRuns: kept.length + Math.ceil(edits / (longest / 2)),
    ...(process.env.SITE_EDITS ? {} : { seed: 1 }),
  })
  if (failed && counterexample) keep(counterexample[0])
  if (failed) throw errorInstance
}, 3_600_000)

const portable = ['served', 'pages.json', 'og', 'downloads', 'pictures']

test('a fresh clone with the cache of another machine renders nothing again', async () => {
  const site = temporarySite(firstContent)
  const { pages } = await build(site, start)
  const other = clone(site, [site], portable)
  expect(await build(other, start)).toEqual({ ok: true, pages, rendered: 0 })
  expect(served(other)).toEqual(served(site))
  // The records alone are lost: every page is looked at, none is rendered.
  const third = clone(site, [site], ['served'])
  expect(await build(third, start)).toEqual({ ok: true, pages, rendered: 0 })
  expect(served(third)).toEqual(served(site))
})

test('a build that is interrupted leaves the site as it was, and what it has rendered to the next one', async () => {
  const site = temporarySite(firstContent)
  const { pages } = await build(site, start)
  const before = served(site)
  world.left = 3
  await expect(build(site, { ...start, code: 1 })).rejects.toThrow('The power went out.')
  world.left = Number.POSITIVE_INFINITY
  expect(served(site)).toEqual(before)
  const { rendered } = await build(site, { ...start, code: 1 })
  expect(rendered).toBe(pages - 3)
  expect([true, served(site)]).toEqual(await builtElsewhere(site, { ...start, code: 1 }))
})

test('four machines that make a part each leave nothing to render, and the site is that of one', async () => {
  const site = temporarySite(firstContent)
  const { pages } = await build(site, start)
  const machines = [1, 2, 3, 4].map((number) => ({ machine: clone(site, [], []), shard: { number, of: 4 } }))
  let shared = 0
  for (const { machine, shard } of machines) {
    const part = await build(machine, start, { shard })
    shared += part.rendered
    expect(existsSync(path.join(machine.root, 'dist'))).toBe(false)
  }
  expect(shared).toBe(pages)
  const parts = machines.map(({ machine }) => machine)
  const merged = clone(site, parts, ['served', 'pictures'])
  expect(await build(merged, start)).toEqual({ ok: true, pages, rendered: 0 })
  expect(served(merged)).toEqual(served(site))
  const manifest = (of: TemporarySite) => readFileSync(path.join(of.root, 'dist-hosts/manifest.json'), 'utf8')
  expect(manifest(merged)).toBe(manifest(site))
  expect(Object.keys(JSON.parse(manifest(site))).sort()).toEqual(Object.keys(served(site)))
})

test('why a page was made again is told', async () => {
  const site = temporarySite(firstContent)
  const said = async (file?: string, text?: string) => {
    if (file && text) site.write(file, text)
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await build(site, start, { explain: '/briefings/beta' })
    const words = log.mock.calls.flat().join('').trim()
    log.mockRestore()
    return words
  }
  expect(await said()).toMatchInlineSnapshot(
    `"/briefings/beta was looked at again: no earlier build has left a record. It was rendered."`,
  )
  expect(await said()).toMatchInlineSnapshot(
    `"/briefings/beta was kept: all it asked of the content has the same answers."`,
  )
  const beta = site.read('content/articles/beta.mdx')
  expect(await said('content/articles/beta.mdx', beta.replace('A note', 'Another note'))).toMatchInlineSnapshot(
    `"/briefings/beta was looked at again: the text of articles/beta changed. It was rendered."`,
  )
  expect(await said('content/articles/beta.mdx', beta)).toMatchInlineSnapshot(
    `"/briefings/beta was looked at again: the text of articles/beta changed. An earlier build has made the same page, so its files were taken from the cache."`,
  )
  const alpha = site.read('content/articles/alpha.mdx')
  expect(await said('content/articles/alpha.mdx', alpha.replace('Second', 'Third'))).toMatchInlineSnapshot(
    `"/briefings/beta was looked at again: the entry articles/alpha changed. What it shows is the same all the same, so its files were kept."`,
  )
})
