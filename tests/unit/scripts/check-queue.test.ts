import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type CheckQueue, checkQueue, type QueuedWork } from '../../../scripts/dev/check-queue.ts'

let queue: CheckQueue
afterEach(() => queue.close())

/** A queue, and what it did in its order. */
function opened(check: QueuedWork['check'] = async () => undefined, look: QueuedWork['look'] = () => undefined) {
  const did: string[] = []
  queue = checkQueue({
    look(file) {
      look(file)
      did.push(`looked at ${file}`)
    },
    async check(files, turn, missed) {
      did.push(`checks ${files.join() || 'everything'}${missed ? ' again' : ''}`)
      await check(files, turn, missed)
      did.push('checked')
    },
    fail: (error) => void did.push(error.message),
  })
  return did
}

test('what is written is checked with everything else a moment later', async () => {
  const did = opened()
  queue.wrote(['one'])
  queue.wrote(['two'])
  expect(did).toEqual([])
  await expect.poll(() => did).toEqual(['checks one,two', 'checked'])
})

test('what the disk tells is looked at and checked in a moment, a file whose writer told of it not once more', async () => {
  const did = opened()
  queue.told(['one'])
  expect(did).toEqual([])
  await expect.poll(() => did).toEqual(['looked at one', 'checks one', 'checked'])
  queue.wrote(['two'])
  queue.told(['two'])
  await expect.poll(() => did.slice(3)).toEqual(['checks two', 'checked'])
})

test('one check is under way at a time, and what is written meanwhile is looked at once more after it', async () => {
  const did = opened(async ([file]) => {
    if (file !== 'one') return
    void queue.now(['two'])
    queue.wrote(['three'])
    await wait(20)
  })
  await queue.now(['one'])
  expect(did).toEqual(['checks one', 'checked', 'looked at three'])
  await queue.settle()
  expect(did.slice(3)).toEqual(['checks two', 'checked', 'checks three', 'checked'])
})

test('a check that is under way waits between two steps while somebody writes', async () => {
  const first: string[] = []
  opened(async (_files, turn) => {
    queue.wrote(['one'])
    first.push(await Promise.race([turn().then(() => 'a step'), wait(50).then(() => 'a rest')]))
  })
  await queue.now([])
  expect(first).toEqual(['a rest'])
})

test('a check that fails is told, and the next one is made', async () => {
  const did = opened(async ([file]) => {
    if (file === 'one') throw new Error('The disk is gone.')
  })
  await queue.now(['one'])
  await queue.now([], true)
  expect(did).toEqual(['checks one', 'The disk is gone.', 'checks everything again', 'checked'])
})

test('what a program writes into many files is checked at once, and no file of it looked at alone', async () => {
  const did = opened()
  const files = Array.from({ length: 30 }, (_, number) => `${number}`)
  for (const file of files) queue.told([file])
  await expect.poll(() => did).toEqual([`checks ${files}`, 'checked'])
})

test('a look that fails is told, and keeps nothing from being checked', async () => {
  const did = opened(undefined, (file) => {
    throw new Error(`${file} is gone`)
  })
  queue.told(['one'])
  await expect.poll(() => did).toEqual(['one is gone', 'checks one', 'checked'])
  const checking = queue.now([])
  queue.wrote(['two'])
  await checking
  await queue.now(['three'])
  expect(did.slice(3)).toEqual([
    'checks everything',
    'checked',
    'two is gone',
    'checks three',
    'checked',
    'two is gone',
  ])
})

test('what is to be checked is checked at once when somebody waits for it, and nothing begins once it is closed', async () => {
  const did = opened()
  queue.wrote(['one'])
  await queue.settle()
  expect(did).toEqual(['checks one', 'checked'])
  await queue.settle()
  queue.close()
  await queue.now(['two'])
  expect(did).toEqual(['checks one', 'checked'])
})
