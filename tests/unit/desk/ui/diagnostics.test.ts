import { setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { expect, test, vi } from 'vitest'
import { areShown, diagnosticsOf } from '#src/desk/ui/source/diagnostics.ts'
import { words } from '#src/desk/words.ts'

const showHelp = vi.hoisted(() => vi.fn())
vi.mock('#src/desk/ui/help/help-place.ts', () => ({ showHelp }))

const issue = {
  severity: 'error',
  rule: 'link',
  file: 'x.mdx',
  line: 2,
  column: 1,
  endColumn: 6,
  message: 'Wrong.',
} as const
const empty = EditorState.create({ doc: 'One\nwrong words\nwrong too' })
const marks = (state: EditorState, ...issues: Parameters<typeof diagnosticsOf>[1]) =>
  diagnosticsOf(state.doc, issues, () => undefined)
const marked = empty.update(setDiagnostics(empty, marks(empty, issue))).state

test('problems that are told again are not marked again: what is open at one of them stays', () => {
  expect(areShown(marked, marks(marked, issue))).toBe(true)
})

test('another problem, another message or another place is', () => {
  expect(areShown(empty, marks(empty, issue))).toBe(false)
  expect(areShown(marked, marks(marked))).toBe(false)
  expect(areShown(marked, marks(marked, issue, { ...issue, line: 3 }))).toBe(false)
  expect(areShown(marked, marks(marked, { ...issue, message: 'Still wrong.' }))).toBe(false)
  const without = marked.update({ changes: { from: 4, to: 9 } }).state
  const typedAgain = without.update({ changes: { from: 4, insert: 'wrong' } }).state
  expect(areShown(typedAgain, marks(typedAgain, issue))).toBe(false)
})

test('a mark leads to what its rule means, behind what can be pressed', () => {
  const [mark] = marks(empty, { ...issue, fixes: [{ instead: 'wrong', write: 'right' }] })
  const [fix, meaning, ...others] = mark?.actions ?? []
  expect([fix?.name, meaning?.name, others]).toEqual(['Write “right”', words.rule.meaning, []])
  meaning?.apply({} as never, 0, 0)
  expect(showHelp).toHaveBeenCalledWith({ guide: 'rules', part: 'link' })
})
