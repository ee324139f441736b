import { expect, test } from 'vitest'
import { clockAt } from '#src/content/clock.ts'
import { stateOfText } from '../../../scripts/content/stages/state-of-text.ts'

const clock = clockAt('2026-06-01', 'UTC')
const stateOf = (fields: string) => stateOfText('articles/a.mdx', `---\n${fields}\n---\n\nWords.\n`, 'articles', clock)

test.each([
  ['date: 2026-05-01', 'open'],
  ['date: 2026-05-01\ndraft: true', 'draft'],
  ['date: 2026-07-01', 'future'],
  ["date: 2026-05-01\nunpublishAt: '2026-05-02'", 'closed'],
])('a text tells by its fields alone where it stands: %s', (fields, state) => {
  expect(stateOf(fields)).toBe(state)
})

test.each(['date: 2026-99-99', "unpublishAt: 'soon'", 'unpublishAt: 5', '- a list'])(
  'where a text stands that nobody has checked may not be known: %s',
  (fields) => {
    expect(stateOf(fields)).toBeUndefined()
  },
)
