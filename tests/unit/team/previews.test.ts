import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { blocks } from '#src/blocks/rows.ts'
import type { PreviewMade, TeamReview } from '#src/desk/requests/team.ts'
import * as app from '#src/render/entry-server.tsx'
import type { PagesCode } from '../../../scripts/desk/bundled-code.ts'
import { article, page } from '../../support/minimal-content.ts'
import { lena, sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

const about = 'content/pages/about.mdx'
const secret = 'content/articles/nobody-knows.mdx'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
const people = [
  { name: 'Zoë Łukasz', email: 'zoe@example.com', subject: zoe, role: 'writer' },
  { name: 'Sam Roe, Jr.', email: 'sam@example.com', subject: sam, role: 'editor' },
  { name: 'Lena Park', email: 'lena@example.com', subject: lena, role: 'writer' },
]
const code = {
  app: () => app,
  client: {
    css: '@font-face{src:url(/assets/a-font.woff2)}',
    proseCss: '',
    stylesheet: '/assets/blocks.css',
    rareFonts: '/assets/rare.css',
    entry: '/assets/entry.js',
    integrity: 'sha256-x',
    preloadFonts: ['/assets/a-font.woff2'],
    proseFonts: [],
  },
  files: new Map([
    ['/assets/blocks.css', Buffer.from('@font-face{src:url(/assets/a-font.woff2)}')],
    ['/_desk/assets/main.js', Buffer.from('desk()')],
  ]),
} as unknown as PagesCode
const list = blocks.BriefingList.example
let site: TeamSite
/** A review that stays open, and the path of a link to it. */
let review: TeamReview
let own: string

beforeAll(async () => {
  const files = {
    'content/pages/bridge.png': await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#345' } })
      .png()
      .toBuffer(),
    [about]: page({}, 'Before.\n\n[Write to us](/contact), or see [what others say](/elsewhere).\n'),
    'content/pages/elsewhere.mdx': page({ title: 'Of others' }),
    'content/pages/index.mdx': page({ title: 'Home' }, '[About us](/about)\n'),
    'content/articles/known.mdx': article({ title: 'What everybody knows' }),
    [secret]: article({ title: 'What nobody knows', draft: 'true' }),
    'content/articles/plan.svg': drawing,
    'public/brochure.txt': 'For visitors.',
  }
  const roles = {
    editor: { writes: 'everything', legal: false, approves: true },
    writer: { writes: ['pages', 'articles'], legal: false, approves: false },
  } as const
  site = await startTeamSite(files, { roles, people } as unknown as Parameters<typeof startTeamSite>[1], { code })
  for (const person of [zoe, sam, lena]) await site.signIn(person)
  const text = page(
    {},
    'Said by Zoë. [Write to us](/contact), or [begin](/about#prose).\n\n<Picture src="bridge.png" alt="A bridge." />\n',
  )
  review = await send(about, text, 'As Zoë says it')
  own = await link(review)
}, 120_000)

afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await site.stop()
  removeTemporarySites()
})

/** Writes a text and hands it over. Returns the review as its writer sees it. */
async function send(file: string, text: string, message: string, branch?: string, as = zoe): Promise<TeamReview> {
  const { json: entry } = await site.ask(`GET entry?file=${file}`, { as })
  await site.ask('PUT entry', { as, body: { file, text, base: entry?.version ?? null } })
  const { json } = await site.ask('POST review', { as, body: { files: [file], message, branch } })
  expect(json).toMatchObject({ pushed: true })
  await site.team.lookAgain()
  return seen(json.branch, as)
}

async function seen(branch: string, as = zoe): Promise<TeamReview> {
  const all: TeamReview[] = (await site.ask('GET team/reviews', { as })).json
  return all.find((one) => one.branch === branch) as TeamReview
}

async function link({ branch, commit }: TeamReview, as = zoe): Promise<string> {
  const { json } = await site.ask('POST team/preview', { as, body: { branch, commit } })
  return (json as PreviewMade).address.slice('https://desk.example.com'.length)
}

/** What somebody without a desk gets. */
const read = (address: string, headers = {}) => site.open(address, undefined, headers)
const isOver = async (address: string) => {
  const { status, text } = await read(address)
  return status === 404 && text.includes('This preview is not here')
}

