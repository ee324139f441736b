// @vitest-environment dom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPointer } from '#src/pages/home/follow-pointer.ts'

let fine = true
let reduced = false

beforeEach(() => {
  fine = true
  reduced = false
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('fine') ? fine : reduced }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function stageAndGlow() {
  const stage = document.createElement('section')
  const glow = stage.appendChild(document.createElement('div'))
  followPointer(glow)
  return [stage, glow] as const
}

/** jsdom has no pointer events with coordinates. */
function move(stage: HTMLElement, pointerType: string) {
  fireEvent(stage, Object.assign(new MouseEvent('pointermove', { clientX: 120, clientY: 80 }), { pointerType }))
  vi.advanceTimersByTime(20)
}

test('lights up where the mouse is and fades when it leaves', () => {
  const [stage, glow] = stageAndGlow()
  expect(glow.dataset.lit).toBeUndefined()
  move(stage, 'mouse')
  expect(glow.dataset.lit).toBe('true')
  expect(glow.style.getPropertyValue('--glow-x')).toBe('120px')
  expect(glow.style.getPropertyValue('--glow-y')).toBe('80px')
  fireEvent(stage, new MouseEvent('pointerleave'))
  expect(glow.dataset.lit).toBeUndefined()
})

test('stays dark under a finger', () => {
  const [stage, glow] = stageAndGlow()
  move(stage, 'touch')
  expect(glow.dataset.lit).toBeUndefined()
})

test('stays dark where there is no mouse', () => {
  fine = false
  const [stage, glow] = stageAndGlow()
  move(stage, 'mouse')
  expect(glow.dataset.lit).toBeUndefined()
})

test('stays dark where less motion is asked for', () => {
  reduced = true
  const [stage, glow] = stageAndGlow()
  move(stage, 'mouse')
  expect(glow.dataset.lit).toBeUndefined()
})
