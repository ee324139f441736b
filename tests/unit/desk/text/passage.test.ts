import { expect, test } from 'vitest'
import type { Passage } from '#src/desk/requests/comments.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'
import {
  passageAt,
  passageEdits,
  passageInField,
  passageWith,
  placeOfPassage,
} from '#src/desk/text/passages/passage.ts'

const file = 'content/pages/rates.mdx'
const text = `---
title: Our rates
items:
  - label: By the day
  - label: By the month
---

The first rate holds for a year.

The second rate holds for a month, and *nobody* has asked for it. The rate is 5 % now.
`

/** The passage of words that stand in the text once. */
function passageOf(words: string, of = text): Passage {
  const from = of.indexOf(words)
  return passageAt(file, of, { from, to: from + words.length }) as Passage
}
const wordsNow = (passage: Passage, now: string) => {
  const place = placeOfPassage(file, now, passage)
  return place && (place.value ?? now).slice(place.from, place.to)
}
const accepted = (passage: Passage, words: string, of = text) =>
  applyEdits(of, passageEdits(file, of, passage, words) ?? [])

test('words are found after everything around them was changed, and with lines broken elsewhere', () => {
  const passage = passageOf('holds for a month, and')
  const now = text
    .replace('The first rate holds for a year.\n\n', '')
    .replace('The second rate', 'What was agreed upon')
  expect(wordsNow(passage, now)).toBe('holds for a month, and')
  expect(wordsNow(passage, text.replace('for a month', 'for\na month'))).toBe('holds for\na month, and')
})

test('of the same words at several places those with the most of what stood around them are meant', () => {
  const passage = passageAt(file, text, {
    from: text.lastIndexOf('rate'),
    to: text.lastIndexOf('rate') + 4,
  }) as Passage
  const now = text.replace('The first', 'A rate of ours. The first')
  expect(placeOfPassage(file, now, passage)?.from).toBe(now.lastIndexOf('rate'))
})

test('words that were changed are gone, and so are few words that stand elsewhere with nothing of what was around them', () => {
  expect(wordsNow(passageOf('holds for a month, and'), text.replace('for a month', 'for a week'))).toBeUndefined()
  const passage = passageOf('second')
  const now = text.replace(/The second.*\n/, 'What was left is told here, every second day.\n')
  expect(wordsNow(passage, now)).toBeUndefined()
})

test('a passage of the fields is that of the field, and follows its item through a list', () => {
  const passage = passageOf('By the month')
  expect(passage).toEqual({ field: 'items.1.label', words: 'By the month', before: '', after: '' })
  const now = text.replace('  - label: By the day\n', '')
  expect(placeOfPassage(file, now, passage)).toMatchObject({ field: ['items', 0, 'label'], value: 'By the month' })
  expect(accepted(passage, 'By the month: net', now)).toContain('items:\n  - label: "By the month: net"\n')
  expect(wordsNow(passage, text.replace('By the month', 'By the week'))).toBeUndefined()
})

test('what is selected in a field stands in its value, and in an empty one there is nothing to find', () => {
  const passage = passageInField(file, text, 'title', { from: 4, to: 9 })
  expect(passage).toEqual({ field: 'title', words: 'rates', before: 'Our ', after: '' })
  expect(accepted(passage, 'prices')).toContain('title: Our prices\n')
  expect(passageInField(file, text, 'description').words).toBe('')
})

test('spaces at the ends of a selection are left out, and nothing is a passage of nothing', () => {
  const from = text.indexOf(' second ')
  expect(passageAt(file, text, { from, to: from + 8 })?.words).toBe('second')
  expect(passageAt(file, text, { from, to: from })).toBeUndefined()
  expect(passageAt(file, text, { from: text.length, to: text.length })).toBeUndefined()
})

test('suggested words mean themselves, and beside signs of Markdown they are Markdown', () => {
  expect(accepted(passageOf('5 %'), '< 6 % *net*')).toContain('The rate is \\< 6 % \\*net\\* now.')
  expect(accepted(passageOf('and *nobody* has'), 'and **no one** has')).toContain('a month, and **no one** has asked')
})

test('words that were accepted are found as they were written, and struck ones by what is around them', () => {
  const passage = passageOf('5 %')
  expect(wordsNow(passageWith(passage, '< 6 %'), accepted(passage, '< 6 %'))).toBe('\\< 6 %')
  const struck = accepted(passage, '')
  expect(struck).toContain('The rate is  now.')
  expect(applyEdits(struck, passageEdits(file, struck, passageWith(passage, ''), '5 %') ?? [])).toBe(text)
})

test('of a figure or a file that cannot be read nothing is written', () => {
  const json = '{ "count": 5, "name": "Five" }'
  const name = 'content/site/figures.json'
  const passage = passageInField(name, json, 'count')
  expect(placeOfPassage(name, json, passage)).toMatchObject({ value: '5' })
  expect(passageEdits(name, json, passage, '6')).toBeUndefined()
  expect(placeOfPassage(name, '{ "count": ', passageInField(name, json, 'name'))).toBeUndefined()
})
