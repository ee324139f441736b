import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenAt } from '../../../scripts/team/listen-at.ts'

let folder: string
let socket: string
const servers: Server[] = []
const server = () => {
  const made = createServer((_, response) => void response.end())
  servers.push(made)
  return made
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'listen-'))
  socket = path.join(folder, 'desk.sock')
})
afterAll(() => {
  for (const one of servers) one.close()
  rmSync(folder, { recursive: true })
})

test('the socket of a program that was ended at once is taken over, for owner and group alone', async () => {
  const script = `require('node:http').createServer().listen(${JSON.stringify(socket)}, () => process.kill(process.pid, 'SIGKILL'))`
  expect(spawnSync(process.execPath, ['-e', script]).signal).toBe('SIGKILL')
  expect(existsSync(socket)).toBe(true)
  expect(await listenAt(server(), { socket })).toBe(socket)
  expect(statSync(socket).mode & 0o777).toBe(0o660)
})

test('where another program listens, or nobody could, it is said', async () => {
  await expect(listenAt(server(), { socket })).rejects.toThrow('is the desk running already?')
  await expect(listenAt(server(), { socket: path.join(folder, 'none/desk.sock') })).rejects.toThrow('cannot listen at')
})
