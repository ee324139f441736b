import type { IncomingMessage } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Identity } from '../../../scripts/team/identity/identity.ts'
import { signedTokenIdentity } from '../../../scripts/team/identity/signed-token.ts'
import type { TokenConfig } from '../../../scripts/team/team-config.ts'
import { audience, issuer, startIssuer, type TokenIssuer } from '../../support/token-issuer.ts'

const minute = 60_000
const issuers: TokenIssuer[] = []
let tokens: TokenIssuer
let now: number
let isDown: boolean

beforeEach(async () => {
  tokens = await startIssuer()
  issuers.push(tokens)
  now = Date.now()
  isDown = false
})

afterAll(() => {
  for (const { stop } of issuers) stop()
})

const config = (more: Partial<TokenConfig> = {}): TokenConfig => ({
  kind: 'token',
  header: 'x-assertion',
  issuer,
  audience,
  keys: tokens.keys,
  algorithms: ['RS256'],
  madeFor: 'request',
  emailVerifiedBy: 'claim',
  ...more,
})

/** Finds who sends a token, with a clock and a line to the keys of the test. */
function finder(more?: Partial<TokenConfig>): (token: string) => Promise<Identity> {
  const source: typeof fetch = (...asked) => (isDown ? Promise.reject(new Error('no line')) : fetch(...asked))
  const identify = signedTokenIdentity(config(more), { now: () => now, fetch: source })
  return (token) => identify({ rawHeaders: ['X-Assertion', token] } as unknown as IncomingMessage)
}

const seconds = () => Math.floor(now / 1000)
const token = (claims = {}) => tokens.token('zoe', { iat: seconds(), exp: seconds() + 300, ...claims })

test('keys are asked for once, and again after ten minutes', async () => {
  const find = finder()
  await Promise.all([1, 2, 3].map(async () => find(await token())))
  expect(tokens.asked).toBe(1)
  now += 9 * minute
  await find(await token())
  expect(tokens.asked).toBe(1)
  now += 2 * minute
  await find(await token())
  expect(tokens.asked).toBe(2)
})

test('while the server of the keys is gone the last ones count for a day, and then it is “try again”', async () => {
  const find = finder()
  await find(await token())
  isDown = true
  now += 23 * 60 * minute
  expect(await find(await token())).toMatchObject({ subject: 'zoe' })
  now += 2 * 60 * minute
  await expect(find(await token())).rejects.toMatchObject({ status: 503 })
  isDown = false
  now += minute
  expect(await find(await token())).toMatchObject({ subject: 'zoe' })
})

test('a new key is asked for at once, and half a minute after the last time: until then it is “try again”', async () => {
  const find = finder()
  await find(await token())
  await tokens.rotate(false)
  await expect(find(await token())).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('Try again'),
  })
  now += 31_000
  expect(await find(await token())).toMatchObject({ subject: 'zoe' })
  expect(tokens.asked).toBe(2)
})

test('a key that nobody publishes is refused once the keys were asked for, and has them asked for rarely', async () => {
  const find = finder()
  await find(await token())
  const unknown = await tokens.token('zoe', { iat: seconds(), exp: seconds() + 300 }, { kid: 'nobody' })
  now += 31_000
  await expect(find(unknown)).rejects.toMatchObject({ status: 401 })
  for (let times = 0; times < 20; times += 1) await expect(find(unknown)).rejects.toMatchObject({ status: 503 })
  expect(tokens.asked).toBe(2)
})

test('a token for each request is over with its end, and thirty seconds later', async () => {
  const find = finder()
  expect(await find(await token({ exp: seconds() - 20 }))).toMatchObject({ isFresh: true })
  await expect(find(await token({ exp: seconds() - 40 }))).rejects.toMatchObject({
    message: 'Your sign-in is over. Sign in again.',
  })
})

test('no token is good for longer than a day, nor made in times to come', async () => {
  const find = finder()
  await expect(find(await token({ iat: seconds() - 25 * 3600, exp: seconds() + 3600 }))).rejects.toMatchObject({
    status: 401,
  })
  await expect(find(await token({ iat: seconds() + 300 }))).rejects.toMatchObject({ status: 401 })
  await expect(find(await token({ iat: undefined }))).rejects.toMatchObject({ status: 401 })
})

test('the token of a login says for hours who it is, and begins no session after its end', async () => {
  const find = finder({ madeFor: 'sign-in' })
  const login = await token()
  expect(await find(login)).toMatchObject({ subject: 'zoe', isFresh: true })
  now += 5 * 60 * minute
  expect(await find(login)).toMatchObject({ subject: 'zoe', isFresh: false })
  const forged = await tokens.forged('zoe')
  await expect(find(forged)).rejects.toMatchObject({ status: 401 })
})

test('an issuer that differs by a slash is named to the operator', async () => {
  await expect(finder()(await token({ iss: `${issuer}/` }))).rejects.toMatchObject({
    detail: expect.stringContaining(`Tokens say “${issuer}/”, the configuration “${issuer}”.`),
  })
})

test('a token signed with what is published, as if that were a shared secret, is refused', async () => {
  const find = finder()
  await expect(find(await tokens.withSharedSecret('zoe'))).rejects.toMatchObject({ status: 401 })
})
