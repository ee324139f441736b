import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstLook } from '../../../../scripts/desk/repository/first-look.ts'
import type { Repository } from '../../../../scripts/desk/repository/repository.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function lookedAt() {
  const look = vi.fn(async () => true)
  const state = vi.fn(async () => ({ available: true }))
  const repository = { open: async () => undefined, state } as unknown as Repository
  return { look, state, first: firstLook(repository, { look }) }
}

test('what was looked for when a page was sent is the answer to its window, and to no other', async () => {
  const { look, first } = lookedAt()
  first.begin()
  expect(await first.take()).toEqual({ available: true })
  expect(look).toHaveBeenCalledTimes(1)
  await first.take()
  expect(look).toHaveBeenCalledTimes(2)
})

test('a window that asks late is answered by a look of its own', async () => {
  const { look, first } = lookedAt()
  first.begin()
  await vi.advanceTimersByTimeAsync(5000)
  await first.take()
  expect(look).toHaveBeenCalledTimes(2)
})

test('the later of two pages keeps its look as long as the first one did', async () => {
  const { look, first } = lookedAt()
  first.begin()
  await vi.advanceTimersByTimeAsync(900)
  first.begin()
  await vi.advanceTimersByTimeAsync(900)
  await first.take()
  expect(look).toHaveBeenCalledTimes(2)
})

test('a look that failed is told to whoever asks, and the next window has another one', async () => {
  const { state, first } = lookedAt()
  state.mockRejectedValueOnce(new Error('git is gone'))
  first.begin()
  await expect(first.take()).rejects.toThrow('git is gone')
  expect(await first.take()).toEqual({ available: true })
})
