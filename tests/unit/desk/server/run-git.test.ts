import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GitError, gitIn } from '../../../../scripts/desk/repository/run-git.ts'

/** A remote that takes every connection and never says a word. */
const remote = createServer()
const connected: Socket[] = []
beforeAll(async () => {
  remote.on('connection', (socket) => void connected.push(socket.resume()))
  await once(remote.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void remote.close())

const git = gitIn(tmpdir())

test('a remote that stays silent is told, and nothing of the command is left behind', async () => {
  const address = remote.address()
  if (!address || typeof address === 'string') throw new Error('The remote has no port.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = git(['ls-remote', `http://127.0.0.1:${address.port}/silent.git`], { timeout: 1500 })
  const ended = asked.catch((reason: unknown) => reason)
  await expect.poll(() => connected.length).toBeGreaterThan(0)
  vi.advanceTimersByTime(1500)
  vi.useRealTimers()
  const error = await ended
  expect(error).toBeInstanceOf(GitError)
  expect(error).toMatchObject({ isSilent: true, message: 'git ls-remote was ended after 1.5 s: nobody answered.' })
  // What had asked held the connection as long as it lived.
  await expect.poll(() => connected.every(({ destroyed }) => destroyed)).toBe(true)
})

test('what is done here alone may take as long as it takes', async () => {
  const address = remote.address()
  if (!address || typeof address === 'string') throw new Error('The remote has no port.')
  const before = connected.length
  const program = `require('node:net').connect(${address.port}, '127.0.0.1').on('close', () => console.log('at last'))`
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const done = git(['-c', `alias.long=!"${process.execPath}" -e "${program}"`, 'long'])
  await expect.poll(() => connected.length).toBeGreaterThan(before)
  vi.advanceTimersByTime(600_000)
  vi.useRealTimers()
  connected.at(-1)?.destroy()
  expect((await done).toString()).toBe('at last\n')
})

test('a command that fails says what git says', async () => {
  await expect(git(['rev-parse', '--verify', 'nowhere'])).rejects.toThrow('fatal:')
})

test('a remote that is gone is told in the same words each time', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as { port: number }
  gone.close()
  await once(gone, 'close')
  const told = await gitIn(tmpdir())(['ls-remote', `http://127.0.0.1:${port}/site.git`]).catch((error) => error.message)
  expect(told).toContain(`Failed to connect to 127.0.0.1 port ${port}: `)
})

test('what a command reads and says arrives whole', async () => {
  const text = 'A line.\n'.repeat(100_000)
  const hash = (await git(['hash-object', '--stdin'], { input: text })).toString().trim()
  expect(hash).toMatch(/^[0-9a-f]{40}$/)
  const said = await git(['stripspace'], { input: text })
  expect(said.toString()).toBe(text)
})
