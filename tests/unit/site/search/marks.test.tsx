// @vitest-environment dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Marked } from '#src/site/search/marked.tsx'
import { foundHeadings, foundInText, markWords } from '#src/site/search/marks.ts'
import type { SearchEntry } from '#src/site/search/search-entry.ts'
import { termsOf } from '#src/site/search/terms.ts'

const terms = (text: string) => new Set(termsOf(text))
const marked = (text: string, question: string) =>
  markWords(text, terms(question)).map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))

const entry: SearchEntry = {
  title: 'Prompt payment',
  href: '/briefings/prompt-payment',
  note: 'Treasury Programs',
  text: 'What a late invoice costs.',
  headings: [
    { text: 'The cost of waiting', suffix: '#cost' },
    { text: 'What a late invoice costs you', suffix: '#late' },
    { text: 'First steps', suffix: '#first-steps' },
  ],
  words: 'discount interest vendor',
}

test('the words that were found are marked, in whichever form they stand', () => {
  expect(marked('Auditing an audit, and audits.', 'audit')).toEqual([
    '[Auditing]',
    ' an ',
    '[audit]',
    ', and ',
    '[audits]',
    '.',
  ])
})

test('a text without them is one piece', () => {
  expect(marked('Nothing to see', 'audit')).toEqual(['Nothing to see'])
})

test('marks are elements, so that nothing in a text can become markup', () => {
  const { container } = render(<Marked text={'<b>audit</b> & "more"'} terms={terms('audit b')} />)
  expect(container.textContent).toBe('<b>audit</b> & "more"')
  expect([...container.querySelectorAll('*')].map(({ nodeName }) => nodeName)).toEqual(['MARK', 'MARK', 'MARK'])
})

test('the heading that says most of what was looked for comes first', () => {
  expect(foundHeadings(entry, terms('late cost'), 3).map(({ suffix }) => suffix)).toEqual(['#late', '#cost'])
})

test('words from further down are named only when nothing shown says why an entry was found', () => {
  const asked = new Map([['discount', 'discounts']])
  expect(foundInText(entry, terms('vendor discounts'), asked, 5)).toEqual(['discounts', 'vendor'])
  expect(foundInText(entry, terms('vendor invoice'), asked, 5)).toEqual([])
})
