import { setImmediate as others } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Delivery } from '#src/forms/delivery.ts'
import { type Letter, send } from '#src/forms/send.ts'
import { SendFailure } from '#src/forms/send-failure.ts'
import { type FormPath, type FormServer, startFormServer } from '../../support/form-server.ts'

let server: FormServer
beforeAll(async () => {
  server = await startFormServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.seen.length = 0
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const payload = {
  formId: 'contact',
  message: 'Ünïcode 👩🏽‍🚀 <b>text</b>\r\nBcc: x',
  meta: { id: 'one', page: '/contact', elapsedMs: 9, suspected: false },
}
const letter: Letter = { payload, mailto: 'mailto:hello@example.com?subject=x&body=y' }
const timing = { timeoutMs: 20_000, minFillMs: 2000 }
const post = (path: FormPath) => send(letter, { mode: 'endpoint', endpoint: server.url(path), ...timing })

async function failure(sending: Promise<unknown>): Promise<SendFailure> {
  const error = await sending.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SendFailure)
  return error as SendFailure
}

it.each(['/200', '/204'] as const)('takes %s for success', async (path) => {
  await expect(post(path)).resolves.toEqual({ outcome: 'sent' })
  expect(server.seen).toEqual([{ path, method: 'POST', type: 'application/json', cookie: undefined, body: payload }])
})

it.each([
  [{ receipt: '261129-7K4M2P' }, '261129-7K4M2P'],
  [{ receipt: 'Call +1 900 555 0100 now' }, undefined],
  [{ receipt: 7 }, undefined],
  [null, undefined],
])('knows the number of what was sent, and takes no sentence for one: %j', async (said, receipt) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(said))
  await expect(post('/200')).resolves.toEqual({ outcome: 'sent', receipt })
})

it('does not wait for the end of a page that answers', async () => {
  const endless = new Response(new ReadableStream(), { headers: { 'content-type': 'text/html' } })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(endless)
  await expect(post('/200')).resolves.toEqual({ outcome: 'sent' })
})

it('never sends cookies, and what it sends goes on when the page is left', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await post('/200')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', method: 'POST', keepalive: true })
})

it('sends more than may go on then all the same', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const large = { payload: { message: 'ü'.repeat(32 * 1024), meta: {} }, mailto: '' }
  await expect(send(large, { mode: 'endpoint', endpoint: server.url('/200'), ...timing })).resolves.toEqual({
    outcome: 'sent',
  })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: false })
})

it('reads what the endpoint says about single fields', async () => {
  const { fields } = await failure(post('/422'))
  expect(fields).toEqual({ email: 'This address cannot receive mail', unknown: 'Nobody has this field' })
})

it.each(['/422-strange', '/429', '/500'] as const)('takes %s for failure, once', async (path) => {
  const { fields, offline } = await failure(post(path))
  expect({ fields, offline }).toEqual({ fields: {}, offline: false })
  expect(server.seen).toHaveLength(1)
})

it.each(['/dropped', '/lost'] as const)('does not guess what became of it where no answer comes: %s', async (path) => {
  await expect(post(path)).resolves.toEqual({ outcome: 'unknown' })
  expect(server.seen).toHaveLength(1)
})

it.each([
  ['/silent', { outcome: 'unknown' }],
  ['/slow', 'failed'],
] as const)('waits for %s until the time is over, once', async (path, outcome) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const fetched = vi.spyOn(globalThis, 'fetch')
  const over = vi.fn()
  const ended = post(path)
    .catch(() => 'failed')
    .finally(over)
  while (server.seen.length === 0) await others()
  if (path === '/slow') await fetched.mock.results[0]?.value
  await vi.advanceTimersByTimeAsync(timing.timeoutMs - 1)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(ended).resolves.toEqual(outcome)
  expect(server.seen).toHaveLength(1)
})

it('comes to an end although nothing ends what was asked for', async () => {
  vi.useFakeTimers()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const ended = post('/200')
  await vi.advanceTimersByTimeAsync(timing.timeoutMs)
  await expect(ended).resolves.toEqual({ outcome: 'unknown' })
})

it('cannot tell an address nobody listens at from an answer that was lost', async () => {
  const nobody = { mode: 'endpoint', endpoint: 'http://127.0.0.1:1/', ...timing } as const
  await expect(send(letter, nobody)).resolves.toEqual({ outcome: 'unknown' })
})

it.each(['simulate', 'endpoint'] as const)('fails at once without a connection: %s', async (mode) => {
  vi.stubGlobal('navigator', { onLine: false })
  const { offline } = await failure(send(letter, { mode, endpoint: server.url('/200'), ...timing }))
  expect(offline).toBe(true)
  expect(server.seen).toHaveLength(0)
})

it('sends without a network where the server of the site answers, as on this machine', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address === '/' ? Promise.resolve(new Response()) : fetch(address, init),
  )
  await expect(post('/200')).resolves.toEqual({ outcome: 'sent' })
  await expect(post('/dropped')).resolves.toEqual({ outcome: 'unknown' })
})

it('pretends for exactly two seconds and sends nothing', async () => {
  vi.useFakeTimers()
  const fetched = vi.spyOn(globalThis, 'fetch')
  const done = vi.fn()
  const sending = send(letter, { mode: 'simulate', ...timing }).then(done)
  await vi.advanceTimersByTimeAsync(1999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await sending
  expect(done).toHaveBeenCalledWith({ outcome: 'sent' })
  expect(fetched).not.toHaveBeenCalled()
})

it.each([true, false])('opens the mail program, connection or not: %s', async (onLine) => {
  vi.stubGlobal('navigator', { onLine })
  const open = vi.fn()
  const delivery: Delivery = { mode: 'mailto', ...timing }
  await expect(send(letter, delivery, open)).resolves.toEqual({ outcome: 'opened' })
  expect(open).toHaveBeenCalledExactlyOnceWith(letter.mailto)
})
