// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LinksToIt } from '#src/desk/ui/manage/links-to-it.tsx'
import { words } from '#src/desk/words.ts'

const entries = [{ file: 'content/pages/firm.mdx', title: 'The firm' }]
vi.mock('#src/desk/ui/server/site-store.ts', () => ({ useSite: () => ({ site: { entries } }) }))

const links = { linking: ['content/pages/firm.mdx'], naming: [], recorded: [] }
const setRelink = vi.fn()
const show = (to: string | undefined, more = {}) =>
  render(<LinksToIt links={{ ...links, ...more }} to={to} relink={true} setRelink={setRelink} id="links" />)

test('the links to what is deleted can lead to where its address leads', async () => {
  show('/services')
  expect(screen.getByRole('link', { name: 'The firm' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(words.delete.leadsOn('/services'))
  await userEvent.click(screen.getByRole('checkbox', { name: words.delete.relink('/services'), checked: true }))
  expect(setRelink).toHaveBeenCalledWith(false)
})

test('where no other place is named it is said what would become of the links', () => {
  const { rerender } = show('')
  expect(screen.getByRole('status')).toHaveTextContent(words.delete.nowhere)
  expect(screen.queryByRole('checkbox')).toBeNull()
  rerender(<LinksToIt links={links} to={undefined} relink={true} setRelink={setRelink} id="links" />)
  expect(screen.getByRole('status')).toHaveTextContent(words.delete.noAddress)
})

test('what keeps its links, and what names it in a field, is said apart', () => {
  show('/services', { recorded: ['content/legal/terms/1.mdx'], naming: ['content/articles/two.mdx'] })
  expect(screen.getByText(words.delete.recorded)).toBeVisible()
  expect(screen.getByText(words.delete.named)).toBeVisible()
  // Whoever comes to a link by key hears which list it stands in.
  const named = within(screen.getByRole('group', { name: words.delete.named }))
  expect(named.getByRole('link', { name: 'content/articles/two.mdx' })).toBeVisible()
  const linked = within(screen.getByRole('group', { name: words.delete.linked }))
  expect(linked.getAllByRole('link').map((link) => link.textContent)).toEqual(['The firm', 'content/legal/terms/1.mdx'])
})
