import type { Page } from 'playwright'

/** What the browser reports about one page while it is used. */
export interface Probe {
  /** The worst burst of unexpected layout shifts: cumulative layout shift as browsers define it. */
  shift: number
  /** The element that moved furthest in that burst. */
  moved: string
  /** Milliseconds from the slowest input to the next paint. */
  latency: number
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node }[]
}
interface InputEntry extends PerformanceEventTiming {
  interactionId: number
}

declare global {
  interface Window {
    probe: { shifts: { value: number; time: number; moved: string }[]; inputs: number[] }
  }
}

/** Starts listening before the page's own scripts run. */
export async function installProbe(page: Page): Promise<void> {
  // The compiler that runs this file names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    window.probe = { shifts: [], inputs: [] }
    const nameOf = (node?: Node) => (node instanceof Element ? `${node.nodeName.toLowerCase()}.${node.className}` : '')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[])
        if (!entry.hadRecentInput)
          window.probe.shifts.push({ value: entry.value, time: entry.startTime, moved: nameOf(entry.sources[0]?.node) })
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as InputEntry[])
        if (entry.interactionId) window.probe.inputs.push(entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Reads what was recorded since the start, or since the last reading of the inputs. */
export async function readProbe(page: Page): Promise<Probe> {
  const { shifts, inputs } = await page.evaluate(() => {
    const { shifts, inputs } = window.probe
    window.probe.inputs = []
    return { shifts, inputs }
  })
  let worst: Probe = { shift: 0, moved: '', latency: Math.max(0, ...inputs) }
  let burst = { value: 0, start: 0, last: Number.NEGATIVE_INFINITY }
  for (const { value, time, moved } of shifts) {
    const joins = time - burst.last < 1000 && time - burst.start < 5000
    burst = joins ? { ...burst, value: burst.value + value, last: time } : { value, start: time, last: time }
    if (burst.value > worst.shift) worst = { ...worst, shift: burst.value, moved }
  }
  return worst
}

/** What the thread of the page has computed since its start, in milliseconds: other programs on the machine are no part of it. */
export async function watchThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

/** Slows the processor down by a factor; 1 is full speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
