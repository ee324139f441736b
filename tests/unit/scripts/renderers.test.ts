import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { RenderPlace } from '../../../scripts/build/render/render-worker.ts'
import type { App } from '../../../scripts/build/render/server-build.ts'
import { writeAtomically } from '../../../scripts/cache/write-atomically.ts'
import { importBundled } from '../../../scripts/tools/import-bundled.mjs'

// As a build runs it: threads start from the bundle.
const { openRenderers } = (await importBundled(
  'scripts/build/render/renderers.ts',
)) as typeof import('../../../scripts/build/render/renderers.ts')

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A project whose renderer says the title of a page, and cannot render one. */
const renderer = `
exports.renderPage = async ({ meta }) => {
  if (meta.title === 'Broken') throw new Error('There is no such colour.')
  return '<main>' + meta.title + '</main>'
}`
const layout = { site: { name: 'A firm', locale: 'en-US' } }
const shell = {
  layout,
  client: { css: '', proseCss: '', rareFonts: '', entry: '/a.js', integrity: '', preloadFonts: [], proseFonts: [] },
  policies: {},
}

function project() {
  const root = mkdtempSync(path.join(tmpdir(), 'renderers-'))
  folders.push(root)
  writeAtomically(path.join(root, '.cache/server/entry-server.cjs'), renderer)
  const place = { root, shell, store: path.join(root, 'store'), staging: path.join(root, 'staging') }
  return { root, place: place as unknown as RenderPlace }
}

const job = (title: string) => {
  const page = {
    path: `/${title}`,
    kind: 'page',
    meta: { title, ownTitle: title, description: '', canonical: '' },
    body: [],
  }
  return { text: JSON.stringify([page, {}]), files: [`${title}.html`], key: `key-${title}`, published: {} }
}
const titles = Array.from({ length: 30 }, (_, at) => `Page ${at}`)
const app = { renderPage: async ({ meta }: { meta: { title: string } }) => `<main>${meta.title}</main>` }

/** Renders all pages, and says the hashes of their files and what was laid out. */
async function rendered(expected: number) {
  const { root, place } = project()
  const renderers = openRenderers(place, app as unknown as App, expected)
  const hashes = await Promise.all(titles.map((title) => renderers.render(job(title))))
  await renderers.end()
  const kept = readdirSync(path.join(root, 'store')).sort()
  const laidOut = titles.map((title) => readFileSync(path.join(root, 'staging', `${title}.html`), 'utf8'))
  return { hashes, kept, laidOut }
}

test('pages rendered on all processors are those one thread renders', async () => {
  const here = await rendered(0)
  expect(here.laidOut[3]).toContain('<main>Page 3</main>')
  expect(await rendered(titles.length)).toEqual(here)
})

test('a page that a thread cannot render says why, and the others are rendered', async () => {
  const renderers = openRenderers(project().place, {} as App, 100)
  const [broken, fine] = await Promise.allSettled([renderers.render(job('Broken')), renderers.render(job('Fine'))])
  await renderers.end()
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'There is no such colour.' } })
  expect(fine.status).toBe('fulfilled')
})
