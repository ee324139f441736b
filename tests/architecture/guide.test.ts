import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blocks } from '#src/blocks/rows.ts'
import { withTables } from '../../scripts/content/editors/guide-tables.ts'

const guide = readFileSync('content/README.md', 'utf8')

test('the tables of the editors’ guide say what the schemas say', () => {
  expect(withTables(guide)).toBe(guide)
})

test('a table that says something else is made anew', () => {
  const stale = guide.replace('| **author** | text |', '| **author** | at most 12 words |')
  expect(stale).not.toBe(guide)
  expect(withTables(stale)).toBe(guide)
})

test('every block stands in the editors’ guide', () => {
  expect(Object.keys(blocks).filter((name) => !guide.includes(`\n| ${name} |`))).toEqual([])
})
