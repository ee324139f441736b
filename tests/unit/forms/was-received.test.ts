import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { wasReceived } from '#src/forms/was-received.ts'
import { type FormPath, type FormServer, startFormServer } from '../../support/form-server.ts'

let server: FormServer
beforeAll(async () => {
  server = await startFormServer()
  server.messages.set('here & now', {})
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
  vi.stubGlobal('window', { location: { href: 'http://localhost/contact' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const delivery = { mode: 'endpoint', timeoutMs: 20_000, minFillMs: 2000 } as const
const ask = (path: FormPath | '/unknown', id = 'here & now') =>
  wasReceived({ ...delivery, endpoint: server.url(path as FormPath) }, id)

it('asks by the id, once, keeps nothing and sends no cookies', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await expect(ask('/200')).resolves.toEqual({ outcome: 'sent' })
  expect(server.asked).toEqual(['here & now'])
  expect(server.seen).toEqual([])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', cache: 'no-store' })
})

it('learns the number of a message that arrived', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ received: true, receipt: '261129-7K4M2P' }))
  await expect(ask('/200')).resolves.toEqual({ outcome: 'sent', receipt: '261129-7K4M2P' })
})

it('adds the id to an address that has a query', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ received: true }))
  await wasReceived({ ...delivery, endpoint: '/api/forms?form=contact' }, 'a1')
  expect(String(fetched.mock.calls[0]?.[0])).toBe('http://localhost/api/forms?form=contact&id=a1')
})

it('takes a message that is not there for one that may still come', async () => {
  await expect(ask('/200', 'elsewhere')).resolves.toEqual({ outcome: 'unknown' })
})

it.each(['/422-strange', '/429', '/500', '/unknown'] as const)('takes no word of %s for a yes', async (path) => {
  await expect(ask(path)).resolves.toEqual({ outcome: 'unknown' })
})

it.each([true, 'yes', null, { received: 'true' }])('takes no other answer for a yes: %j', async (answer) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer))
  await expect(ask('/200')).resolves.toEqual({ outcome: 'unknown' })
})

it('does not wait for an answer that never comes', async () => {
  vi.useFakeTimers()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const asked = ask('/silent')
  await vi.advanceTimersByTimeAsync(5000)
  await expect(asked).resolves.toEqual({ outcome: 'unknown' })
})

it('has nobody to ask where nothing is transmitted', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await expect(
    wasReceived({ ...delivery, mode: 'simulate', endpoint: server.url('/200') }, 'here & now'),
  ).resolves.toEqual({ outcome: 'unknown' })
  expect(fetched).not.toHaveBeenCalled()
})
