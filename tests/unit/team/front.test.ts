import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerTypes } from '#src/desk/requests.ts'
import { article, page } from '../../support/minimal-content.ts'
import { lena, publicAddress, sam, startTeamSite, type TeamSite, zoe } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'

const file = 'content/pages/about.mdx'
let site: TeamSite

beforeAll(async () => {
  site = await startTeamSite({ [file]: page(), 'content/articles/a-briefing.mdx': article() })
  for (const person of [zoe, sam, lena]) await site.signIn(person)
}, 60_000)

afterAll(async () => {
  await site.stop()
  removeTemporarySites()
})

const versionOf = async () => (await site.ask(`GET entry?file=${file}`, { as: zoe })).json.version as string

test('whoever is in the list opens the desk, and reads and writes in a clone of their own', async () => {
  const shell = await site.signIn(zoe)
  expect(shell.status).toBe(200)
  expect(shell.text).toContain('<div id="desk">')
  expect(shell.headers['set-cookie']?.[0]).toMatch(
    /^__Host-desk=\S+; Path=\/; Max-Age=36000; Secure; HttpOnly; SameSite=Strict$/,
  )
  const { json } = await site.ask('GET site', { as: zoe })
  expect(json.git).toEqual({ available: true, remote: true, author: { name: 'Zoë Łukasz', email: 'zoe@example.com' } })
  const text = page({ title: 'Changed by Zoë' })
  const saved = await site.ask('PUT entry', { as: zoe, body: { file, text, base: await versionOf() } })
  expect(saved.status).toBe(200)
  expect((await site.ask(`GET entry?file=${file}`, { as: zoe })).json.text).toBe(text)
  expect((await site.ask(`GET entry?file=${file}`, { as: sam })).json.text).toBe(page())
})

