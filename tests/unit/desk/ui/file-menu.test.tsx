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

test.each([
  ['nobody has recorded yet', { state: 'scheduled' }, ['record', 'withdraw']],
  ['nobody has approved yet', { state: 'scheduled', recorded: true }, ['record', 'approve', 'withdraw']],
  ['is approved', { state: 'scheduled', recorded: true, approved: true }, ['record', 'announce', 'withdraw']],
  ['is announced', { state: 'scheduled', recorded: true, approved: true, announced: true }, ['correct', 'withdraw']],
  [
    'is announced, and no reader can know',
    { state: 'scheduled', recorded: true, approved: true, announced: true, cancellable: true },
    ['correct', 'cancelAnnouncement', 'withdraw'],
  ],
  [
    'is announced for a later day',
    { state: 'scheduled', recorded: true, approved: true, cancellable: true },
    ['record', 'announce', 'cancelAnnouncement', 'withdraw'],
  ],
  ['was withdrawn', { state: 'ended', recorded: true, approved: true }, []],
] as const)('of a version to come that %s is offered what comes next', (_, entry, offered) => {
  const open = { entry: { file: 'content/legal/x/2030-01-01.mdx', collection: 'legal' } } as never
  render(<FileMenu open={open} title="X" entry={entry as never} />)
  const { history, compare, newVersion } = words.actions
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    history,
    compare,
    newVersion,
    ...offered.map((name) => words.actions[name]),
  ])
})
