import { expect, test } from 'vitest'
import type { Passage, TeamComment } from '#src/desk/requests/comments.ts'
import { placedComments } from '#src/desk/ui/rich/comment-marks.ts'
import { read } from '../text/read-for-test.ts'

const file = 'content/pages/about.mdx'
const text = `---
title: About us
---

The **second** line of the text, which is spoken about.

<Callout title="Once more">

Inside of a block.

</Callout>
`
const doc = read(text)
const said = (passage?: Partial<Passage>, more: Partial<TeamComment> = {}): TeamComment => ({
  id: JSON.stringify(passage),
  ...(passage && { passage: { words: '', before: '', after: '', ...passage } }),
  by: 'Sam',
  at: '2026-03-01T00:00:00Z',
  words: 'Which?',
  answers: [],
  may: [],
  ...more,
})
const placed = (...comments: TeamComment[]) =>
  placedComments(file, { text, doc }, comments).map(
    ({ from, to }) => doc.textBetween(from, to, '\n') || doc.nodeAt(from)?.type.name,
  )

test('the words of an open comment have their place in the document, beside signs of Markdown too', () => {
  expect(placed(said({ words: 'second', before: 'The **', after: '** line' }))).toEqual(['second'])
  expect(placed(said({ words: '**second** line of the text' }))).toEqual(['second line of the text'])
})

test('words in a block that stands for itself have the place of the block', () => {
  expect(placed(said({ words: 'Once more', before: 'title="', after: '">' }))).toEqual(['block'])
})

test('what is settled, gone, at a field or at the whole entry stands nowhere', () => {
  expect(
    placed(
      said(),
      said({ words: 'which is spoken about' }, { settled: { by: 'Ada' } }),
      said({ words: 'words that nobody has written' }),
      said({ field: 'title', words: 'About us' }),
    ),
  ).toEqual([])
})
