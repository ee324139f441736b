import { expect, test } from 'vitest'
import { TextBuffer } from '#src/desk/ui/write/text-buffer.ts'

test('undo leads back to what was changed, wherever the cursor of the source was', () => {
  const buffer = new TextBuffer('one two three')
  buffer.edit([{ from: 8, to: 13, insert: 'four' }], 'fix')
  buffer.undo()
  expect([buffer.text, buffer.state.selection.main.head]).toEqual(['one two three', 8])
})

test('keys of one field in a row are undone together', () => {
  const buffer = new TextBuffer('one')
  buffer.edit([{ from: 3, to: 3, insert: 's' }], 'body')
  buffer.edit([{ from: 4, to: 4, insert: '!' }], 'body')
  buffer.undo()
  expect(buffer.text).toBe('one')
})