test('somebody who is signed in and not in the list reads whom to ask, and gets no cookie', async () => {
  const answer = await site.signIn('somebody-else')
  expect(answer.status).toBe(403)
  expect(answer.text).toContain('Anna Berg, anna@example.com')
  expect(answer.text).toContain('somebody-else')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('a connection is kept for longer than a proxy keeps it, which would send a request into one that ends', async () => {
  const { headers } = await site.open('/_desk/', await site.issuer.token(zoe), { connection: 'keep-alive' })
  // Two minutes are Caddy's.
  expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(120)
})

test('nobody is somebody: without a token there is no page and no answer', async () => {
  expect((await site.open('/_desk/', undefined)).status).toBe(401)
  expect((await site.ask('GET site', {})).status).toBe(403)
})

const seconds = () => Math.floor(Date.now() / 1000)
const attacks: [what: string, token: () => Promise<string | string[]>][] = [
  ['forged', () => site.issuer.forged(zoe)],
  ['over', () => site.issuer.token(zoe, { iat: seconds() - 90_000, exp: seconds() - 100 })],
  ['not begun', () => site.issuer.token(zoe, { nbf: seconds() + 300 })],
  ['for another', () => site.issuer.token(zoe, { aud: 'another' })],
  ['for several, made for another', () => site.issuer.token(zoe, { aud: ['the-desk', 'another'], azp: 'another' })],
  ['of another issuer', () => site.issuer.token(zoe, { iss: 'https://evil.example' })],
  ['of the issuer with a slash', () => site.issuer.token(zoe, { iss: 'https://login.example.com/' })],
  ['without an end', () => site.issuer.token(zoe, { exp: undefined })],
  ['without a subject', () => site.issuer.token(undefined)],
  ['with an empty subject', () => site.issuer.token('')],
  ['without the name of its key', () => site.issuer.token(zoe, {}, { kid: undefined })],
  ['doubled', async () => [await site.issuer.token(zoe), await site.issuer.token(zoe)]],
  ['no token', async () => 'zoe'],
  [
    'unsigned',
    async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const claims = {
        iss: 'https://login.example.com',
        aud: 'the-desk',
        sub: zoe,
        iat: seconds(),
        exp: seconds() + 300,
      }
      return `${part({ alg: 'none', kid: 'key-1' })}.${part(claims)}.`
    },
  ],
]
for (const [what, token] of attacks) {
  test(`a token that is ${what} opens no desk and begins no session`, async () => {
    const answer = await site.open('/_desk/', undefined, { 'x-assertion': await token() })
    expect(answer.headers['set-cookie']).toBeUndefined()
    // That of a login that is over may still be handed on: the page without a word of content is given.
    if (what !== 'over') expect(answer.text).not.toContain('<div id="desk">')
    const asked = await site.ask('GET site', { headers: { 'x-assertion': await token() } })
    expect(asked.status).toBe(403)
    expect(asked.json).toEqual({ message: expect.any(String), signIn: `${publicAddress}/_desk/` })
  })
}

test('a token in a header of another spelling is none, and beside the right one makes it two', async () => {
  const token = await site.issuer.token(zoe)
  expect((await site.open('/_desk/', undefined, { x_assertion: token })).status).toBe(401)
  expect((await site.open('/_desk/', zoe, { x_assertion: token })).status).toBe(401)
})

test('the session of one is no session for the token of another', async () => {
  const { headers } = await site.signIn(zoe)
  const cookie = headers['set-cookie']?.[0]?.split(';')[0]
  expect((await site.ask('GET site', { as: sam, headers: { cookie } })).status).toBe(403)
  expect((await site.ask('GET site', { as: zoe, headers: { cookie } })).status).toBe(200)
})

test('a cookie that was changed, doubled, or is missing opens nothing', async () => {
  const { headers } = await site.signIn(zoe)
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] as string
  const other = Buffer.from(JSON.stringify({ subject: sam, began: Date.now() })).toString('base64url')
  const signature = cookie.split('.')[1]
  for (const [as, wrong] of [
    [zoe, undefined],
    [zoe, `${cookie}x`],
    [zoe, cookie.slice(0, -2)],
    [zoe, `${cookie}; ${cookie}`],
    [zoe, '__Host-desk='],
    [zoe, '__Host-desk=.'],
    [sam, `__Host-desk=${other}.${signature}`],
  ] as const)
    expect((await site.ask('GET site', { as, headers: { cookie: wrong } })).status).toBe(403)
})

test('a page elsewhere reads and writes nothing, with all that browsers send along', async () => {
  const body = { file, text: 'Taken over.', base: await versionOf() }
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': undefined },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://desk.example.com' },
    { origin: `${publicAddress}.evil.example` },
  ]) {
    expect((await site.ask('PUT entry', { as: zoe, body, headers })).status).toBe(403)
    if (!('origin' in headers)) expect((await site.ask('GET site', { as: zoe, headers })).status).toBe(403)
  }
  const form = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }
  expect((await site.ask('PUT entry', { as: zoe, body, headers: form })).status).toBe(403)
  expect((await site.ask('PUT entry', { as: zoe, body, headers: { origin: undefined } })).status).toBe(403)
})

test('the page itself comes from a link in a mail too, without a session', async () => {
  const answer = await site.open('/_desk/', zoe, { 'sec-fetch-site': 'cross-site', cookie: undefined })
  expect(answer.status).toBe(200)
  expect(answer.text).not.toMatch(/zoe|about|briefing/i)
  const home = await site.open('/', zoe, { 'sec-fetch-site': 'cross-site' })
  expect([home.status, home.headers.location]).toEqual([302, '/_desk/'])
})

test('a request for another address reads what came, and which line the proxy lacks', async () => {
  for (const host of ['localhost', 'desk.example.com:8080', 'evil.example', 'desk.example.com.evil.example']) {
    const { status, text } = await site.open('/_desk/', zoe, { host })
    expect(status).toBe(421)
    expect(text).toContain(host)
    expect(text).toContain('proxy_set_header Host $http_host;')
    expect(text).toContain('ProxyPreserveHost On')
    expect((await site.ask('GET site', { as: zoe, headers: { host } })).status).toBe(421)
  }
})

