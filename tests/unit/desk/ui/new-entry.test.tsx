// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { NewEntry } from '#src/desk/ui/find/new-entry.tsx'
import { words } from '#src/desk/words.ts'

const sentence = 'A table has merged cells; here every cell stands alone.'
const asked: unknown[] = []
vi.mock('#src/desk/ui/server/ask-server.ts', () => ({
  askServer: async (_name: string, asks: unknown) => {
    asked.push(asks)
    return { file: 'content/articles/plan.mdx', left: [sentence], comments: [] }
  },
}))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({ readSite: async () => undefined, useSite: () => ({}) }))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})

test('what of a Word document did not come along is told with the link that leads on', async () => {
  render(<NewEntry kinds={[{ collection: 'articles', one: 'briefing' } as never]} />)
  await userEvent.click(screen.getByRole('button', { name: words.newEntry.open }))
  const help = screen.getByText(words.newEntry.help)
  await userEvent.upload(screen.getByLabelText(words.newEntry.word), new File(['x'], 'plan.docx'))
  // Whoever does not see that the help is another one hears it.
  expect(help).toHaveTextContent(words.newEntry.wordHelp('plan.docx'))
  expect(help).toHaveAttribute('aria-live', 'polite')
  await userEvent.click(screen.getByRole('checkbox', { name: words.newEntry.rejectChanges }))
  await userEvent.click(screen.getByRole('checkbox', { name: words.newEntry.takeHidden }))
  await userEvent.click(screen.getByRole('button', { name: words.newEntry.start }))
  expect(asked).toEqual([expect.objectContaining({ name: 'plan.docx', changes: 'rejected', hidden: 'taken' })])
  const link = await screen.findByRole('link', { name: words.newEntry.start })
  expect(link).toHaveFocus()
  expect(link).toHaveAccessibleDescription(expect.stringContaining(words.newEntry.left(1)))
  expect(link).toHaveAccessibleDescription(expect.stringContaining(sentence))
})

test('who may start nothing is offered nothing', () => {
  render(<NewEntry kinds={[{ collection: 'articles' }]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
