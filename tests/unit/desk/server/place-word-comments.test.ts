import { expect, test } from 'vitest'
import { placeWordComments } from '../../../../scripts/desk/word/place-word-comments.ts'
import type { Passage } from '../../../../src/desk/requests/comments.ts'

const file = 'content/legal/terms/2026-01-01.mdx'
const text = `---
title: Terms of Work
values:
  days: 30 days
---

## Fees

The **Client** pays. The Client pays within <Term value="days" /> of the
invoice, by [letter](/contact) or non-cash.

- one of two
- the last

| Year | Fee |
| --- | --- |
| 2026 | none |
`

const stands = (words: string, before = '', after = ''): Passage | undefined =>
  placeWordComments(file, text, [
    { author: 'Ada Lin', words: 'Why?', passage: { words, before, after }, answers: [] },
  ])[0]?.passage

test.each([
  ['words of a paragraph', 'pays within', '', '', 'pays within'],
  ['words that are bold', 'Client pays', 'The ', '. The Client', 'Client** pays'],
  ['the same words further on', 'Client pays', 'pays. The ', ' within 30', 'Client pays'],
  ['a figure', 'within 30 days of', '', '', 'within <Term value="days" /> of'],
  ['words on two lines', 'of the invoice', '', '', 'of the\ninvoice'],
  ['a link and other hyphens', 'by letter or non\u2011ca\u00adsh', '', '', 'by [letter](/contact) or non-cash'],
  ['a heading with the number the site gives it', '1. Fees', 'Terms', 'The Client', 'Fees'],
  ['words of two passages', 'twothe', 'one of ', '', 'two\n- the'],
  ['a cell', 'none', '2026', '', 'none'],
  ['few words behind the title', 'Fees', 'Terms of Work\n', '', 'Fees'],
])('%s in a document are found where they stand in the text', (_, words, before, after, found) => {
  const passage = stands(words, before, after)
  expect(passage?.words).toBe(found)
  expect(text).toContain(`${passage?.before}${found}${passage?.after}`)
})

test('words that were suggested in a document are not in the text: a comment round them stands at those before', () => {
  const comment = {
    author: '',
    words: 'Why?',
    passage: { words: 'pays promptly', before: '', after: '' },
    was: 'pays within',
    answers: [],
  }
  expect(placeWordComments(file, text, [comment])[0]?.passage).toMatchObject({ words: 'pays within' })
})

test('the title of a document is the field of that name', () => {
  expect(stands('Terms of Work')).toMatchObject({ field: 'title', words: 'Terms of Work' })
})

test('a comment whose words are not in the text keeps them, one without words stands at all of it', () => {
  expect(stands('the Customer', 'and ', ' agrees')).toEqual({ words: 'the Customer', before: 'and ', after: ' agrees' })
  const whole = { author: '', words: 'Fine.', answers: [] }
  expect(placeWordComments(file, text, [whole])).toEqual([whole])
})

test('nothing is found in a text that cannot be read, and nothing is lost', () => {
  const comment = { author: '', words: 'Fine.', passage: { words: 'Fees', before: '', after: '' }, answers: [] }
  for (const broken of ['', '---\ntitle: [\n---\n\n<Fees', '---\nvalues: 3\n---\n'])
    expect(placeWordComments(file, broken, [comment])).toHaveLength(1)
})
