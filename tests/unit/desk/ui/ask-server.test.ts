// @vitest-environment dom
import { afterEach, expect, test, vi } from 'vitest'
import { askServer, isRefusal, type NoAnswer } from '#src/desk/ui/server/ask-server.ts'
import { words } from '#src/desk/words.ts'
import { deskAnswer } from '../../../support/desk-answer.ts'

const file = 'content/pages/x.mdx'
const fetched = vi.fn(async (_address: string, _sent: RequestInit) => deskAnswer({}))

afterEach(() => vi.unstubAllGlobals())

test('what is asked stands in the address of a reading, in JSON, or beside the bytes that come with it', async () => {
  vi.stubGlobal('fetch', fetched)
  await askServer('GET targets', {})
  await askServer('GET search', { words: 'a & b', file: undefined })
  await askServer('POST move', { file, slug: 'y' })
  const bytes = new Blob(['x'])
  await askServer('POST picture', { file, name: 'x.png', bytes })
  expect(fetched.mock.calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
    ['GET', '/_desk/api/targets', undefined],
    ['GET', '/_desk/api/search?words=a+%26+b', undefined],
    ['POST', '/_desk/api/move', JSON.stringify({ file, slug: 'y' })],
    ['POST', '/_desk/api/picture?file=content%2Fpages%2Fx.mdx&name=x.png', bytes],
  ])
})

test('what comes with a refusal is read where the request and its status say so', async () => {
  const body = { message: 'Changed.', text: 'Theirs', version: 'b' }
  vi.stubGlobal('fetch', async () => deskAnswer(body, 409))
  const error = await askServer('PUT entry', { file, text: '', base: 'a' }).catch((error: unknown) => error)
  expect(isRefusal(error, 'PUT entry', 409) && error.body).toEqual(body)
  expect(isRefusal(error, 'POST delete', 409)).toBe(false)
})

const refusedWith = async (answer: Response) => {
  vi.stubGlobal('fetch', async () => answer)
  return (await askServer('PUT entry', { file, text: '', base: 'a' }).catch((error: unknown) => error)) as NoAnswer
}
const pageOf = (status: number) => new Response('<h1>A page</h1>', { status, headers: { 'content-type': 'text/html' } })

test('what a proxy answers in the place of the desk is no save, and nothing the desk said', async () => {
  for (const status of [413, 431, 502, 504]) {
    const { message, signIn, serverGone } = await refusedWith(pageOf(status))
    expect([message, signIn, serverGone]).toEqual([words.server.proxy(status), undefined, true])
  }
  const json = new Response('{"message":"Conflict","version":"b"}', {
    status: 409,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
  const conflict = await refusedWith(json)
  expect([conflict.message, conflict.body]).toEqual([words.server.proxy(409), null])
})

test('whoever meets a login is told to sign in, whether it refuses, leads elsewhere or answers with its page', async () => {
  const led = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
  for (const answer of [pageOf(401), pageOf(403), pageOf(200), led]) {
    const { message, signIn } = await refusedWith(answer)
    expect([message, signIn]).toEqual([words.server.signedOut, '/_desk/'])
  }
  const signIn = 'https://desk.example.com/_desk/'
  const own = await refusedWith(deskAnswer({ message: 'You are signed out of the desk.', signIn }, 403))
  expect([own.message, own.signIn, own.serverGone]).toEqual(['You are signed out of the desk.', signIn, false])
})
