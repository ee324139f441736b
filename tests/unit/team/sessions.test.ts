import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSessions } from '../../../scripts/team/sessions.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sessions-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const cookieOf = (line: string) => line.split(';')[0] as string

test('a session is over after ten hours', () => {
  let now = 1_000_000
  const sessions = openSessions(folder, () => now)
  const cookie = cookieOf(sessions.begin('zoe'))
  now += 10 * 3_600_000 - 1
  expect(sessions.isOpen(cookie, 'zoe')).toBe(true)
  now += 1
  expect(sessions.isOpen(cookie, 'zoe')).toBe(false)
  expect(sessions.isOpen(cookieOf(openSessions(folder, () => now + 1000).begin('zoe')), 'zoe')).toBe(false)
})

test('it goes on with the next start, and holds for one folder and one person alone', () => {
  const cookie = cookieOf(openSessions(folder).begin('Zoë'))
  expect(openSessions(folder).isOpen(`a=b; ${cookie}; c=d`, 'Zoë')).toBe(true)
  expect(openSessions(folder).isOpen(cookie, 'zoe')).toBe(false)
  const other = mkdtempSync(path.join(tmpdir(), 'sessions-'))
  expect(openSessions(other).isOpen(cookie, 'Zoë')).toBe(false)
  rmSync(other, { recursive: true })
  expect(statSync(path.join(folder, 'session-key')).mode & 0o777).toBe(0o600)
})

test('a key that a full disk has left empty signs nothing', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'sessions-'))
  const file = path.join(other, 'session-key')
  writeFileSync(file, '')
  const cookie = cookieOf(openSessions(other).begin('sub-1'))
  expect(readFileSync(file)).toHaveLength(32)
  expect(openSessions(other).isOpen(cookie, 'sub-1')).toBe(true)
  rmSync(other, { recursive: true })
})
