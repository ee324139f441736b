import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { layoutData } from '#src/pages/view/layout.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { questions } from '#src/pages/view/questions.ts'
import { makeSite } from '../../../scripts/build/make-site.ts'
import { article, page } from '../../support/minimal-content.ts'
import { removeTemporarySites, type TemporarySite, temporarySite } from '../../support/temporary-site.ts'

const { renderPage } = vi.hoisted(() => ({ renderPage: vi.fn<(page: PageData) => Promise<string>>() }))
vi.mock('../../../scripts/build/render/server-build.ts', () => ({
  readServer: async () => ({ layoutData, loadPage, questions, siteAddresses, renderPage }),
}))

vi.mock('../../../scripts/build/bundle/bundle.ts', () => ({ bundle: async () => 'bundled' }))

const about = 'content/pages/about.mdx'
const client = {
  'src/browser/entry-client.ts': { file: 'entry.js' },
  'src/browser/app.tsx': { file: 'app.js' },
  'src/styles/core.css': { file: 'core.css' },
  'src/styles/prose-pages.css': { file: 'prose.css' },
  'src/styles/blocks.css': { file: 'blocks.css' },
}

/** A site whose scripts and styles have been bundled: each says its own name. */
const siteWith = (files: Record<string, string>) =>
  temporarySite({
    'public/robots.png': 'x',
    '.cache/client/.vite/manifest.json': JSON.stringify(client),
    ...Object.fromEntries(Object.values(client).map(({ file }) => [`.cache/client/${file}`, `/* ${file} */`])),
    ...files,
  })

const build = (site: TemporarySite) => makeSite(site.root, Promise.resolve('bundled'), { quiet: true })
const rendered = async ({ body }: PageData) => `<main>${JSON.stringify(body)}</main>`

/** Every file that is served, by name, as the hash of its bytes. */
function served({ root }: TemporarySite): Record<string, string> {
  const dist = path.join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(dist, name)).isFile(),
  )
  const hash = (name: string) =>
    createHash('sha1')
      .update(readFileSync(path.join(dist, name)))
      .digest('hex')
  return Object.fromEntries(files.sort().map((name) => [name, hash(name)]))
}

afterEach(() => {
  removeTemporarySites()
  vi.unstubAllEnvs()
})

test('a page that throws names itself and its content file, and the site stays as it was', async () => {
  const site = siteWith({ [about]: page() })
  renderPage.mockImplementation(rendered)
  expect(await build(site)).toEqual({ ok: true, pages: 11, rendered: 11 })
  const before = served(site)
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['about.html', 'about.html.br', 'og/about.png', '_headers']),
  )

  site.write('content/pages/index.mdx', page({ title: 'Home again' }))
  site.write(about, page({ title: 'About them' }))
  site.write('content/pages/added.mdx', page({ title: 'Added' }))
  renderPage.mockImplementation(async (shown) => {
    if (shown.path === '/about') throw new TypeError('Cannot read properties of undefined')
    return rendered(shown)
  })
  await expect(build(site)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: The page /about (content/pages/about.mdx) cannot be built: Cannot read properties of undefined]`,
  )
  expect(served(site)).toEqual(before)

  renderPage.mockImplementation(rendered)
  // What could be rendered then is there already.
  expect(await build(site)).toEqual({ ok: true, pages: 12, rendered: 2 })
  expect(Object.keys(served(site))).toContain('added.html')
})

test('a page with a script of its own is not published', async () => {
  const site = siteWith({})
  renderPage.mockResolvedValue('<main><script>alert(1)</script></main>')
  await expect(build(site)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: The page /404 (content/pages/404.mdx) cannot be built: the policy allows no script that says “alert(1)”.]`,
  )
  expect(readdirSync(site.root)).not.toContain('dist')
})

/** Words that hardly compress. */
const words = (length: number) =>
  Array.from({ length: length / 40 }, (_, index) => createHash('sha1').update(`${index}`).digest('hex')).join(' ')

