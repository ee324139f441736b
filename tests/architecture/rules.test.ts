import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesGuide } from '../../scripts/content/editors/rules-guide.ts'
import type { Issue } from '../../scripts/content/model/issue.ts'
import { groups, rules } from '../../scripts/content/rules/rules.ts'
import { filesBelow } from '../support/syntax.ts'

test('the guide to the rules says what their rows say', () => {
  expect(readFileSync('content/RULES.md', 'utf8')).toBe(rulesGuide())
})

test('every rule stands in one group', () => {
  const ids = Object.values(groups).flatMap((group) => Object.keys(group))
  expect(ids.sort()).toEqual(Object.keys(rules).sort())
})

test('a problem names a rule there is', () => {
  const place = { severity: 'error', file: 'content/pages/about.mdx', message: 'A link.' } as const
  const issue: Issue = { ...place, rule: 'broken-link' }
  // @ts-expect-error There is no such rule.
  const misspelled: Issue = { ...place, rule: 'brokn-link' }
  expect(Object.keys(rules)).toContain(issue.rule)
  expect(Object.keys(rules)).not.toContain(misspelled.rule)
})

test('no hint of the check makes up an address or the name of a picture', () => {
  const files = filesBelow('scripts/content', /\.ts$/).filter((file) => !file.startsWith('scripts/content/rules/'))
  const madeUp = /\]\((?:\/[a-z]|[\w-]+\.(?:jpg|png))|src="[\w-]+\.\w+"/
  expect(files.filter((file) => madeUp.test(readFileSync(file, 'utf8')))).toEqual([])
})
