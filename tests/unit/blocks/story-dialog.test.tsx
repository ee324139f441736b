// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoryDialog } from '#src/blocks/story-dialog/story-dialog.tsx'
import type { Ui } from '#src/content/schemas/site.ts'
import { UiContext } from '#src/ui/ui-context.tsx'

const words = {
  label: 'Watch Our Story',
  href: '/about#our-name',
  note: 'No sound',
  title: 'The name',
  captions: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'],
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  previous: 'Previous frame',
  next: 'Next frame',
  position: '{number} of {total}',
  transcript: 'Transcript',
}

beforeEach(() => {
  vi.useFakeTimers()
  HTMLDialogElement.prototype.show = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

afterEach(() => {
  vi.useRealTimers()
})

function open() {
  render(
    <UiContext value={{ close: 'Close' } as Ui}>
      <MemoryRouter>
        <StoryDialog {...words} />
      </MemoryRouter>
    </UiContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Watch Our Story' }))
}

const caption = () => document.querySelector('.story-caption')
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('without script the button is a link to the story’s page', () => {
  const html = renderToString(
    <StaticRouter location="/careers">
      <StoryDialog {...words} />
    </StaticRouter>,
  )
  expect(html).toContain('href="/about#our-name"')
  expect(html).not.toContain('role="button"')
  expect(html).not.toContain('<dialog')
})

test('the story opens at its first frame and waits for the visitor', () => {
  open()
  expect(screen.getByRole('dialog', { name: 'The name' })).toBeVisible()
  wait(60)
  expect(caption()).toHaveTextContent('One.')
})

test('it runs frame by frame, stops at the last and can be played again', () => {
  open()
  click('Play')
  wait(8)
  expect(caption()).toHaveTextContent('Two.')
  for (let frame = 0; frame < 6; frame++) wait(8)
  expect(caption()).toHaveTextContent('Five.')
  click('Play again')
  expect(caption()).toHaveTextContent('One.')
})

test('pausing holds the frame', () => {
  open()
  click('Play')
  click('Pause')
  wait(30)
  expect(screen.getByText('1 of 5')).toBeVisible()
})

test('captions are read out only when the visitor turns the frames', () => {
  open()
  expect(caption()).toHaveAttribute('aria-live', 'polite')
  click('Play')
  expect(caption()).toHaveAttribute('aria-live', 'off')
  click('Next frame')
  expect(caption()).toHaveTextContent('Two.')
  expect(caption()).toHaveAttribute('aria-live', 'polite')
})

test('the transcript holds every caption', () => {
  open()
  const transcript = screen.getByRole('heading', { name: 'Transcript' }).closest('details')
  expect(transcript).toHaveTextContent('One.Two.Three.Four.Five.')
})

test('closing takes the story away, once it has been heard where the focus is', () => {
  open()
  click('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.querySelector('.story-dialog')).not.toBeNull()
  wait(1)
  expect(document.querySelector('.story-dialog')).toBeNull()
})

test('it opens anew while the one before is still there', () => {
  open()
  click('Close')
  click('Watch Our Story')
  wait(1)
  expect(screen.getByRole('dialog', { name: 'The name' })).toBeVisible()
  expect(caption()).toHaveTextContent('One.')
})

test('the page behind is out of reach once the dialog has been heard, and with the first Tab', () => {
  open()
  const page = screen.getByRole('button', { name: 'Watch Our Story' }).closest('body > *')
  expect(page).not.toHaveProperty('inert', true)
  wait(1)
  expect(page).toHaveProperty('inert', true)
  click('Close')
  expect(page).toHaveProperty('inert', false)
  wait(1)
  click('Watch Our Story')
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(page).toHaveProperty('inert', true)
})

test('Escape closes it, wherever in the dialog the focus is', () => {
  open()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
