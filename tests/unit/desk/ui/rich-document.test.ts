// @vitest-environment dom
import { type EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test, vi } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import { issueMarks, showIssues } from '#src/desk/ui/rich/issue-marks.tsx'
import { RichDocument } from '#src/desk/ui/rich/rich-document.ts'
import { NoAnswer } from '#src/desk/ui/server/ask-server.ts'
import { TextBuffer } from '#src/desk/ui/write/text-buffer.ts'

test('a server that does not answer is asked again, and no text is called unreadable for it', async () => {
  vi.useFakeTimers()
  const gone = new NoAnswer('POST parse', 'The server is gone.', 0, null)
  const root = { type: 'root', children: [] }
  const answers = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue({ text: '', root })
  const opened = new RichDocument(new TextBuffer(''), answers, []).open()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await opened).toBeDefined()
  expect(await new RichDocument(new TextBuffer(''), async () => ({ text: '', root: null }), []).open()).toBeUndefined()
  const refuses = vi.fn().mockRejectedValue(new NoAnswer('POST parse', 'The text is too large.', 413, null))
  expect(await new RichDocument(new TextBuffer(''), refuses, []).open()).toBeUndefined()
  vi.useRealTimers()
})

/** What the server says of a text of plain paragraphs: its parser cannot run in a document of jsdom. */
function paragraphs(text: string) {
  const children = [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => {
    const value = line.trimEnd()
    const position = { start: { offset: index }, end: { offset: index + value.length } }
    return { type: 'paragraph', position, children: [{ type: 'text', value, position }] }
  })
  return { text, root: { type: 'root', children, position: { start: { offset: 0 }, end: { offset: text.length } } } }
}

test('what somebody else writes moves no cursor, and keys typed while it is read stay', async () => {
  const buffer = new TextBuffer('One.\n\nTwo.\n\nThree.\n')
  const document = new RichDocument(buffer, async () => paragraphs(buffer.text), [])
  const view = new EditorView(null, {
    state: (await document.open()) as EditorState,
    dispatchTransaction: document.dispatch,
  })
  document.attach(view)
  const type = (words: string) => view.dispatch(view.state.tr.insertText(words))
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 5)))
  type(' First ')
  const at = buffer.text.indexOf('Three')
  buffer.takeOver([{ from: at, to: at + 5, insert: 'Four' }])
  type('a')
  type('nd ')
  await vi.waitFor(() => expect(view.state.doc.textContent).toBe('One. First and Two.Four.'))
  type('last')
  expect(buffer.text).toBe('One. First and last\n\nTwo.\n\nFour.\n')
  document.detach()
  view.destroy()
})

test('what was undone before it was read leaves the cursor where it was changed', async () => {
  const buffer = new TextBuffer('One.\n\nTwo.\n')
  const read = vi
    .fn()
    .mockResolvedValueOnce(paragraphs(buffer.text))
    .mockReturnValue(new Promise(() => undefined))
  const document = new RichDocument(buffer, read, [])
  const view = new EditorView(null, { state: (await document.open()) as EditorState })
  document.attach(view)
  const from = buffer.text.indexOf('Two')
  buffer.edit([{ from, to: from + 3, insert: 'Three' }], 'fix')
  buffer.undo()
  document.detach()
  expect(buffer.state.selection.main.head).toBe(from)
  view.destroy()
})

test('what is selected while an answer is on its way stays selected when it comes', async () => {
  const buffer = new TextBuffer('One.\n\nTwo.\n')
  const document = new RichDocument(buffer, async () => paragraphs(buffer.text), [issueMarks(() => undefined)])
  const place = window.document.body.appendChild(window.document.createElement('div'))
  const view = new EditorView(place, {
    state: (await document.open()) as EditorState,
    dispatchTransaction: document.dispatch,
  })
  document.attach(view)
  view.focus()
  const [first, second] = place.querySelectorAll('p')
  /** As the browser does with Shift and an arrow, before it tells of it. */
  const selectOnScreen = (paragraph: Element | undefined, from: number, to: number) => {
    const words = paragraph?.firstChild as Node
    window.getSelection()?.setBaseAndExtent(words, from, words, to)
  }
  const issue = { rule: 'link-form', severity: 'warning', message: 'Look here.', file: '' } as unknown as DeskIssue
  selectOnScreen(first, 4, 1)
  showIssues(view, () => [{ issue, pos: 7 }])
  expect([view.state.selection.anchor, view.state.selection.head]).toEqual([5, 2])
  buffer.takeOver([{ from: buffer.text.indexOf('Two'), to: buffer.text.indexOf('Two') + 3, insert: 'Three' }])
  selectOnScreen(first, 4, 2)
  await vi.waitFor(() => expect(second?.parentNode?.textContent).toContain('Three.'))
  expect([view.state.selection.anchor, view.state.selection.head]).toEqual([5, 3])
  document.detach()
  view.destroy()
  place.remove()
})