test('whoever has a link reads the page as the review would make it, marked, without a desk', async () => {
  expect(own).toMatch(/^\/_preview\/[\w-]{43}$/)
  const first = await read(own)
  expect([first.status, first.headers.location]).toEqual([302, `${own}/about`])
  const { status, text, headers } = await read(`${own}/about`)
  expect([status, text]).toEqual([200, expect.stringContaining('Said by Zoë.')])
  expect(text).toContain('Preview, not published: As Zoë says it')
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['set-cookie']).toBeUndefined()
})

test('a preview runs no script, sends no form, and loads nothing that is not below its path', async () => {
  const { text, headers } = await read(`${own}/about`)
  expect(text).not.toContain('<script')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).toMatch(/form-action 'none'; .*sandbox(?![^;]*allow-(?:scripts|forms))/)
  expect(policy).not.toContain('script-src')
  const loaded = [...text.matchAll(/<(?:link rel="(?:stylesheet|preload|icon)"|img|source)[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/(?:="|, )(\/[^" ]+)/g)].map(([, address]) => address as string),
  )
  const addresses = [...new Set(loaded)]
  const pictures = addresses.filter((one) => one.startsWith(`${own}/pictures/bridge-`))
  expect(pictures.length).toBeGreaterThan(2)
  const picture = await read(pictures[0] as string)
  expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' } })
  expect(addresses).toContain('/_preview/assets/blocks.css')
  expect(addresses.filter((one) => !one.startsWith('/_preview/'))).toEqual([])
  expect(text).toContain('url(/_preview/assets/a-font.woff2)')
  expect((await read('/_preview/assets/blocks.css')).text).toContain('url(/_preview/assets/a-font.woff2)')
  const links = [...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, address]) => address)
  expect([...new Set(links)]).toEqual([`${own}/about#prose`])
  expect(text).toContain('href="https://example.com/contact"')
})

test('a preview has the pages of its review and nothing else, however it is asked for', async () => {
  const other = await link(await send('content/pages/elsewhere.mdx', page({ title: 'Another review' }), 'Another'))
  await read(`${own}/about`)
  await read(`${other}/elsewhere`)
  const unknown = await read(`/_preview/${'A'.repeat(43)}/about`)
  expect(unknown.text).toContain('Ask whoever sent it to you for another one, or Anna Berg')
  const { length } = own
  for (const address of [
    `${own}/elsewhere`,
    `${own}/contact`,
    `${own}/briefings/nobody-knows`,
    `${own}/about/`,
    `${own}/%61bout`,
    `${own}/../${other.slice('/_preview/'.length)}/elsewhere`,
    `${own}/..%2f${other.slice('/_preview/'.length)}/elsewhere`,
    `${own}/../../_desk/api/site`,
    `${own}/%2e%2e/%2e%2e/_desk/api/site`,
    `${own}/_desk/api/site`,
    `${own}/_content/issues`,
    `${own}/_data/about.json`,
    `${own}/_search/index.json`,
    `${own}/briefings/feed.xml`,
    `${own}/content/articles/plan.svg`,
    `${own}/content/pages/about.mdx`,
    `${own.slice(0, length - 1)}/about`,
    `${own}x/about`,
    `${own.toLowerCase()}/about`,
    '/_preview/',
    '/_preview/assets/main.js',
    '/_preview/..%2f_desk/',
  ])
    expect([address, (await read(address)).status, (await read(address)).text]).toEqual([address, 404, unknown.text])
  expect((await read(`${own}/about?before`)).text).toContain('Said by Zoë.')
  expect((await read(`${own}/brochure.txt`)).text).toBe('For visitors.')
})

test('nothing can be sent to it, and it opens no desk', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await site.ask(`${method} x`, { path: `${own}/about`, body: {} })).status).toBe(405)
  const head = await site.ask('HEAD x', { path: `${own}/about` })
  expect([head.status, head.text]).toEqual([200, ''])
  expect((await site.ask('GET x', { path: `/_desk/api/site?${own}` })).status).toBe(403)
})

test('drafts and texts of others do not appear in it, and the draft that is reviewed does', async () => {
  const known = await send('content/articles/known.mdx', article({ title: 'What Zoë knows' }), 'Known')
  const home = await link(await send('content/pages/index.mdx', page({ title: 'Home' }, `${list}\n`), 'At home'))
  const { text } = await read(`${home}/`)
  expect(text).toContain('What everybody knows')
  for (const words of ['nobody knows', 'What Zoë knows', 'Said by Zoë']) expect(text).not.toContain(words)
  expect((await read(`${await link(known)}/briefings/known`)).text).toContain('What Zoë knows')
  const draft = await link(await send(secret, article({ title: 'What somebody knows', draft: 'true' }), 'A draft'))
  expect((await read(`${draft}/briefings/nobody-knows`)).text).toContain(' · What somebody knows')
})

