import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient, retryDelay } from '#src/forms/query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

it('waits twice as long each time, from 1 s up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

it('asks four times before a query has failed', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('no'))
  const stop = new QueryObserver(queryClient, { queryKey: ['failing'], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(queryFn).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(3999)
  expect(queryFn).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(queryFn).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(4)
  stop()
})

it('never repeats a mutation', async () => {
  const mutationFn = vi.fn().mockRejectedValue(new Error('no'))
  const sending = new MutationObserver(queryClient, { mutationFn }).mutate(undefined).catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(120_000)
  await expect(sending).resolves.toBe('failed')
  expect(mutationFn).toHaveBeenCalledTimes(1)
})

it('drops what nobody uses after five minutes', async () => {
  const stop = new QueryObserver(queryClient, { queryKey: ['kept'], queryFn: () => 'value' }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(queryClient.getQueryData(['kept'])).toBe('value')
  await vi.advanceTimersByTimeAsync(1)
  expect(queryClient.getQueryData(['kept'])).toBeUndefined()
})
