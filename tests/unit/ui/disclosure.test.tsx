// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Disclosure } from '#src/ui/disclosure.tsx'

afterEach(() => {
  window.location.hash = ''
})

const details = () => document.querySelector('details')

it('is closed until its summary is pressed', async () => {
  render(<Disclosure summary="Who signs off?">The sponsor.</Disclosure>)
  expect(details()).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Who signs off?'))
  expect(details()).toHaveAttribute('open')
})

it('puts a heading of the asked level in the summary', () => {
  render(
    <Disclosure summary="Who signs off?" headingLevel={4}>
      The sponsor.
    </Disclosure>,
  )
  expect(screen.getByRole('heading', { level: 4, name: 'Who signs off?' })).toBeInTheDocument()
})

it('shares its name with others, so that the browser keeps one open', () => {
  render(
    <Disclosure summary="One" name="questions">
      Text.
    </Disclosure>,
  )
  expect(details()).toHaveAttribute('name', 'questions')
})

it('says when it was opened', async () => {
  const onToggle = vi.fn()
  render(
    <Disclosure summary="One" onToggle={onToggle}>
      Text.
    </Disclosure>,
  )
  await userEvent.click(screen.getByText('One'))
  await expect.poll(() => onToggle).toHaveBeenCalledWith(true)
})
