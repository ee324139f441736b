import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchChanges } from '../../../../scripts/desk/repository/change-watch.ts'
import type { ChangeKind, Repository } from '../../../../scripts/desk/repository/repository.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a look after a save tells windows once of what it found, and again only of something else', async () => {
  let changes = new Map<string, ChangeKind>([['content/articles/one.mdx', 'changed']])
  const repository = {
    changes: async () => new Map(changes),
    waiting: async () => new Map(),
    allBefore: async () => new Map(),
  } as Partial<Repository> as Repository
  const tell = vi.fn()
  const fail = vi.fn()
  const watch = watchChanges(repository, () => '', tell, fail)
  const lookAfterSave = () => {
    watch.lookSoon()
    return vi.runAllTimersAsync()
  }

  await lookAfterSave()
  expect(tell).toHaveBeenCalledTimes(1)
  await lookAfterSave()
  expect(tell).toHaveBeenCalledTimes(1)
  changes = new Map([...changes, ['content/articles/two.mdx', 'changed']])
  await lookAfterSave()
  expect(tell).toHaveBeenCalledTimes(2)
  expect(watch.changes()).toEqual(changes)
  expect(fail).not.toHaveBeenCalled()
})
