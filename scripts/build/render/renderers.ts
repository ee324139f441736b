import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import Tinypool from 'tinypool'
import { isBundled, workerFile } from '../../tools/worker-file.ts'
import { compressed } from '../write/compress.ts'
import type { LaidOut } from '../write/lay-out.ts'
import { openRenderer, type RenderJob, type RenderPlace } from './render-worker.ts'
import type { App } from './server-build.ts'

/** Renders pages: a few in this thread, many on all processors. */
export interface Renderers {
  /** Renders a page and lays out its files. Returns what is noted of them. */
  render(job: RenderJob): Promise<LaidOut>
  /** How many pages may be on their way at once. */
  readonly atOnce: number
  end(): Promise<void>
}

/** So many pages are rendered before threads would have loaded the renderer once more, and warmed it up. */
const few = 16
/** So many pages are on their way at once. */
const atLeast = 8
/** So many pages a thread is given: while it renders one, the next is on its way to it. */
const tasksPerThread = 2

/** What a page is made of is soon gone: with more room for what is new, each thread holds 25 MB more and is no faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/**
 * Starts threads. Where thousands of pages are rendered, V8 (11.3, Node 20) lets the heap more than double before it
 * collects: at 10,000 articles that is 200 MB of nothing. It may grow by three fifths from here on, which takes no longer. A
 * build after an edit renders in this thread, and is over before.
 */
function startThreads(count: number, place: RenderPlace): Tinypool {
  setFlagsFromString('--heap-growing-percent=60')
  const threads = { minThreads: count, maxThreads: count, concurrentTasksPerWorker: tasksPerThread }
  return new Tinypool({
    filename: workerFile('scripts/build/render/render-worker.ts'),
    workerData: place,
    resourceLimits,
    ...threads,
  })
}

/**
 * Opens the renderers. Threads are started with the first page that has to be rendered.
 *
 * @param expected how many pages will have to be, at most
 */
export function openRenderers(place: RenderPlace, app: App, expected: number): Renderers {
  const here = openRenderer(place, app, compressed)
  const most = expected > few && isBundled ? availableParallelism() : 0
  let threads: Tinypool | undefined
  return {
    atOnce: Math.max(atLeast, 2 * most),
    render(job) {
      if (most === 0) return here(job)
      threads ??= startThreads(most, place)
      return threads.run(job)
    },
    end: async () => threads?.destroy(),
  }
}
