// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FileMenu } from '#src/desk/ui/write/file-menu.tsx'
import { words } from '#src/desk/words.ts'

test('whoever recorded a legal text is not lost when it can only be corrected from then on', () => {
  const open = { entry: { file: 'content/legal/x/2026-01-01.mdx', collection: 'legal' } } as never
  const menu = (recorded: boolean) => <FileMenu open={open} title="X" entry={{ recorded } as never} />
  const { rerender } = render(menu(false))
  screen.getByRole('button', { name: words.actions.record }).focus()
  rerender(menu(true))
  expect(screen.getByRole('button', { name: words.actions.correct })).toHaveFocus()
})

test('a text that does not apply yet is recorded anew: nobody is asked for a reason that no reader sees', () => {
  const open = { entry: { file: 'content/legal/x/2030-01-01.mdx', collection: 'legal' } } as never
  render(<FileMenu open={open} title="X" entry={{ recorded: true, state: 'scheduled' } as never} />)
  expect(screen.getByRole('button', { name: words.actions.record })).toBeVisible()
  expect(screen.queryByRole('button', { name: words.actions.correct })).toBeNull()
})
