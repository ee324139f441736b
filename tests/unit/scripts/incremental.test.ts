import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { siteAddresses } from '#src/content/addresses.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { layoutData } from '#src/pages/view/layout.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { questions } from '#src/pages/view/questions.ts'
import type { LayoutData } from '#src/site/layout-data.ts'
import { makeSite } from '../../../scripts/build/make-site.ts'
import { type Around, applyEdit, firstContent, type SiteEdit, siteEdit } from '../../support/site-edits.ts'
import { removeTemporarySites, type TemporarySite, temporarySite } from '../../support/temporary-site.ts'

/** How many edits are tried: a thousand with `SITE_EDITS=1000`. */
const edits = Number(process.env.SITE_EDITS ?? 12)
/** Edits of one site, one after the other. */
const longest = 6
const casesFile = path.join(import.meta.dirname, '../../content/fixtures/site-edits.json')

const world = vi.hoisted(() => ({ code: 0 }))
vi.mock('../../../scripts/build/render/server-build.ts', () => ({
  readServer: async () => ({
    layoutData,
    loadPage,
    questions,
    siteAddresses,
    // Says all it is given, so that nothing a page is made from goes unseen; and the components it stands for.
    renderPage: async (page: PageData, layout: LayoutData) =>
      `<main>${JSON.stringify([world.code, page, layout]).replaceAll('<', '&lt;')}</main>`,
  }),
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

async function build(site: TemporarySite, around: Around): Promise<boolean> {
  world.code = around.code
  vi.stubEnv('BUILD_DATE', around.day)
  vi.stubEnv('SITE_PREVIEW', around.preview ? '1' : '')
  bundled(site, around)
  const { ok } = await makeSite(site.root, Promise.resolve(`bundled ${around.code}`), true)
  return ok
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
  const other = temporarySite()
  rmSync(path.join(other.root, 'content'), { recursive: true })
  cpSync(path.join(site.root, 'content'), path.join(other.root, 'content'), { recursive: true })
  const ok = await build(other, around)
  const files = served(other)
  rmSync(other.root, { recursive: true })
  return [ok, files]
}

const start: Around = { day: '2026-03-10', preview: false, code: 0, style: 0 }

/** Builds a site after each edit, and compares it with one that is built from nothing. */
async function compareAfterEach(sequence: readonly SiteEdit[]): Promise<void> {
  const site = temporarySite(firstContent)
  let around = start
  expect(await build(site, around)).toBe(true)
  for (const edit of sequence) {
    around = applyEdit(site, edit, around)
    const ok = await build(site, around)
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
