// @vitest-environment dom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Chip, ChipGroup } from '#src/ui/chips.tsx'

const chip = (onSelect = vi.fn(), pressed = false) => (
  <Chip pressed={pressed} href="?category=compliance" onSelect={onSelect} count={2}>
    Compliance
  </Chip>
)

it('is a plain link in prerendered HTML', () => {
  expect(renderToStaticMarkup(chip(vi.fn(), true))).toMatchInlineSnapshot(
    `"<a href="?category=compliance" class="chip" data-button="" aria-current="true">Compliance <span class="chip-count">2</span></a>"`,
  )
})

it('is a toggle button once React runs', () => {
  render(chip(vi.fn(), true))
  expect(screen.getByRole('button', { name: /Compliance/, pressed: true })).not.toHaveAttribute('aria-current')
})

it('selects by click, Enter and Space without leaving the page', async () => {
  const onSelect = vi.fn()
  render(chip(onSelect))
  const button = screen.getByRole('button')
  await userEvent.click(button)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onSelect).toHaveBeenCalledTimes(3)
})

it('leaves a click that opens a new tab to the browser', () => {
  const onSelect = vi.fn()
  render(<div onClickCapture={(event) => event.ctrlKey && event.nativeEvent.preventDefault()}>{chip(onSelect)}</div>)
  fireEvent.click(screen.getByRole('button'), { ctrlKey: true })
  expect(onSelect).not.toHaveBeenCalled()
})

it('is a button without an address', () => {
  render(
    <Chip pressed={false} onSelect={vi.fn()}>
      All
    </Chip>,
  )
  expect(screen.getByRole('button', { name: 'All' }).tagName).toBe('BUTTON')
})

it('stands in a group with a name', () => {
  render(<ChipGroup label="Category">{chip()}</ChipGroup>)
  expect(screen.getByRole('group', { name: 'Category' })).toBeInTheDocument()
})
