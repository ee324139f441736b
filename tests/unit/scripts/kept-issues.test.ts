import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import type { Check } from '../../../scripts/content/checks/check.ts'
import { unlessUnchanged } from '../../../scripts/content/checks/unless-unchanged.ts'
import type { Facts } from '../../../scripts/content/model/facts.ts'
import type { FileResult } from '../../../scripts/content/model/file-result.ts'
import { openKeptIssues } from '../../../scripts/content/model/kept-issues.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

const issue = { file: 'terms', message: 'Wrong.' } as const
const rule = vi.fn<Check>(() => [issue])

/** One run of the check: the rule is given files with these keys, all read anew. */
function run(keys: (string | undefined)[], { version = 'code 1', today = '2026-03-01' } = {}) {
  const kept = openKeptIssues(folder, version)
  const files = keys.map((key) => ({ file: 'terms', key }) as FileResult)
  const issues = unlessUnchanged(
    'legal-lock',
    ['legal'],
    rule,
  )({ root: '/site', today, of: () => files, kept } as unknown as Facts)
  kept.save()
  return issues
}

it('keeps what a rule said for later runs, until a file, the day or the code is another', () => {
  expect([run(['a', 'b']), run(['a', 'b'])]).toEqual([[issue], [issue]])
  expect(rule).toHaveBeenCalledTimes(1)
  run(['a', 'c'])
  run(['a', 'c'], { today: '2026-03-02' })
  run(['a', 'c'], { today: '2026-03-02', version: 'code 2' })
  expect(rule).toHaveBeenCalledTimes(4)
})

it('asks again when what was kept is cut off, or a file was read for this look alone', () => {
  run(['a'])
  truncateSync(path.join(folder, 'rules.json'), 20)
  rule.mockClear()
  expect([run(['a']), run(['a', undefined]), run(['a', undefined])]).toEqual([[issue], [issue], [issue]])
  expect(rule).toHaveBeenCalledTimes(3)
})
