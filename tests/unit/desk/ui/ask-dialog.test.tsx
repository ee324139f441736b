// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import { AskDialog } from '#src/desk/ui/manage/ask-dialog.tsx'
import { NoAnswer } from '#src/desk/ui/server/ask-server.ts'

test('a refusal is told with what has to be put right first', async () => {
  HTMLDialogElement.prototype.showModal = () => {}
  const issues: DeskIssue[] = [
    { severity: 'error', rule: 'x', file: 'content/x.mdx', message: '`changes` is empty.', hint: 'Write.' },
  ]
  const act = async () => {
    throw new NoAnswer('POST legal/correct', 'Not recorded.', 409, { message: 'Not recorded.', issues })
  }
  render(<AskDialog title="Record" help="Help." done="Do it" close={() => {}} act={act} />)
  const button = screen.getByRole('button', { name: 'Do it', hidden: true })
  // Firefox would call the form invalid, and Orca tell so of the first field.
  expect(button.closest('form')).toHaveAttribute('role', 'none')
  fireEvent.submit(screen.getByRole('button', { name: 'Do it', hidden: true }))
  const alert = await screen.findByRole('alert', { hidden: true })
  expect(alert).toHaveTextContent('Not recorded.')
  expect(alert).toHaveTextContent('“Changes” is empty. Write.')
})
