import { availableParallelism } from 'node:os'
import { setImmediate as others } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Placed } from '../model/file-result.ts'
import { type Parsed, parseNext, url, type Work } from './parse-worker.ts'

/** So many files are worth a worker: it has to load the parsers and to warm up, as this process has. */
const worthWorker = 1500

/**
 * Parses files, with so many workers beside this thread.
 *
 * @param take is given each file once, in no order.
 */
export async function parseFiles(
  root: string,
  files: readonly Placed[],
  take: (parsed: Parsed) => void,
  count = workersFor(files.length),
): Promise<void> {
  // The parsers are loaded only when there is something to parse: most runs find everything in the cache.
  if (files.length === 0) return
  const left = new Map(files.map((placed) => [placed.file, placed]))
  const takeAll = (parsed: Parsed[]) => {
    for (const one of parsed) {
      take(one)
      left.delete(one.file)
    }
  }
  const work = workOf(root, files)
  const workers = Array.from({ length: count }, () => parseApart(work, takeAll))
  await parseHere(work, takeAll)
  // Nobody waits for a worker that came too late.
  if (left.size > 0) await Promise.all(workers.map(({ ended }) => ended))
  for (const { end } of workers) end()
  // What a worker has taken and could not finish.
  await parseHere(workOf(root, [...left.values()]), takeAll)
}

async function parseHere(work: Work, take: (parsed: Parsed[]) => void): Promise<void> {
  for await (const parsed of parseNext(work)) {
    take(parsed)
    // What workers have sent is taken, too, before it piles up.
    await others()
  }
}

function workersFor(files: number): number {
  // A worker cannot read TypeScript: tsx loads it in the main thread only (tsx 4.23, Node 20).
  const most = url.pathname.endsWith('.js') ? availableParallelism() - 1 : 0
  return Math.min(most, Math.floor(files / worthWorker))
}

function workOf(root: string, files: readonly Placed[]): Work {
  return { task: 'parse', root, files, next: new Int32Array(new SharedArrayBuffer(4)) }
}

/** Takes part in the work on another processor. A worker that does not come through has parsed less. */
export function parseApart(work: Work, take: (parsed: Parsed[]) => void) {
  const worker = new Worker(url, { workerData: work })
  const ended = new Promise<void>((resolve) => {
    worker.on('message', take).once('error', () => resolve())
    worker.once('exit', () => resolve())
  })
  return { ended, end: () => void worker.terminate() }
}
