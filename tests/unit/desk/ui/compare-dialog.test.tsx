// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CompareDialog } from '#src/desk/ui/manage/compare-dialog.tsx'
import { words } from '#src/desk/words.ts'

const remark = '“our services”: the link leads to /pricing, until now to /services'
const redline = vi.hoisted(() => ({
  ...{ title: 'Terms', before: '2024-01-01', now: '2025-01-01', insertions: 0, deletions: 0, moves: 0, remarks: 1 },
  body: [] as unknown[],
  sections: [],
}))
vi.mock('#src/desk/ui/server/use-answer.ts', () => ({ useAnswer: () => ({ value: redline }) }))

test('where only a link leads elsewhere, that is what differs, and the next change', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  Element.prototype.scrollIntoView = () => undefined
  redline.body = [['p', null, 'You pay for our services.', ' ', ['span', { className: 'redline-remark' }, remark]]]
  render(<CompareDialog open={{ entry: { file: 'content/x.mdx' } } as never} title="Terms" close={() => {}} />)
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(words.compare.counts(0, 0, 0, 1))
  expect(screen.getByText(remark)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.compare.next }))
  expect(screen.getAllByRole('status')[1]).toHaveTextContent(remark)
})
