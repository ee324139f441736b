import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { APIResponse } from '@playwright/test'
import { formatDate } from '#src/lib/dates.ts'
import { createDesk } from '../../../scripts/desk/create-desk.ts'
import { today } from '../../../scripts/tools/today.ts'
import type { EntrySummary } from '../../../src/desk/requests/site.ts'
import { startDeskCopy } from '../../support/desk-copy.ts'
import { expect, test } from '../../support/desk-test.ts'
import { oddStatus } from '../../support/odd-requests.ts'
import { distFile } from '../../support/pages.ts'
import { projectCopy } from '../../support/project-copy.ts'

/** Files of the folder that no page shows. */
const files = [
  'package.json',
  'content/pages/about.mdx',
  'content/site/site.json',
  'scripts/desk.mjs',
  'src/desk/ui/main.tsx',
  'public',
  '.git/HEAD',
  '.cache/client/key',
  '.cache/desk-page/.vite/manifest.json',
  'node_modules/vite/package.json',
]

type Ask = (request: string, body?: object) => Promise<Response>

/** Without the version of a picture, which its address has and which is told from the file itself where nothing is published. */
const unversioned = (text: string) => text.replaceAll(/(\/pictures\/[\w-]+-)[\da-f]{8}(?=-|\.)/g, '$1')

const mediaType = (answer: APIResponse) => answer.headers()['content-type']?.split(';')[0]

const escaped = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')

/** One file, spelled in the ways in which servers were led to it. */
const spellings = (file: string): string[] => [
  `/${file}`,
  `/${escaped(file)}`,
  `/${escaped(file).replaceAll('%', '%25')}`,
  `/${file.replaceAll('.', '%2e').replaceAll('/', '%2f')}`,
  `/${file.toUpperCase()}`,
  ...['/', '/./', '//', '/%2e/', '/../', '/..;/', '/%2e%2e/', '/%252e%252e/', '/..%2f', '/..%5c', '/%c0%ae%c0%ae/'].map(
    (way) => `${way}${file}`,
  ),
  ...['/assets', '/pictures', '/content', '/images', '/about', '/_content', '/_gallery'].flatMap((folder) => [
    `${folder}/../${file}`,
    `${folder}/..%2f${file}`,
    `${folder}%2f..%2f${file}`,
    `${folder}/%2e%2e/${escaped(file)}`,
    `${folder}/${file}`,
  ]),
  ...['/', '%20', '.', ';', ';x', '%23', '::$DATA', '?raw', '?import', '?import&raw', '?url', '?before', '?.svg'].map(
    (end) => `/${file}${end}`,
  ),
  ...['/@fs', '/@id', '/@id/__x00__', '/__vite', '/file:/'].map((way) => `${way}/${file}`),
]

/** What development servers answer besides. */
const ofDevelopment = [
  '/@vite/client',
  '/@vite/env',
  '/@react-refresh',
  '/@fs/etc/passwd',
  '/@fs/',
  '/__open-in-editor?file=package.json',
  '/__inspect/',
  '/_gallery',
  '/etc/passwd',
  '/node_modules/.vite/deps/react.js',
  '/assets/',
  '/assets',
  '/pictures/',
  '/content/',
  '/favicon.svg/',
  '/%66avicon.svg',
  '/assets/%2e%2e/favicon.svg',
  '/constructor',
  '/__proto__',
]

test('what is neither of the desk nor a page or a file of the site is not there, however it is spelled', async ({
  site,
}) => {
  const wrong: string[] = []
  for (const target of [...files.flatMap(spellings), ...ofDevelopment]) {
    const status = await oddStatus(site.url, `GET ${target}`)
    if (status !== 404) wrong.push(`${status} ${target}`)
  }
  expect(wrong).toEqual([])
})

test('what stands below the address of the desk is asked for with its token, and then is not there', async ({
  site,
}) => {
  const token = new URLSearchParams(new URL(site.url).hash.slice(1)).get('token')
  const targets = files.flatMap((file) => [
    `/_desk/${file}`,
    `/_desk/../${file}`,
    `/_desk/assets/../../${file}`,
    `/_desk/assets/..%2f..%2f${file}`,
    `/_desk/${escaped(`../${file}`)}`,
    `/_desk/assets/${escaped(`../../${file}`)}`,
  ])
  const wrong: string[] = []
  for (const target of targets)
    for (const [status, header] of [
      [401, ''],
      [404, `X-Desk-Token: ${token}`],
    ] as const) {
      const got = await oddStatus(site.url, `GET ${target}`, header)
      if (got !== status) wrong.push(`${got} ${target} ${header}`)
    }
  expect(wrong).toEqual([])
})

