import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { compressed } from '../write/compress.ts'
import type { LaidOut } from '../write/lay-out.ts'
import { type Answer, openRenderer, type RenderJob, type RenderPlace, url } from './render-worker.ts'
import type { App } from './server-build.ts'

/** Renders pages: a few in this thread, many on all processors. */
export interface Renderers {
  /** Renders a page and lays out its files. Returns what is noted of them. */
  render(job: RenderJob): Promise<LaidOut>
  /** How many pages may be on their way at once. */
  readonly atOnce: number
  end(): void
}

/** So many pages are rendered before threads would have loaded the renderer once more, and warmed it up. */
const few = 16
/** So many pages are on their way at once: each thread has one to go on with. */
const atLeast = 8

/** A thread that renders, and how many pages it has been given that are not done. */
interface Thread {
  render(job: RenderJob): Promise<LaidOut>
  busy: number
  worker: Worker
}

/** What a page is made of is soon gone: with more room for what is new, each thread holds 25 MB more and is no faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

function startThread(place: RenderPlace): Thread {
  const worker = new Worker(url, { workerData: place, resourceLimits })
  const waiting = new Map<number, { resolve(laidOut: LaidOut): void; reject(error: unknown): void }>()
  let number = 0
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.number)
    waiting.delete(answer.number)
    thread.busy -= 1
    if ('laidOut' in answer) asked?.resolve(answer.laidOut)
    else asked?.reject(answer.error)
  })
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error)
  })
  const thread: Thread = {
    worker,
    busy: 0,
    render: (job) =>
      new Promise((resolve, reject) => {
        number += 1
        thread.busy += 1
        waiting.set(number, { resolve, reject })
        worker.postMessage({ number, ...job })
      }),
  }
  return thread
}

/**
 * Starts threads. Where thousands of pages are rendered, V8 (11.3, Node 20) lets the heap more than double before it
 * collects: at 10,000 articles that is 200 MB of nothing. It may grow by three fifths from here on, which takes no longer. A
 * build after an edit renders in this thread, and is over before.
 */
function startThreads(count: number, place: RenderPlace): Thread[] {
  setFlagsFromString('--heap-growing-percent=60')
  return Array.from({ length: count }, () => startThread(place))
}

/**
 * Opens the renderers. Threads are started with the first page that has to be rendered.
 *
 * @param expected how many pages will have to be, at most
 */
export function openRenderers(place: RenderPlace, app: App, expected: number): Renderers {
  const here = openRenderer(place, app, compressed)
  // A worker cannot read TypeScript: tsx loads it in the main thread only (tsx 4.23, Node 20).
  const most = expected > few && url.pathname.endsWith('.js') ? availableParallelism() : 0
  let threads: Thread[] = []
  return {
    atOnce: Math.max(atLeast, 2 * most),
    render(job) {
      if (threads.length < most) threads = startThreads(most, place)
      const idlest = threads.toSorted((a, b) => a.busy - b.busy)[0]
      return idlest ? idlest.render(job) : here(job)
    },
    end() {
      for (const { worker } of threads) void worker.terminate()
    },
  }
}
