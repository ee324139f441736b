// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CompareDialog } from '#src/desk/ui/manage/compare-dialog.tsx'
import { words } from '#src/desk/words.ts'

const remark = '“our services”: the link leads to /pricing, until now to /services'
const redline = vi.hoisted(() => ({
  ...{ title: 'Terms', before: '2024-01-01', now: '2025-01-01', insertions: 0, deletions: 0, moves: 0, remarks: 1 },
  body: [] as unknown[],
  ...{ sections: [], markup: [] as unknown[], unread: [] as string[] },
}))
const askServer = vi.hoisted(() => vi.fn())
vi.mock('#src/desk/ui/server/ask-server.ts', () => ({ askServer }))
const answer = vi.hoisted(() => ({ value: undefined as unknown }))
vi.mock('#src/desk/ui/server/use-answer.ts', () => ({ useAnswer: () => answer }))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  Element.prototype.scrollIntoView = () => undefined
  redline.body = [['p', null, 'You pay for our services.', ' ', ['span', { className: 'redline-remark' }, remark]]]
})

const dialog = () => (
  <CompareDialog open={{ entry: { file: 'content/x.mdx' } } as never} title="Terms" close={() => {}} />
)
const told = () => screen.getAllByRole('status').filter((status) => status.textContent !== words.loading)

test('where only a link leads elsewhere, that is what differs, and the next change', async () => {
  answer.value = redline
  render(dialog())
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(words.compare.counts(0, 0, 0, 1))
  expect(screen.getByText(remark)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.compare.next }))
  expect(screen.getAllByRole('status')[1]).toHaveTextContent(remark)
})

test('what a comparison found is told when it comes', () => {
  answer.value = undefined
  const { rerender } = render(dialog())
  const [summary] = told()
  expect(summary).toBeEmptyDOMElement()
  answer.value = redline
  rerender(dialog())
  expect(told()[0]).toBe(summary)
  expect(summary).toHaveTextContent(words.compare.counts(0, 0, 0, 1))
  answer.value = { ...redline, remarks: 0 }
  rerender(dialog())
  expect(summary).toHaveTextContent(words.compare.same)
})

test('whoever goes back from a Word document stays in the dialog, and what was refused meanwhile is told no more', async () => {
  answer.value = redline
  render(dialog())
  const send = (name: string) =>
    userEvent.upload(screen.getByLabelText(words.compare.word), new File(['x'], name), { applyAccept: false })
  askServer.mockResolvedValueOnce(redline)
  await send('back.docx')
  askServer.mockRejectedValueOnce(new Error('This is no Word document.'))
  await send('notes.txt')
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no Word document.')
  await userEvent.click(screen.getByRole('button', { name: words.compare.back }))
  expect(screen.getByRole('dialog')).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what others wrote stands beside its passage, is counted and is shown like a change; what was not read is named', async () => {
  answer.value = redline
  const made = {
    kind: 'comment',
    author: 'Ada Lin',
    date: '2026-02-01T09:00:00Z',
    words: 'Is this net?',
    about: '45 days',
  }
  const markup = [{ ...made, replies: [{ ...made, author: '', date: '', about: '', words: 'It is.' }] }]
  const body = [
    ['p', null, 'Within 45 days.'],
    ['aside', { 'data-markup': '0' }],
  ]
  askServer.mockResolvedValueOnce({ ...redline, remarks: 0, body, markup, unread: ['Hidden words were left out.'] })
  render(dialog())
  await userEvent.upload(screen.getByLabelText(words.compare.word), new File(['x'], 'back.docx'))
  expect((await screen.findByText('Within 45 days.')).nextSibling?.textContent).toBe(
    `Ada Lin, February 1, 2026: ${words.compare.markup.comment('45 days')}Is this net?${words.compare.nobody}: ${words.compare.markup.answer()}It is.`,
  )
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(`${words.compare.same}${words.compare.comments(1, true)}`)
  expect(screen.getByRole('listitem')).toHaveTextContent('Hidden words were left out.')
  await userEvent.click(screen.getByRole('button', { name: words.compare.next }))
  expect(screen.getAllByRole('status')[1]).toHaveTextContent('Is this net?')
})
