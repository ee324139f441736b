// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import { AskDialog, AskField } from '#src/desk/ui/manage/ask-dialog.tsx'
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

test('a refusal that is about a field is told beside it, and the field is reached', async () => {
  HTMLDialogElement.prototype.showModal = () => {}
  const refused = { message: 'That day is past.', field: 'date' }
  const act = async () => {
    throw new NoAnswer('POST legal/announce', refused.message, 409, refused)
  }
  render(
    <AskDialog title="Announce" help="Help." done="Do it" close={() => {}} act={act}>
      <AskField name="by" label="By" />
      <AskField name="date" label="Day" optional />
    </AskDialog>,
  )
  fireEvent.submit(screen.getByRole('button', { name: 'Do it', hidden: true }))
  await screen.findByText('That day is past.')
  const day = screen.getByLabelText('Day')
  expect(day).toHaveAccessibleDescription('That day is past.')
  expect(day).toBeInvalid()
  expect(day).toHaveFocus()
  expect(screen.getByLabelText('By')).toHaveAttribute('aria-invalid', 'false')
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
})

test('a refusal about a field the form does not have is told all the same', async () => {
  const refused = { message: 'That day is past.', field: 'effective' }
  const act = async () => {
    throw new NoAnswer('POST legal/announce', refused.message, 409, refused)
  }
  render(
    <AskDialog title="Announce" help="Help." done="Do it" close={() => {}} act={act}>
      <AskField name="by" label="By" />
    </AskDialog>,
  )
  fireEvent.submit(screen.getByRole('button', { name: 'Do it', hidden: true }))
  expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent('That day is past.')
})
