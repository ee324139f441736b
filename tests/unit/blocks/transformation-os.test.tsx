// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TransformationOS } from '#src/blocks/transformation-os/transformation-os.tsx'
import { transformationStep } from '#src/content/schemas/approach.ts'
import { Announcer } from '#src/site/frame/announcer.tsx'
import { UiContext } from '#src/ui/ui-context.tsx'
import stepsJson from '../../../content/lists/transformation-steps.json' with { type: 'json' }
import { words as site } from '../site/render-in-site.tsx'

const steps = stepsJson.map((step) => transformationStep.parse(step))
const words = {
  label: 'Steps',
  pause: 'Pause',
  play: 'Play',
  progressLabel: 'Progress',
  progress: '{done} of {all} complete',
  level: 'Level {level}',
  xp: '{xp} XP',
  reward: '+{xp} XP on completion',
  levelUp: 'Level 2 reached',
  stepNumber: 'Step {number} of {all}',
  overlayClaim: 'approach-sustained',
  overlayLabel: 'after 24 months',
}
let reduced = false

class ObserverStub {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  reduced = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('IntersectionObserver', ObserverStub)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 100 } as DOMRect)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const machine = (
  <UiContext value={site.ui}>
    <TransformationOS
      {...words}
      steps={steps}
      overlay={{ id: 'approach-sustained', value: '87%', label: 'Success rate' }}
    />
    <Announcer />
  </UiContext>
)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const current = () => document.querySelector('[aria-current="step"] .os-step-title')?.textContent
const step = (number: number) => screen.getByRole('button', { name: new RegExp(`Step ${number} of 6`) })

test('every step and what it earns is in the page before any script runs', () => {
  const html = renderToStaticMarkup(machine)
  for (const { title, completionXP } of steps) {
    expect(html).toContain(title)
    expect(html).toContain(`+${completionXP} XP on completion`)
  }
})

test('a step lasts five seconds, and the first follows the sixth', () => {
  render(machine)
  for (const { title } of [...steps, steps[0] as (typeof steps)[number]]) {
    expect(current()).toBe(title)
    wait(5000)
  }
})

test('a click earns 10 XP and starts the five seconds again', () => {
  render(machine)
  wait(4000)
  fireEvent.click(step(3))
  expect(screen.getByText('10 XP')).toBeInTheDocument()
  wait(4000)
  expect(current()).toBe(steps[2]?.title)
  wait(1000)
  expect(current()).toBe(steps[3]?.title)
})

test('the XP figure appears after half a second', () => {
  render(machine)
  const score = screen.getByText('0 XP').closest('.os-score')
  expect(score).toHaveAttribute('data-visible', 'false')
  wait(500)
  expect(score).toHaveAttribute('data-visible', 'true')
})

test('the 52nd click reaches level 2 and is the only one announced while the steps play', () => {
  render(machine)
  for (let click = 1; click <= 51; click += 1) fireEvent.click(step(2))
  expect(screen.getByText('Level 1')).toBeInTheDocument()
  expect(document.getElementById('announcer')).toBeEmptyDOMElement()
  fireEvent.click(step(2))
  expect(screen.getByText('Level 2')).toBeInTheDocument()
  expect(document.getElementById('announcer')).toHaveTextContent('Level 2 reached')
})

test('paused, nothing advances, and a chosen step is announced', () => {
  render(machine)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  wait(20_000)
  expect(current()).toBe(steps[0]?.title)
  fireEvent.click(step(5))
  expect(document.getElementById('announcer')).toHaveTextContent(steps[4]?.title as string)
})

test('where the system asks for less motion the steps start paused', () => {
  reduced = true
  render(machine)
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  wait(10_000)
  expect(current()).toBe(steps[0]?.title)
})

test('while the focus is on a step nothing advances', () => {
  render(machine)
  step(2).focus()
  wait(10_000)
  expect(current()).toBe(steps[0]?.title)
})

test('progress is what the records say', () => {
  render(machine)
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0')
  expect(screen.getByText('0 of 6 complete')).toBeInTheDocument()
})
