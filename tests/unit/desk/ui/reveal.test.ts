import { expect, test } from 'vitest'
import { revealOf } from '#src/desk/ui/write/reveal.ts'
import { TextBuffer } from '#src/desk/ui/write/text-buffer.ts'

const text = '---\ntitle: One\n---\n\nA **word** of it.\n'
const selected = (buffer: TextBuffer) => {
  const { from, to } = buffer.state.selection.main
  return buffer.text.slice(from, to)
}

test('what was found is selected in the text, and the cursor stands where nothing has a length', () => {
  const buffer = new TextBuffer(text)
  const offset = text.indexOf('A **word')
  const found = { line: 5, column: 1, length: 'A **word**'.length }
  expect(revealOf(buffer, found, 'text', 'mdx')).toMatchObject({ tab: 'text', offset, end: offset + 10 })
  expect(selected(buffer)).toBe('A **word**')
  expect(revealOf(buffer, found, 'source', 'mdx')).toMatchObject({ tab: 'source', offset, end: offset + 10 })
  revealOf(buffer, { line: 5, column: 3 }, 'text', 'mdx')
  expect([selected(buffer), buffer.state.selection.main.head]).toEqual(['', offset + 2])
})

test('more than there is of a text is not selected', () => {
  const buffer = new TextBuffer(text)
  revealOf(buffer, { line: 5, column: 15, length: 100 }, 'text', 'mdx')
  expect(selected(buffer)).toBe('it.\n')
})
