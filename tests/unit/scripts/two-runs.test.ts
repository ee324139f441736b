import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import writeContent from '../../support/write-content.ts'

test('a run of the tests that begins and ends while this one goes on takes nothing away from it', async () => {
  const ours = process.env.CHECK_CACHES as string
  vi.stubEnv('CHECK_CACHES', undefined)
  const end = await writeContent()
  const theirs = process.env.CHECK_CACHES as string
  expect(theirs).not.toBe(ours)
  expect([ours, theirs].map(existsSync)).toEqual([true, true])
  end()
  expect([ours, theirs].map(existsSync)).toEqual([true, false])
})
