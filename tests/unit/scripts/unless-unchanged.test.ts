import { expect, it, vi } from 'vitest'
import type { Check } from '../../../scripts/content/checks/check.ts'
import { unlessUnchanged } from '../../../scripts/content/checks/unless-unchanged.ts'
import type { Facts } from '../../../scripts/content/model/facts.ts'
import type { FileResult } from '../../../scripts/content/model/file-result.ts'

const file = (name: string) => ({ file: name }) as FileResult
const factsWith = (legal: FileResult[], today = '2026-03-01') =>
  ({ root: '/site', today, of: (name: string) => (name === 'legal' ? legal : [file('another')]) }) as unknown as Facts

it('asks a rule again when one of its files, their number or the day has changed, and only then', () => {
  const rule = vi.fn<Check>(() => [])
  const check = unlessUnchanged('legal-lock', ['legal'], rule)
  const [terms, policy] = [file('terms'), file('policy')]
  check(factsWith([terms]))
  check(factsWith([terms]))
  expect(rule).toHaveBeenCalledTimes(1)
  check(factsWith([file('terms')]))
  check(factsWith([terms, policy]))
  check(factsWith([terms]))
  check(factsWith([terms], '2026-03-02'))
  expect(rule).toHaveBeenCalledTimes(5)
})

it('repeats what the rule said', () => {
  const issue = { file: 'terms', message: 'Wrong.' } as const
  const check = unlessUnchanged('legal-lock', ['legal'], () => [issue])
  const terms = file('terms')
  expect([check(factsWith([terms])), check(factsWith([terms]))]).toEqual([[issue], [issue]])
})
