import { expect, test } from 'vitest'
import { inFormWords } from '../../../../src/desk/ui/problems/in-form-words.ts'

test.each([
  [
    '`cover.alt` is empty: set `decorative: true` instead.',
    '“Cover › What it shows” is empty: set “Decorative” instead.',
  ],
  ['<PullFigure>: `label` must not be empty.', 'Pull figure: “Label” must not be empty.'],
  [
    '<Picture>: `alt` is empty: set `decorative={true}` instead.',
    'Picture: “What it shows” is empty: set “Decorative” instead.',
  ],
  ['`offices`, item 1, `name` is missing.', '“Offices › Item 1 › Name” is missing.'],
  ['`nav.menu`, item 2, `links`, item 10 must be text.', '“Nav › Menu › Item 2 › Links › Item 10” must be text.'],
  ['Write `category: compliance` in a briefing.', 'Write `category: compliance` in a briefing.'],
  ['<Action>: The attribute `href` is given twice.', 'Action: The field “Link” is given twice.'],
  ['There is no block <Sectoin>.', 'There is no block <Sectoin>.'],
])('%j is said as the form names things: %j', (message, said) => {
  const issue = { severity: 'error', rule: 'x', file: 'content/x.json', message, hint: message } as const
  expect(inFormWords(issue)).toEqual({ ...issue, message: said, hint: said })
})

test.each([
  ['claim', '<PullFigure>: There is no attribute `claim`.', 'Pull figure: There is no field `claim`.'],
  ['hero.ctaLnk', 'There is no field `ctaLnk` in `hero`.', 'There is no field `ctaLnk` in “Hero”.'],
  ['hero.ctaLnk', 'Nobody knows `ctaLnk`.', 'Nobody knows `ctaLnk`.'],
])('the name %j of a field that there is none of stays as it was written', (field, message, said) => {
  const issue = { severity: 'error', rule: 'x', file: 'content/x.json', field, message } as const
  expect(inFormWords({ ...issue, problem: 'unknown-name' }).message).toBe(said)
})