test('a page that grows past the first window is published, with a warning that names what makes it large', async () => {
  const body = `Before.\n\n<Section title="Short">\n\n${words(4000)}\n\n</Section>\n\n<Section title="Long">\n\n<Cards>\n<Card title="One">\n${words(40_000).replaceAll('0', 'x')}\n</Card>\n</Cards>\n\n</Section>\n`
  const site = siteWith({ [about]: page({}, body), 'content/pages/small.mdx': page({ title: 'Small' }) })
  renderPage.mockImplementation(rendered)
  expect(await build(site)).toEqual({ ok: true, pages: 12, rendered: 12 })
  // biome-ignore lint/suspicious/noConsole: reads the spy, prints nothing
  const warned = vi.mocked(console.warn)
  const said = warned.mock.calls.flat().join('\n')
  warned.mockClear()
  expect(said.replace(/ *\b\d+ bytes/g, ' N bytes')).toMatchInlineSnapshot(`
    "Warning: /about has grown to N bytes; a server sends 14600 at once, so it appears one round trip later.
        content/pages/about.mdx
     N bytes  <Section “Long”> with <Cards>
     N bytes  <Section “Short”>
     N bytes  text between blocks
        It is published as it is. To make it quick again, shorten the largest part or give it a page of its own.
    "
  `)
  expect(readdirSync(path.join(site.root, 'dist'))).toContain('about.html')
})

test('a drawing is made once, with its compressed copies; a build that changes nothing says nothing of pictures', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6"/></svg>'
  const site = siteWith({ [about]: page({}, '![A path](path.svg)\n'), 'content/pages/path.svg': drawing })
  renderPage.mockImplementation(rendered)
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const aboutPictures = async () => {
    said.mockClear()
    await makeSite(site.root, Promise.resolve('bundled'), {})
    return said.mock.calls.flat().flatMap((line) => /\S+ \d+ files? of pictures/.exec(line) ?? [])
  }
  expect(await aboutPictures()).toEqual(['Made 1 file of pictures'])
  expect(Object.keys(served(site)).filter((file) => /^pictures\/.*\.svg/.test(file))).toHaveLength(3)
  expect(await aboutPictures()).toEqual([])
})

const scheduled = {
  'content/articles/old.mdx': article({ title: 'Old', related: '[dated]' }),
  'content/articles/dated.mdx': article({ title: 'Dated', date: '2026-06-01' }),
  'content/articles/new.mdx': article({ title: 'New', date: '2026-04-01', publishAt: '2026-04-01T09:00' }),
  'content/articles/draft.mdx': article({ title: 'A draft', draft: 'true' }),
}
const on = (site: TemporarySite, moment: string) => {
  vi.stubEnv('BUILD_DATE', moment)
  return build(site)
}
/** The warning about the briefing that is dated later, which every one of these builds prints. */
function expectWarning() {
  // biome-ignore lint/suspicious/noConsole: reads the spy, prints nothing
  const printed = vi.mocked(console.error)
  for (const [report] of printed.mock.calls) expect(report).toContain('“dated” is proposed to read next')
  printed.mockClear()
}
const text = ({ root }: TemporarySite, file: string) => readFileSync(path.join(root, 'dist', file), 'utf8')
/** The briefings of a site, without the lists they stand in. */
const pagesOf = (site: TemporarySite) =>
  Object.keys(served(site)).filter((file) => /^briefings\/[a-z-]+\.html$/.test(file))

test('a briefing appears with the first build after its minute, and only what shows it is made again', async () => {
  const site = siteWith(scheduled)
  renderPage.mockImplementation(rendered)
  expect(await on(site, '2026-04-01T08:59')).toEqual({ ok: true, pages: 13, rendered: 13 })
  expect(pagesOf(site)).toEqual(['briefings/old.html'])
  const everything = Object.keys(served(site)).map((file) => [file, text(site, file)] as const)
  expect(everything.filter(([file, words]) => `${file} ${words}`.includes('/new')).map(([file]) => file)).toEqual([])
  expect(Object.keys(served(site)).filter((file) => file.includes('next-change'))).toEqual([])
  const next = JSON.parse(readFileSync(path.join(site.root, 'dist-hosts/next-change.json'), 'utf8'))
  expect(next).toMatchObject({ builtAt: '2026-04-01T12:59:00.000Z', at: '2026-04-01T13:00:00.000Z' })

  expect(await on(site, '2026-04-01T09:00')).toEqual({ ok: true, pages: 14, rendered: 6 })
  expect(pagesOf(site)).toEqual(['briefings/new.html', 'briefings/old.html'])
  expect(text(site, 'sitemap.xml')).toContain('/briefings/new<')
  expect(text(site, 'briefings/feed.xml')).toContain('/briefings/new<')
  expect(Object.keys(served(site))).toContain('og/briefings/new.png')

  // And back: what was there because of the clock goes with it.
  await on(site, '2026-04-01T08:59')
  expect(Object.keys(served(site)).filter((file) => file.includes('/new'))).toEqual([])
  expectWarning()
})

