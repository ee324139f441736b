import { afterAll, beforeAll, expect, test } from 'vitest'
import { article, page } from '../../support/minimal-content.ts'
import { lena, omar, sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

const about = 'content/pages/about.mdx'
const terms = 'content/legal/terms/2030-01-01.mdx'
let site: TeamSite

beforeAll(async () => {
  site = await startTeamSite({
    [about]: page(),
    'content/articles/a-briefing.mdx': article({}, '[About us](/about).\n'),
    'content/images/shared.png': Buffer.from('no picture'),
  })
  for (const person of [zoe, sam, lena]) await site.signIn(person)
}, 60_000)

afterAll(async () => {
  await site.stop()
  removeTemporarySites()
})

const category = 'content/categories/compliance.json'
const refusal = (words: RegExp) => [403, expect.stringMatching(words)]
const sent = async (as: string, route: string, body: object) => {
  const { status, json } = await site.ask(route, { as, body })
  return [status, json.message]
}

test('a text of another collection is read and not written, renamed, copied or deleted', async () => {
  expect((await site.ask(`GET entry?file=${category}`, { as: zoe })).status).toBe(200)
  const no = refusal(/^You may read “categories” and not change them\. Ask Anna Berg, anna@example\.com\.$/)
  expect(await sent(zoe, 'PUT entry', { file: category, text: '{}', base: null })).toEqual(no)
  expect(await sent(zoe, 'POST move', { file: category, slug: 'other' })).toEqual(no)
  for (const route of ['POST duplicate', 'POST delete', 'POST restore'])
    expect(await sent(zoe, route, { file: category })).toEqual(no)
  const picture = await site.ask(`POST picture?file=${category}&name=x.png`, { as: zoe, body: Buffer.from('x') })
  expect(picture.status).toBe(403)
  expect(await sent(zoe, 'POST new', { kind: 'category', title: 'Mine' })).toEqual(refusal(/start an entry/))
})

test('one is offered to start what one may write, and told where a text of a colleague is found', async () => {
  const { kinds } = (await site.ask('GET site', { as: zoe })).json
  const offered = kinds.flatMap(({ one }: { one?: string }) => one ?? [])
  expect(offered).toEqual(['page', 'briefing'])
  const { status, json } = await site.ask('GET entry?file=content/articles/begun.mdx', { as: zoe })
  expect([status, json.message]).toEqual([404, expect.stringContaining('found under Reviews once it is sent')])
})

test('nobody hands over what they may not write, whatever stands in their clone', async () => {
  expect(await sent(zoe, 'POST review', { files: [about, category], message: 'Both' })).toEqual(refusal(/categories/))
  expect(await sent(zoe, 'POST review', { files: ['package.json'], message: 'Code' })).toEqual(refusal(/package\.json/))
  expect(await sent(zoe, 'POST review', { files: ['.git/config'], message: 'Git' })).toEqual(refusal(/\.git\/config/))
})

test('a new name whose consequences stand in texts of others is refused, and changes nothing', async () => {
  const answer = await sent(zoe, 'POST move', { file: about, slug: 'who-we-are' })
  expect(answer).toEqual(refusal(/“redirects”/))
  expect((await site.ask('GET changes', { as: zoe })).json).toEqual([])
  expect((await sent(sam, 'POST move', { file: about, slug: 'who-we-are' }))[0]).toBe(200)
})

test('legal texts are for those who may touch them, also where somebody writes everything else', async () => {
  for (const person of [zoe, sam]) {
    expect(await sent(person, 'PUT entry', { file: terms, text: 'x', base: null })).toEqual(refusal(/legal texts/))
    for (const [route, body] of [
      ['POST legal/new-version', { document: 'terms', effective: '2031-01-01' }],
      ['POST legal/correct', { file: terms }],
      ['POST legal/announce', { file: terms }],
      ['POST legal/cancel-announcement', { file: terms }],
      ['POST legal/withdraw', { file: terms }],
    ] as const)
      expect(await sent(person, route, body)).toEqual(refusal(/legal texts/))
  }
  expect(await sent(lena, 'PUT entry', { file: about, text: 'x', base: null })).toEqual(refusal(/pages/))
})

test('the register of legal texts is written by nobody’s hand', async () => {
  const file = 'content/legal/published.json'
  expect(await sent(lena, 'PUT entry', { file, text: '[]', base: null })).toEqual(refusal(/register/))
  expect(await sent(zoe, 'POST review', { files: [file], message: 'Records' })).toEqual(refusal(/legal texts/))
})

test('the author of a review is who is signed in, and nobody whom the request names', async () => {
  const { json } = await site.ask(`GET entry?file=${about}`, { as: zoe })
  await site.ask('PUT entry', { as: zoe, body: { file: about, text: page({ title: 'Of Zoë' }), base: json.version } })
  const review = await site.ask('POST review', {
    as: zoe,
    body: { files: [about], message: 'Her words', author: { name: 'Sam Roe', email: 'sam@example.com' } },
  })
  expect(review.json).toMatchObject({ pushed: true })
  const { branch } = review.json
  expect(site.atRemote('log', '-1', '--format=%an <%ae>, %cn <%ce>', branch)).toBe(
    'Zoë Łukasz <zoe@example.com>, The desk <desk@example.com>',
  )
  expect(site.atRemote('diff', '--name-only', `main...${branch}`)).toBe(about)
})

test('a name stands in the history as git keeps it', async () => {
  const file = 'content/articles/a-briefing.mdx'
  const { json } = await site.ask(`GET entry?file=${file}`, { as: sam })
  await site.ask('PUT entry', { as: sam, body: { file, text: `${json.text}\nMore.\n`, base: json.version } })
  const { branch } = (await site.ask('POST review', { as: sam, body: { files: [file], message: 'More' } })).json
  expect(site.atRemote('log', '-1', '--format=%an', branch)).toBe('Sam Roe, Jr')
})

test('a review of somebody else is none that one can add to', async () => {
  const [branch = ''] = site.atRemote('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/desk').split('\n')
  for (const name of [branch, '--force', 'main', '../main', 'desk/--upload-pack=x']) {
    const body = { files: [about], message: 'Mine', branch: name }
    const { status } = await site.ask('POST review', { as: lena, body })
    expect([name, status]).toEqual([name, 403])
  }
  const [own] = (await site.ask('GET reviews', { as: zoe })).json
  expect((await site.ask('GET reviews', { as: sam })).json.map((one: { branch: string }) => one.branch)).not.toContain(
    own.branch,
  )
})

test('somebody who is listed by an address needs one that is known to be theirs', async () => {
  const claims = { email: 'omar@EXAMPLE.com', email_verified: true }
  const open = async (more: object) =>
    (await site.open('/_desk/', undefined, { 'x-assertion': await site.issuer.token(omar, { ...claims, ...more }) }))
      .status
  expect(await open({})).toBe(200)
  expect(await open({ email_verified: false })).toBe(403)
  expect(await open({ email_verified: undefined })).toBe(403)
  expect(await open({ email_verified: 'true' })).toBe(403)
  expect(await open({ email: 'OMAR@example.com' })).toBe(403)
  expect(await open({ email: 'zoe@example.com' })).toBe(403)
})

test('whoever is taken out of the list is out with the next look, and a list that cannot be read takes nobody out', async () => {
  const people = site.config.people as { email: string }[]
  site.configure({ people: people.map((one) => ({ ...one, role: 'no such role' })) })
  await site.team.lookAgain()
  expect(site.said.at(-1)).toContain('“no such role” is none of the roles: editor, writer, lawyer, counsel')
  expect((await site.ask('GET site', { as: sam })).status).toBe(200)
  site.configure({ people: people.filter(({ email }) => email !== 'sam@example.com') })
  await site.team.lookAgain()
  expect((await site.ask('GET site', { as: sam })).status).toBe(403)
  site.configure({ people })
  await site.team.lookAgain()
  expect((await site.ask('GET site', { as: sam })).status).toBe(200)
})
