// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AcceptedWarning, DeskIssue } from '#src/desk/requests/issue.ts'
import { AcceptButton } from '#src/desk/ui/problems/accept-button.tsx'
import { AcceptedList } from '#src/desk/ui/problems/accepted-list.tsx'
import { words } from '#src/desk/words.ts'

const { accept } = words
const askServer = vi.hoisted(() => vi.fn(async () => ({ file: 'content/site/accepted.json' })))
const state = vi.hoisted(() => ({ site: { git: {} as { author?: object } } }))
vi.mock('#src/desk/ui/server/ask-server.ts', () => ({ askServer, NoAnswer: class extends Error {} }))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({ useSite: () => state, readSite: () => undefined }))

beforeEach(() => {
  askServer.mockClear()
  state.site.git = {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

const warning = {
  file: 'content/x.mdx',
  severity: 'warning',
  rule: 'link',
  message: 'A link.',
  words: '[a](/b)',
} as const
const wanted = { rule: 'link', file: 'content/x.mdx', words: '[a](/b)' }

test('a warning that is meant is accepted with a reason, and a name where git knows none', async () => {
  render(<AcceptButton issue={warning} />)
  fireEvent.click(screen.getByRole('button', { name: `A link.: ${accept.open}` }))
  fireEvent.change(screen.getByLabelText(accept.reason), { target: { value: 'It is a quotation.' } })
  fireEvent.change(screen.getByLabelText(accept.who), { target: { value: 'Ann' } })
  fireEvent.click(screen.getByRole('button', { name: accept.done }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(askServer).toHaveBeenCalledWith('POST accepted/add', { ...wanted, reason: 'It is a quotation.', who: 'Ann' })
})

test('whom git knows is not asked for a name', () => {
  state.site.git = { author: {} }
  render(<AcceptButton issue={warning} />)
  fireEvent.click(screen.getByRole('button', { name: `A link.: ${accept.open}` }))
  expect(screen.queryByLabelText(accept.who)).toBeNull()
})

test('what cannot be accepted has no button', () => {
  const { words: _, ...issue } = warning
  const { container } = render(<AcceptButton issue={issue as DeskIssue} />)
  expect(container).toBeEmptyDOMElement()
})

test('what is accepted stands there with its reason, and can be taken back', async () => {
  const one: AcceptedWarning = { ...wanted, reason: 'It is a quotation.', who: 'Ann', day: '2026-03-01' }
  render(<AcceptedList accepted={[one]} title={() => 'About us'} />)
  expect(screen.getByRole('region', { name: accept.list })).toHaveTextContent('It is a quotation.Ann, March 1, 2026')
  fireEvent.click(screen.getByRole('button', { name: new RegExp(accept.back) }))
  await waitFor(() => expect(askServer).toHaveBeenCalledWith('POST accepted/remove', wanted))
})