test('a build says the first moment from which it is the same, so that whoever builds it later knows for when', async () => {
  const site = siteWith(scheduled)
  renderPage.mockImplementation(rendered)
  const builds: Record<string, string>[] = []
  for (const moment of ['2026-04-01T08:59', '2026-04-01T09:00', '2026-04-01T17:30']) {
    await on(site, moment)
    builds.push(served(site))
  }
  const [before, since, later] = builds as [Record<string, string>, Record<string, string>, Record<string, string>]
  expect(JSON.parse(text(site, '.well-known/site.json'))).toMatchObject({ commit: null, builtFor: '2026-04-01T09:00' })
  expect(later).toEqual(since)
  await on(site, '2026-04-01')
  expect(JSON.parse(text(site, '.well-known/site.json'))).toMatchObject({ builtFor: '2026-04-01' })
  expect(served(site)).toEqual(before)
  expectWarning()
})

test('a preview has what is not public yet, marked, and keeps it out of all that leaves the site', async () => {
  vi.stubEnv('SITE_PREVIEW', '1')
  const site = siteWith(scheduled)
  renderPage.mockImplementation(rendered)
  expect(await on(site, '2026-03-15')).toMatchObject({ ok: true, pages: 16 })
  expect(pagesOf(site)).toEqual(['dated', 'draft', 'new', 'old'].map((slug) => `briefings/${slug}.html`))
  expect(text(site, 'briefings/draft.html')).toContain('<title>Words · A draft – Words</title>')
  for (const file of pagesOf(site)) expect(text(site, file)).toContain('<meta name="robots" content="noindex">')
  const outside = ['briefings/feed.xml', 'briefings/atom.xml', 'briefings/feed.json', 'sitemap.xml', 'llms.txt']
  for (const file of outside) expect(text(site, file), file).not.toMatch(/briefings\/(?:dated|draft|new)/)
  expect(Object.keys(served(site)).filter((file) => /^og\/briefings\/[a-z-]+\.png$/.test(file))).toEqual([
    'og/briefings/old.png',
  ])
  expectWarning()
})

test('more redirects than the host in use takes stop the build before anything is written', async () => {
  const redirects = Array.from({ length: 1001 }, (_, at) => ({
    id: `r-${at}`,
    from: `/old-${at}`,
    to: '/about',
    note: 'N',
  }))
  const site = siteWith({ [about]: page(), 'content/site/redirects.json': JSON.stringify(redirects) })
  const integrations = JSON.parse(site.read('content/site/integrations.json'))
  site.write('content/site/integrations.json', JSON.stringify({ ...integrations, host: 'cloudflare-pages' }))
  renderPage.mockImplementation(rendered)
  expect(await build(site)).toEqual({ ok: false, pages: 0, rendered: 0 })
  // biome-ignore lint/suspicious/noConsole: reads the spy, prints nothing
  const { calls } = vi.mocked(console.error).mock
  expect(calls.splice(0).join()).toContain('there are 2002')
  expect(existsSync(path.join(site.root, 'dist'))).toBe(false)
})

test('a build waits for one of the same folder, and leaves the site of the content that is there then', async () => {
  // Whatever is built this way is built for production.
  vi.stubEnv('NODE_ENV', 'test')
  const { buildSite } = await import('../../../scripts/build.ts')
  const site = siteWith({ [about]: page() })
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let begun = () => {}
  const isBuilding = new Promise<void>((resolve) => {
    begun = resolve
  })
  renderPage.mockImplementation(async (shown) => {
    begun()
    await held
    return rendered(shown)
  })
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const first = buildSite(site.root, { quiet: true })
  await isBuilding
  site.write(about, page({ title: 'About them' }))
  const second = buildSite(site.root, { quiet: true })
  await vi.waitFor(() => expect(said.mock.calls.flat().join()).toContain(`that process ${process.pid} runs`), 120_000)
  goOn()
  expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }])
  expect(text(site, 'about.html')).toContain('About them')
  const alone = siteWith({ [about]: page({ title: 'About them' }) })
  await buildSite(alone.root, { quiet: true })
  expect(served(site)).toEqual(served(alone))
})