test('words of a stranger stand on a page as words', async () => {
  const { text } = await site.signIn('<script>alert(1)</script>')
  expect(text).not.toContain('<script>')
  expect(text).toContain('&lt;script&gt;')
})

test('nobody reaches the clone of another, by whatever name', async () => {
  const clone = site.cloneOf('zoe@example.com')
  for (const name of [
    `${clone}/${file}`,
    `../../zoe-example-com/${file}`,
    'content/../../../repository.git/config',
    '.git/config',
    'content/.git/config',
    '../session-key',
  ]) {
    const address = `GET entry?file=${encodeURIComponent(name)}`
    expect((await site.ask(address, { as: sam })).status).toBe(400)
    expect((await site.ask('PUT entry', { as: sam, body: { file: name, text: 'x', base: null } })).status).toBe(403)
  }
  for (const path of [
    '/../session-key',
    '/.git/config',
    '/%2e%2e/session-key',
    '/content/../.git/config',
    '/gitconfig',
  ])
    expect((await site.ask('GET', { as: sam, path })).text).not.toMatch(/\[core\]|hooksPath/)
})

test('what a browser says about a token of the desk counts for nothing', async () => {
  expect((await site.ask('GET site', { as: zoe, headers: { 'x-desk-token': 'anything' } })).status).toBe(200)
  expect((await site.ask('GET site', { headers: { 'x-desk-token': '' } })).status).toBe(403)
  expect((await site.ask('POST open', { as: zoe, path: '/_desk/open', body: {} })).status).toBe(404)
})

test('somebody in six hundred groups, whose token is of that length, has a desk', async () => {
  const groups = Array.from({ length: 600 }, (_, at) => `group-${at}-of-the-firm-with-a-long-name`)
  const long = { 'x-assertion': await site.issuer.token(zoe, { groups }) }
  expect(long['x-assertion'].length).toBeGreaterThan(20_000)
  expect((await site.ask('GET site', { as: zoe, headers: long })).status).toBe(200)
})

test('a page that is opened by itself begins the session too, and is there the next time', async () => {
  const first = await site.open('/about', zoe, { cookie: undefined })
  expect([first.status, first.text]).toEqual([403, expect.stringContaining('Sign in again')])
  expect(first.headers['set-cookie']?.[0]).toMatch(/^__Host-desk=/)
  expect((await site.open('/about', zoe)).text).toBe('a page')
})

test('a login from long ago says for hours who it is, and whoever has no session is told to sign in anew', async () => {
  await site.signIn(zoe)
  const late = { 'x-assertion': await site.issuer.token(zoe, { iat: seconds() - 20_000, exp: seconds() - 10_000 }) }
  expect((await site.ask('GET site', { as: zoe, headers: late })).status).toBe(200)
  const { status, json, headers } = await site.ask('GET site', { as: zoe, headers: { ...late, cookie: undefined } })
  expect([status, json.message]).toEqual([403, expect.stringContaining('from too long ago to begin again. Sign out')])
  // By both the page of the desk knows the answer from one of the proxy, and where to lead.
  expect([headers['content-type'], json.signIn]).toEqual([answerTypes.json, `${publicAddress}/_desk/`])
})

test('a line of events ends after a while, so that whoever is signed out hears no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer: Awaited<ReturnType<TeamSite['ask']>> | undefined
  void site.ask('GET events?token=', { as: zoe }).then((came) => {
    answer = came
  })
  while (!answer) {
    vi.advanceTimersByTime(10 * 60_000)
    await new Promise(setImmediate)
  }
  vi.useRealTimers()
  expect(answer).toMatchObject({ status: 200, headers: { 'x-accel-buffering': 'no' } })
  expect(answer.text).toMatch(/^:/)
})
