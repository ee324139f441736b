import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#src/forms/query-client.ts'

let server: Server
let asked = 0

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

async function request() {
  const response = await fetch(url())
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return response.status
}

/** Waits in real time: the clock of the test stands still meanwhile. */
async function until(done: () => boolean) {
  while (!done()) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(async () => {
  asked = 0
  server = createServer((_, response) => {
    asked += 1
    response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(async () => {
  queryClient.clear()
  vi.useRealTimers()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('a failing server is asked again after 1, 2 and 4 seconds, and then no more', async () => {
  const observer = new QueryObserver(queryClient, { queryKey: ['server'], queryFn: request })
  const stop = observer.subscribe(() => {})
  for (const [failures, seconds] of [1, 2, 4].entries()) {
    await until(() => observer.getCurrentResult().failureCount === failures + 1)
    expect(asked).toBe(failures + 1)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(asked).toBe(failures + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  await until(() => observer.getCurrentResult().isError)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toBe(4)
  stop()
})

it('a failing server is sent a message once', async () => {
  const sending = new MutationObserver(queryClient, { mutationFn: request }).mutate(undefined).catch(() => 'failed')
  await expect(sending).resolves.toBe('failed')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toBe(1)
})
