import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneAtATime } from '../../../scripts/tools/one-at-a-time.mjs'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'one-at-a-time-'))
  lock = path.join(folder, 'made/one.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const tool = pathToFileURL(path.resolve('scripts/tools/one-at-a-time.mjs')).href

/** A program that does something while it has the lock. */
const program = (act: string) => [
  '--input-type=module',
  '-e',
  `import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { oneAtATime } from ${JSON.stringify(tool)}
const say = (word) => appendFileSync(${JSON.stringify(path.join(folder, 'said'))}, word + '\\n')
await oneAtATime(${JSON.stringify(lock)}, async () => { ${act} })`,
]

/** The number of a process that has ended. */
const ended = () => execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim()

test('processes that come at once go one after the other, behind one that was ended without a chance to tidy up', async () => {
  await oneAtATime(lock, () => undefined)
  writeFileSync(lock, `${ended()} ${hostname()}`)
  const run = () => promisify(execFile)(process.execPath, program(`say('in'); await wait(50); say('out')`))
  await Promise.all(Array.from({ length: 4 }, run))
  expect(readFileSync(path.join(folder, 'said'), 'utf8')).toBe('in\nout\n'.repeat(4))
  expect(readdirSync(path.dirname(lock))).toEqual([])
})

test('one that fails or is ended in order leaves nothing behind, and what it returns is handed on', async () => {
  expect(await oneAtATime(lock, () => existsSync(lock) && 'words')).toBe('words')
  await expect(oneAtATime(lock, () => Promise.reject(new Error('It failed')))).rejects.toThrow('It failed')
  execFileSync(process.execPath, program('process.exit(0)'))
  expect(readdirSync(path.dirname(lock))).toEqual([])
})

test('a lock of this number that another process left, or one of another machine, is none', async () => {
  await oneAtATime(lock, () => undefined)
  for (const left of [`${process.pid} ${hostname()}`, `${process.ppid} another-${hostname()}`]) {
    writeFileSync(lock, left)
    expect(await oneAtATime(lock, () => 'done')).toBe('done')
  }
})

test('whoever waits is told once for whom', async () => {
  const told: number[] = []
  let done = () => {}
  const first = oneAtATime(lock, () => new Promise<void>((resolve) => (done = resolve)))
  const second = oneAtATime(
    lock,
    () => readFileSync(lock, 'utf8'),
    (holder) => {
      told.push(holder)
      done()
    },
  )
  await first
  expect(await second).toBe(`${process.pid} ${hostname()}`)
  expect(told).toEqual([process.pid])
})