test('for a foreign name that was made to lead here there is no page either', async ({ site }) => {
  const { port } = new URL(site.url)
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost', '0.0.0.0'])
    expect(await oddStatus(site.url, 'GET /about', '', host)).toBe(403)
  for (const host of [`localhost:${port}`, `[::1]:${port}`])
    expect(await oddStatus(site.url, 'GET /about', '', host)).toBe(200)
})

test('files of the site and pictures of the content are served as what they are, and none of them runs anything', async ({
  request,
  site,
}) => {
  site.write(
    'content/images/plan.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>',
  )
  // What is XML may be a page, with scripts in it.
  site.write('public/notes.xml', '<html xmlns="http://www.w3.org/1999/xhtml"><p>Notes</p></html>')
  const get = async (address: string) => (await request.get(new URL(address, site.url).href)).headers()
  expect((await get('/icons/apple-touch-icon.png'))['content-type']).toBe('image/png')
  await expect.poll(async () => (await get('/content/images/plan.svg'))['content-type']).toBe('image/svg+xml')
  for (const address of ['/favicon.svg', '/content/images/plan.svg', '/notes.xml'])
    expect((await get(address))['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
})

test('a page has the policy that visitors get, but for the frame of the desk', async ({ request, site }) => {
  const lines = async (address: string) => {
    const headers = (await request.get(address)).headers()
    return [...(headers['content-security-policy'] ?? '').split('; '), `x-frame-options ${headers['x-frame-options']}`]
  }
  const visitors = await lines('/about')
  const here = await lines(new URL('/about', site.url).href)
  expect(here.filter((line) => !visitors.includes(line))).toEqual([
    "frame-ancestors 'self'",
    'x-frame-options SAMEORIGIN',
  ])
  expect(visitors.filter((line) => !here.includes(line))).toEqual(["frame-ancestors 'none'", 'x-frame-options DENY'])
})

test('the page of the desk runs its own script and no other, and its styles carry a nonce', async ({
  request,
  site,
}) => {
  const answer = await request.get(new URL('/_desk/', site.url).href)
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]+';/)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard")
  expect(await answer.text()).not.toMatch(/<script(?![^>]* src="\/_desk\/assets\/)/)
})

test('what the script of the page imports is fetched beside it', async ({ request, site }) => {
  const html = await (await request.get(new URL('/_desk/', site.url).href)).text()
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? []
  const code = await (await request.get(new URL(script, site.url).href)).text()
  const imported = [...code.matchAll(/\b(?:from|import)\s*[`"']\.\/([^`"']+)/g)].map(
    ([, name]) => `/_desk/assets/${name}`,
  )
  const beside = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  expect(imported).not.toEqual([])
  expect(beside).toEqual(imported)
})

/** What a page shows. The link to the styles of what follows is another while its code is written. */
const shown = (html: string) =>
  /<div id="root".*<\/div>/s
    .exec(unversioned(html))?.[0]
    .replace(/<link rel="stylesheet" href="[^"]*"\/?><script> <\/script>/, '')
    .replace(/ data-source="[^"]*"/, '')

const addresses = [
  '/',
  '/about',
  '/careers',
  '/briefings/capture-planning-after-the-recompete',
  '/privacy-policy',
  '/contact',
  '/search',
  '/nowhere',
]
/** Pages with links to documents that are printed when the site is built: until then these lead to a page. */
const withDocuments = ['/services', '/case-studies', '/resources']

test('a page is the same for visitors, beside the text and while its code is written', async ({ request, site }) => {
  const dev = await startDeskCopy('dev')
  // A page says when it was built, and another day of the firm’s may begin while tests run.
  const built = formatDate(JSON.parse(distFile('.well-known/site.json')).builtFor)
  try {
    for (const address of [...addresses, ...withDocuments]) {
      const [visitors, here, written] = await Promise.all(
        [address, new URL(address, site.url).href, new URL(address, dev.url).href].map(async (url) =>
          shown(await (await request.get(url)).text()),
        ),
      )
      expect(here?.length, address).toBeGreaterThan(5000)
      expect(written, address).toBe(here)
      if (addresses.includes(address)) expect(visitors?.replaceAll(built, formatDate(today('.'))), address).toBe(here)
    }
  } finally {
    await dev.stop()
  }
})

test('whatever pages link to is there, and feeds and calendars are those that visitors get', async ({
  request,
  site,
}) => {
  const linked = new Set<string>()
  for (const address of ['/', '/briefings', '/briefings/category/compliance', '/resources', '/privacy-policy']) {
    const html = await (await request.get(new URL(address, site.url).href)).text()
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) linked.add(href)
  }
  const files = [...linked].filter((href) => /\.(?:xml|json|ics)$/.test(href))
  expect(files.length).toBeGreaterThan(6)
  for (const href of linked) {
    const here = await request.get(new URL(href, site.url).href)
    expect(here.status(), href).toBe(200)
    if (!files.includes(href)) continue
    const visitors = await request.get(href)
    expect(mediaType(here), href).toBe(mediaType(visitors))
    expect(unversioned(await here.text()) === unversioned(await visitors.text()), href).toBe(true)
  }
})

test('two desks on one folder see what the other one saves, and neither writes over it', async () => {
  const folder = projectCopy('desk-')
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const file = 'content/pages/about.mdx'
  try {
    const desks = [await createDesk({ root: folder, log }), await createDesk({ root: folder, log })]
    const ask = await Promise.all(
      desks.map(async (desk) => {
        const url = new URL(await desk.listen(0))
        const token = new URLSearchParams(url.hash.slice(1)).get('token') ?? ''
        return (request: string, body?: object) =>
          fetch(new URL(`/_desk/api/${request}`, url), {
            ...(body && { method: 'PUT', body: JSON.stringify(body) }),
            headers: { 'x-desk-token': token, 'content-type': 'application/json', origin: url.origin },
          })
      }),
    )
    const [one, two] = ask as [Ask, Ask]
    const { text, version } = await (await one(`entry?file=${file}`)).json()
    expect(await (await two(`entry?file=${file}`)).json()).toMatchObject({ text, version })
    const titled = (title: string) => text.replace(/^title: .*$/m, `title: ${title}`)
    expect((await one('entry', { file, text: titled('Of the first'), base: version })).status).toBe(200)
    const refused = await two('entry', { file, text: titled('Of the second'), base: version })
    expect(refused.status).toBe(409)
    const theirs = await refused.json()
    expect(theirs.text).toBe(titled('Of the first'))
    const listed = async (ask: Ask) =>
      (await (await ask('site')).json()).entries.find((entry: EntrySummary) => entry.file === file).title
    await expect.poll(() => listed(two)).toBe('Of the first')
    expect((await two('entry', { file, text: titled('Of both'), base: theirs.version })).status).toBe(200)
    await expect.poll(() => listed(one)).toBe('Of both')
    for (const desk of desks) await desk.close()
    // Its pages are bundled behind the list: what has been closed does not go on with that.
    expect(existsSync(path.join(folder, '.cache/bundling.lock'))).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('one process holds two desks: each has its own content and its own token, and one ends without the other', async () => {
  const folders = [projectCopy('desk-'), projectCopy('desk-')] as const
  const [code] = folders
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const ask = (url: string, token: string | null, request = 'site') =>
    fetch(new URL(`/_desk/api/${request}`, url), { headers: { 'x-desk-token': token ?? '' } })
  const tokenOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token')
  try {
    const one = await createDesk({ root: folders[0], code, log })
    const two = await createDesk({ root: folders[1], code, log })
    const [first, second] = [await one.listen(0), await two.listen(0)]
    const file = 'content/pages/about.mdx'
    const { text, version } = await (await ask(first, tokenOf(first), `entry?file=${file}`)).json()
    const saved = await fetch(new URL('/_desk/api/entry', first), {
      method: 'PUT',
      headers: {
        'x-desk-token': tokenOf(first) ?? '',
        'content-type': 'application/json',
        origin: new URL(first).origin,
      },
      body: JSON.stringify({ file, text: text.replace(/^(\s+title:).*$/m, '$1 "Of the first desk"'), base: version }),
    })
    expect(saved.status).toBe(200)
    const page = async (url: string) => (await fetch(new URL('/about', url))).text()
    await expect.poll(() => page(first)).toContain('Of the first desk')
    expect(await page(second)).not.toContain('Of the first desk')
    expect((await ask(second, tokenOf(first))).status).toBe(401)
    await one.close()
    expect((await ask(second, tokenOf(second))).status).toBe(200)
    await two.close()
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
})
