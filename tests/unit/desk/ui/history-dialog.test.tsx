// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HistoryDialog } from '#src/desk/ui/history/history-dialog.tsx'
import { words } from '#src/desk/words.ts'

const answer = vi.hoisted(() => ({ value: undefined as unknown }))
vi.mock('#src/desk/ui/server/use-answer.ts', () => ({ useAnswer: () => answer }))

test('that there is no history yet is told when it is known', () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  const dialog = () => <HistoryDialog open={{ entry: { file: 'content/x.mdx' } } as never} title="X" close={() => {}} />
  const { rerender } = render(dialog())
  const status = screen.getAllByRole('status').at(-1)
  expect(status).toBeEmptyDOMElement()
  answer.value = []
  rerender(dialog())
  expect(screen.getByText(words.history.none)).toBe(status)
})

test('a revision goes by the first line of what was said of it, and the rest stands below', () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  const message = 'Names put right\n\nAs they write them themselves.\nAsked by mail.'
  answer.value = [{ id: '1', author: 'Ada', date: '2026-01-01', message }]
  render(<HistoryDialog open={{ entry: { file: 'content/x.mdx' } } as never} title="X" close={() => {}} />)
  expect(screen.getByText('Names put right').tagName).toBe('B')
  expect(screen.getByText(/As they write them themselves/).textContent).toBe(
    'As they write them themselves.\nAsked by mail.',
  )
})
