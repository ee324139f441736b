// @vitest-environment dom
import { type EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test, vi } from 'vitest'
import { RichDocument } from '#src/desk/ui/rich/rich-document.ts'
import { askServer, NoAnswer } from '#src/desk/ui/server/ask-server.ts'
import { TextBuffer } from '#src/desk/ui/write/text-buffer.ts'

vi.mock('#src/desk/ui/server/ask-server.ts', async (original) => ({
  ...(await original<typeof import('#src/desk/ui/server/ask-server.ts')>()),
  askServer: vi.fn(),
}))

test('a server that does not answer is asked again, and no text is called unreadable for it', async () => {
  vi.useFakeTimers()
  vi.mocked(askServer).mockRejectedValueOnce(new NoAnswer('POST parse', 'The server is gone.', 0, null))
  vi.mocked(askServer).mockResolvedValue({ root: { type: 'root', children: [] }, issues: [] })
  const opened = new RichDocument('content/x.mdx', new TextBuffer(''), []).open()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await opened).toBeDefined()
  vi.mocked(askServer).mockResolvedValue({ root: null, issues: [] })
  expect(await new RichDocument('content/x.mdx', new TextBuffer(''), []).open()).toBeUndefined()
  vi.mocked(askServer).mockRejectedValue(new NoAnswer('POST parse', 'The text is too large.', 413, null))
  expect(await new RichDocument('content/x.mdx', new TextBuffer(''), []).open()).toBeUndefined()
  vi.useRealTimers()
})

/** What the server says of a text of plain paragraphs: its parser cannot run in a document of jsdom. */
function paragraphs(text: string) {
  const children = [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => {
    const value = line.trimEnd()
    const position = { start: { offset: index }, end: { offset: index + value.length } }
    return { type: 'paragraph', position, children: [{ type: 'text', value, position }] }
  })
  return {
    root: { type: 'root', children, position: { start: { offset: 0 }, end: { offset: text.length } } },
    issues: [],
  }
}

test('what somebody else writes moves no cursor, and keys typed while it is read stay', async () => {
  vi.mocked(askServer).mockImplementation(async (_, asked) => paragraphs(asked.text ?? ''))
  const buffer = new TextBuffer('One.\n\nTwo.\n\nThree.\n')
  const document = new RichDocument('content/x.mdx', buffer, [])
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
