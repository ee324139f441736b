// @vitest-environment dom
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OriginScale } from '#src/blocks/origin-scale/origin-scale.tsx'

const words = {
  legend: 'How the axis is ruled',
  linear: 'Linear scale',
  ratio: 'Ratio scale',
  linearNote: 'A cliff.',
  ratioNote: 'A line.',
  series: 'Doubling every year',
  horizontal: 'Year',
  source: 'A book.',
}

let reduced = true

beforeEach(() => {
  reduced = true
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const view = () =>
  render(
    <OriginScale {...words}>
      <p>Vantage and ordinate.</p>
    </OriginScale>,
  )
const live = () => screen.getByRole('group', { name: words.legend }).parentElement as HTMLElement
const curve = (root: Element) => root.querySelectorAll('svg path')[2]?.getAttribute('d') ?? ''
const pair = () => [...document.querySelectorAll('.scale-pair > figure')]

test('offers two scales as radio buttons and starts with the linear one', () => {
  view()
  expect(screen.getByRole('radio', { name: 'Linear scale' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Ratio scale' })).not.toBeChecked()
  expect(within(live()).getByText('A cliff.')).toBeInTheDocument()
})

test('the ratio scale straightens the curve and changes the line below it, and the linear one bends it back', async () => {
  view()
  const [linear, ratio] = pair().map(curve)
  expect(curve(live())).toBe(linear)
  await userEvent.click(screen.getByRole('radio', { name: 'Ratio scale' }))
  await expect.poll(() => curve(live())).toBe(ratio)
  expect(within(live()).getByText('A line.')).toHaveAttribute('aria-live', 'polite')
  await userEvent.click(screen.getByRole('radio', { name: 'Linear scale' }))
  await expect.poll(() => curve(live())).toBe(linear)
})

test('takes about 900 milliseconds over it where motion is welcome', () => {
  reduced = false
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  view()
  const [linear, ratio] = pair().map(curve)
  act(() => screen.getByRole('radio', { name: 'Ratio scale' }).click())
  act(() => void vi.advanceTimersByTime(400))
  expect([linear, ratio]).not.toContain(curve(live()))
  act(() => void vi.advanceTimersByTime(550))
  expect(curve(live())).toBe(ratio)
})

test('keeps both scales side by side for paper and for pages without script', () => {
  view()
  expect(pair().map((figure) => figure.textContent)).toEqual([
    expect.stringMatching(/^Linear scale.*A cliff\.$/),
    expect.stringMatching(/^Ratio scale.*A line\.$/),
  ])
})

test('tells the story beside the chart and names its source', () => {
  view()
  expect(screen.getByText('Vantage and ordinate.')).toBeInTheDocument()
  expect(screen.getByText('A book.')).toBeInTheDocument()
})