test('who neither wrote a review nor decides about it makes no link to it', async () => {
  const { branch, commit } = review
  const { status, json } = await site.ask('POST team/preview', { as: lena, body: { branch, commit } })
  expect([status, json.message]).toEqual([403, expect.stringContaining('not yours to do')])
  const stale = await site.ask('POST team/preview', { as: zoe, body: { branch, commit: '0'.repeat(40) } })
  expect(stale.status).toBe(409)
})

test('a link shows what was sent last, and says so in words where it cannot', async () => {
  await send(about, page({}, 'Said again by Zoë.\n'), 'Again', review.branch)
  expect((await read(`${own}/about`)).text).toContain('Said again by Zoë.')
  site.commit({ [about]: page({}, 'Somebody else.\n') })
  await site.team.lookAgain()
  const { status, text } = await read(`${own}/about`)
  expect([status, text]).toEqual([503, expect.stringContaining('Its texts are being worked on')])
})

test('a link ends when it is taken back, after seven days, and with the place of who made it; a new start ends none', async () => {
  const review = await send('content/pages/elsewhere.mdx', page({ title: 'Ends' }), 'Ends')
  const [first, second, third] = [await link(review), await link(review, sam), await link(review)]
  const at = (address: string) => `${address}/elsewhere`
  for (const address of [first, second, third]) expect(await isOver(at(address))).toBe(false)
  const { previews = [] } = await seen(review.branch)
  expect(previews.map(({ by }) => by)).toEqual(['Zoë Łukasz', 'Sam Roe, Jr', 'Zoë Łukasz'])
  expect((await seen(review.branch, lena)).previews).toBeUndefined()

  const end = (as: string, id = '') => site.ask('POST team/end-preview', { as, body: { id } })
  expect((await end(lena, previews[0]?.id)).status).toBe(403)
  expect((await end(sam, previews[0]?.id)).status).toBe(200)
  expect((await end(sam, previews[0]?.id)).status).toBe(404)
  expect([await isOver(at(first)), await isOver(at(third))]).toEqual([true, false])

  const kept = readFileSync(path.join(String(site.config.folder), 'reviews.json'), 'utf8')
  expect(kept).not.toContain(third.slice('/_preview/'.length))
  await site.crash(() => undefined)
  expect(await isOver(at(third))).toBe(false)

  site.configure({ people: people.filter(({ subject }) => subject !== sam) })
  await site.team.lookAgain()
  expect([await isOver(at(second)), await isOver(at(third))]).toEqual([true, false])
  site.configure({ people })
  await site.team.lookAgain()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60_000 - 60_000 })
  expect(await isOver(at(third))).toBe(false)
  vi.setSystemTime(Date.now() + 120_000)
  expect(await isOver(at(third))).toBe(true)
})

test('a link ends with its review, and leads to none that has its name later', async () => {
  const file = 'content/articles/known.mdx'
  const { branch, commit } = await send(file, article({ title: 'To be merged' }), 'To be merged')
  const at = `${await link(await seen(branch))}/briefings/known`
  expect(await isOver(at)).toBe(false)
  await site.ask('POST team/approve', { as: sam, body: { branch, commit } })
  expect((await site.ask('POST team/merge', { as: sam, body: { branch, commit } })).json).toEqual({ merged: true })
  expect(await isOver(at)).toBe(true)
  site.atRemote('update-ref', `refs/heads/${branch}`, commit)
  await site.team.lookAgain()
  expect(await isOver(at)).toBe(true)

  const closed = await send(file, article({ title: 'To be closed' }), 'To be closed')
  const other = `${await link(closed)}/briefings/known`
  site.atRemote('update-ref', '-d', `refs/heads/${closed.branch}`)
  await site.team.lookAgain()
  site.atRemote('update-ref', `refs/heads/${closed.branch}`, closed.commit)
  await site.team.lookAgain()
  expect((await seen(closed.branch)).stage).toBe('sent')
  expect(await isOver(other)).toBe(true)
})
