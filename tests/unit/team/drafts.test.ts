import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ReviewAt, TeamReview } from '#src/desk/requests/team.ts'
import { notHere } from '../../../scripts/desk/team-desk.ts'
import { article, page } from '../../support/minimal-content.ts'
import { pngOf } from '../../support/pictures.ts'
import { sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

const about = 'content/pages/about.mdx'
const open = 'content/articles/open.mdx'
const secret = 'content/articles/merger.mdx'
const later = 'content/articles/merger-later.mdx'
const own = 'content/articles/merger.png'
const shared = 'content/articles/both.png'
const words = '![A plan](both.png)\n\n![A plan](merger.png)\n\nThe merger.\n'
const draft = article({ title: 'The merger', draft: 'true' }, words)

const guest = { writes: ['pages'], legal: false, approves: true, seesDrafts: false }
const editor = { writes: 'everything', legal: false, approves: true }
let site: TeamSite
const look = () => site.team.lookAgain()
const ask = (route: string, as: string, body?: object) => site.ask(route, { as, body })

beforeAll(async () => {
  site = await startTeamSite(
    {
      [about]: page(),
      [open]: article({ title: 'Open' }, '![A plan](both.png)\n'),
      [secret]: draft,
      [later]: article({ title: 'The merger later', publishAt: '2090-01-01' }),
      [own]: pngOf(8, 8),
      [shared]: pngOf(8, 8),
    },
    {
      roles: { guest, editor } as never,
      people: [
        { name: 'Zoë Łukasz', email: 'zoe@example.com', subject: zoe, role: 'guest' },
        { name: 'Sam Roe, Jr.', email: 'sam@example.com', subject: sam, role: 'editor' },
      ],
    },
  )
  for (const person of [zoe, sam]) await site.signIn(person)
}, 120_000)

afterEach(() => {
  vi.unstubAllEnvs()
})

afterAll(async () => {
  await site.stop()
  removeTemporarySites()
})

const listed = async (as: string): Promise<string[]> =>
  (await ask('GET site', as)).json.entries.map(({ file }: { file: string }) => file)
const isInClone = (file: string) => existsSync(path.join(site.cloneOf('zoe@example.com'), file))
const told = async (...routes: [string, object?][]) =>
  (await Promise.all(routes.map(async ([route, body]) => (await ask(route, zoe, body)).text))).join('\n')

async function sent(as: string, file: string, text: string, base: string | null): Promise<ReviewAt> {
  expect((await ask('PUT entry', as, { file, text, base })).status).toBe(200)
  const { branch } = (await ask('POST review', as, { files: [file], message: 'About the merger' })).json
  await look()
  const all: TeamReview[] = (await ask('GET team/reviews', as)).json
  return { branch, commit: all.find((one) => one.branch === branch)?.commit ?? '' }
}

test('who is kept from drafts has neither them nor what is scheduled, nor their pictures, in list, search or clone', async () => {
  expect(await listed(sam)).toEqual(expect.arrayContaining([about, open, secret, later]))
  const seen = await listed(zoe)
  expect(seen).toEqual(expect.arrayContaining([about, open]))
  expect(seen).not.toContain(secret)
  expect(seen).not.toContain(later)
  expect([secret, later, own, shared].map(isInClone)).toEqual([false, false, false, true])
  const all = await told(
    ...(['GET site', 'GET targets', 'GET search?words=merger', 'GET changes', 'GET reviews'].map((one) => [one]) as [
      string,
    ][]),
    ['POST source', { address: '/briefings/merger', words: ['The merger.'] }],
  )
  expect(all).not.toMatch(/merger/i)
  expect((await ask('GET search?words=merger', sam)).text).toMatch(/merger/i)
})

test('who asks for a draft directly is answered as if there were none, whatever they ask', async () => {
  const [{ id }] = (await ask(`GET history?file=${secret}`, sam)).json
  for (const file of [secret, 'content/articles/no-such.mdx']) {
    const refused = await Promise.all([
      ...['entry', 'schema', 'links', 'history', 'picture', 'team/comments', 'legal/redline'].map((name) =>
        ask(`GET ${name}?file=${file}`, zoe),
      ),
      ask(`GET revision?file=${file}&id=${id}`, zoe),
      ask(`GET search?words=merger&file=${file}`, zoe),
      ask('POST parse', zoe, { file, text: 'x' }),
      ask('PUT entry', zoe, { file, text: draft, base: null }),
      ask('POST move', zoe, { file, slug: 'mine' }),
      ask('POST team/open', zoe, { file, window: 'w', open: true }),
      ask('POST team/comment', zoe, { file, words: 'Is it so?' }),
      ...['duplicate', 'delete', 'restore'].map((name) => ask(`POST ${name}`, zoe, { file })),
    ])
    expect(refused.map(({ status, json }) => [status, json.message])).toEqual(refused.map(() => [404, notHere]))
  }
  for (const file of [own, `content/pages/../articles/merger.mdx`, `${open}/../merger.mdx`])
    for (const route of [
      `GET picture?before=&file=${file}`,
      `GET picture?file=${file}`,
      `GET revision?id=${id}&file=${file}`,
    ])
      expect((await ask(route, zoe)).status).toBe(404)
  // A file is there of this name, and no text of the content.
  expect((await ask('GET entry?file=content/../.git/HEAD', zoe)).status).toBe(404)
  expect((await ask(`GET picture?file=${shared}`, zoe)).status).toBe(200)
})

test('a review of others is shown to who may write all of it, and no part of any other', async () => {
  const file = 'content/articles/merger-new.mdx'
  const at = await sent(sam, file, article({ title: 'A merger, new', draft: 'true' }), null)
  const both = new URLSearchParams({ ...at, file })
  expect(await told(['GET team/reviews'], ['GET site'])).not.toMatch(/merger/i)
  for (const [route, body] of [
    [`GET team/changes?${both}`],
    [`GET team/picture?${both}`],
    ...['approve', 'merge', 'take', 'preview'].map((name) => [`POST team/${name}`, at]),
    ['POST team/return', { ...at, words: 'No.' }],
  ] as [string, object?][])
    expect([route, (await ask(route, zoe, body)).status]).toEqual([route, 404])

  const { version } = (await ask(`GET entry?file=${about}`, sam)).json
  const plain = await sent(sam, about, page({ title: 'Of Sam' }), version)
  const [shown] = (await ask('GET team/reviews', zoe)).json
  expect(shown).toMatchObject({ branch: plain.branch, may: ['approve', 'return', 'preview'] })
  expect((await ask('POST team/approve', zoe, plain)).status).toBe(200)
  expect((await ask('POST team/merge', sam, plain)).json).toMatchObject({ merged: true })
  await look()
  // Which texts a merged one changed is not known any more.
  expect((await ask('GET team/reviews', zoe)).json).toEqual([])
  expect((await ask('GET team/reviews', sam)).json).toHaveLength(2)
})

test('what is said of a draft, and who has it open, is not told', async () => {
  await ask('POST team/comment', sam, { file: secret, words: 'Not before May.' })
  await ask('POST team/comment', sam, { file: open, words: 'Good.' })
  await ask('POST team/open', sam, { file: secret, window: 'w', open: true })
  await ask('POST team/open', sam, { file: open, window: 'v', open: true })
  const { team, others } = (await ask('GET site', zoe)).json
  expect(team.comments).toEqual([{ file: open, open: 1 }])
  expect(others).toEqual([{ name: 'Sam Roe, Jr.', file: open }])
  const [{ id }] = (await ask(`GET team/comments?file=${secret}`, sam)).json
  expect((await ask('POST team/answer', zoe, { id, words: 'So?' })).status).toBe(404)
  expect((await ask('POST team/settle', zoe, { id, accepted: false })).status).toBe(404)
})

test('a draft that is published comes, and a text that is made a draft goes, with what the main branch says', async () => {
  site.commit({ [secret]: draft.replace('draft: true\n', ''), [open]: article({ title: 'Open', draft: 'true' }) })
  await look()
  expect([secret, own, open].map(isInClone)).toEqual([true, true, false])
  expect(await listed(zoe)).toContain(secret)
  expect((await ask(`GET entry?file=${open}`, zoe)).status).toBe(404)
  site.commit({ [secret]: draft, [open]: article({ title: 'Open' }, '![A plan](both.png)\n') })
  await look()
  expect([secret, own, open].map(isInClone)).toEqual([false, false, true])
  expect((await ask('GET changes', zoe)).json).toEqual([])
})

test('a role that may see drafts again has them with the next look, and none of it is a change of theirs', async () => {
  site.configure({ roles: { guest: { ...guest, seesDrafts: true }, editor } })
  await look()
  expect([secret, later, own].map(isInClone)).toEqual([true, true, true])
  site.configure({ roles: { guest, editor } })
  await look()
  expect([secret, later, own].map(isInClone)).toEqual([false, false, false])
  expect((await ask('GET changes', zoe)).json).toEqual([])
  expect((await ask(`GET entry?file=${secret}`, zoe)).status).toBe(404)
})

test('one sees the drafts of texts one writes, and one’s own reviews', async () => {
  const { file } = (await ask('POST new', zoe, { kind: 'page', title: 'Mine' })).json
  await look()
  expect(await listed(zoe)).toContain(file)
  const { text, version } = (await ask(`GET entry?file=${file}`, zoe)).json
  expect(text).toContain('draft: true')
  const at = await sent(zoe, file, text, version)
  expect((await ask(`GET team/changes?${new URLSearchParams({ ...at })}`, zoe)).json).toHaveLength(1)
})

test('what is scheduled comes when its moment has come', async () => {
  vi.stubEnv('BUILD_DATE', '2090-01-02')
  await look()
  expect([secret, later].map(isInClone)).toEqual([false, true])
})
