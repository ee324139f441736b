// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeleteDialog } from '#src/desk/ui/manage/delete-dialog.tsx'
import { words } from '#src/desk/words.ts'

vi.mock('#src/desk/ui/server/ask-server.ts', () => ({ askServer: async () => ({}) }))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({ useSite: () => ({}), readSite: async () => undefined }))
vi.mock('#src/desk/ui/server/targets.ts', () => ({ useLinkChoices: () => [] }))
const links = { linking: ['content/pages/firm.mdx'], naming: ['content/articles/two.mdx'], recorded: [] }
vi.mock('#src/desk/ui/server/use-answer.ts', () => ({ useAnswer: () => ({ value: links }) }))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})

test('nobody goes back to what was deleted', async () => {
  history.replaceState(null, '', '/_desk/?file=content/articles/one.mdx')
  const places = history.length
  const entry = { file: 'content/articles/one.mdx', address: '/briefings/one' }
  const open = { entry, autosave: { saveFirst: async () => {} }, forget() {} } as never
  render(<DeleteDialog open={open} title="One" close={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: words.delete.done }))
  await waitFor(() => expect(location.search).toBe(''))
  expect(history.length).toBe(places)
})

test('the button that deletes is told with what stands in the way', () => {
  const open = { entry: { file: 'content/articles/one.mdx', address: '/briefings/one' } } as never
  render(<DeleteDialog open={open} title="One" close={() => {}} />)
  const button = screen.getByRole('button', { name: words.delete.done })
  expect(button).toHaveAccessibleDescription(`${words.delete.nowhere} ${words.delete.named}`)
})
