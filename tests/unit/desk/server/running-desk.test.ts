import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keepAddress, runningDesk } from '../../../../scripts/desk/running-desk.ts'

const root = mkdtempSync(path.join(tmpdir(), 'running-desk-'))
/** Takes every question, and answers when it is told to. */
const asked: ServerResponse[] = []
const server = createServer((_, response) => void asked.push(response))
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_desk/#token=that-of-its-start`
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

/** Looks for a desk, and lets so many milliseconds pass once it has been asked. */
async function look(milliseconds: number) {
  const told = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = asked.length
  const found = runningDesk(root, told)
  await expect.poll(() => asked.length).toBe(before + 1)
  vi.advanceTimersByTime(milliseconds)
  vi.useRealTimers()
  return { found, told }
}

test('a desk that has much to do is waited for, and no second one is started beside it', async () => {
  keepAddress(root, url)
  const { found, told } = await look(600_000)
  expect(told).toHaveBeenCalledOnce()
  asked.at(-1)?.end('{}')
  expect(await found).toBe(url)
})

test('a desk that answers at once is found without a word', async () => {
  keepAddress(root, url)
  const { found, told } = await look(0)
  asked.at(-1)?.end('{}')
  expect(await found).toBe(url)
  expect(told).not.toHaveBeenCalled()
})

test('what answers in the place of a desk, and not as one, is no desk', async () => {
  keepAddress(root, url)
  const { found } = await look(0)
  asked.at(-1)?.writeHead(404).end()
  expect(await found).toBeUndefined()
})

test('a desk whose process has ended is not asked', async () => {
  const ended = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' })
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  writeFileSync(path.join(root, '.cache/desk-address'), `${url}\n${ended}`)
  const before = asked.length
  expect(await runningDesk(root, vi.fn())).toBeUndefined()
  expect(asked).toHaveLength(before)
})
