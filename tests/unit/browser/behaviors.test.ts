// @vitest-environment dom
import { afterEach, expect, test, vi } from 'vitest'
import { runCountUp } from '#src/blocks/count-up/run-count-up.ts'
import { startBehaviors } from '#src/browser/behaviors.ts'
import { runParticles } from '#src/pages/home/run-particles.ts'
import { goToTop } from '#src/site/footer/go-to-top.ts'

vi.mock('#src/blocks/count-up/run-count-up.ts', () => ({ runCountUp: vi.fn() }))
vi.mock('#src/pages/home/run-particles.ts', () => ({ runParticles: vi.fn(() => stopDrifting) }))
vi.mock('#src/site/footer/go-to-top.ts', () => ({ goToTop: vi.fn() }))
const stopDrifting = vi.fn()

/** What waits for the browser to have nothing else to do. */
let waiting: (() => void)[] = []
const becomeIdle = () => {
  for (const act of waiting.splice(0)) act()
}

function showPage(): void {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act))
  document.body.innerHTML =
    '<canvas data-behavior="particles"></canvas><a data-behavior="to-top"></a><b data-behavior="count-up"></b>'
}

afterEach(() => {
  document.body.innerHTML = ''
  startBehaviors()
  waiting = []
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('what answers is alive at once; what decorates waits until the browser is idle', () => {
  showPage()
  startBehaviors()
  expect(goToTop).toHaveBeenCalledOnce()
  expect(runParticles).not.toHaveBeenCalled()
  becomeIdle()
  startBehaviors()
  becomeIdle()
  expect(runParticles).toHaveBeenCalledOnce()
})

test('a number counts from the start or not at all: whoever has read it does not see it begin again', () => {
  showPage()
  startBehaviors()
  expect(runCountUp).toHaveBeenCalledOnce()
})

test('what has left the page before it moved never moves, and what moved is stopped', () => {
  showPage()
  startBehaviors()
  document.body.innerHTML = ''
  startBehaviors()
  becomeIdle()
  expect(runParticles).not.toHaveBeenCalled()

  showPage()
  startBehaviors()
  becomeIdle()
  document.body.innerHTML = ''
  startBehaviors()
  expect(stopDrifting).toHaveBeenCalledOnce()
})
