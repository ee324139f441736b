// @vitest-environment jsdom
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
