import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { fromLine } from './cache.ts'
import type { FileResult, Placed } from './file-result.ts'
import { type Parsed, parseNext, url, type Work } from './parse-worker.ts'

/** So many files are worth a worker: it has to load the parsers and to warm up, as this process has. */
const worthWorker = 1500

/** Parses files, with so many workers beside this thread. The results stand in the order of the files. */
export async function parseFiles(
  root: string,
  files: readonly Placed[],
  count = workersFor(files.length),
): Promise<Required<Parsed>[]> {
  // The parsers are loaded only when there is something to parse: most runs find everything in the cache.
  if (files.length === 0) return []
  const work = workOf(root, files)
  const workers = Array.from({ length: count }, () => parseApart(work))
  const own = await parseNext(work)
  // Nobody waits for a worker that came too late.
  const theirs = own.length < files.length ? await Promise.all(workers.map(({ parsed }) => parsed)) : []
  for (const { end } of workers) end()
  const parsed = new Map([own, ...theirs].flat().map((one) => [one.file, one]))
  // What a worker has taken and could not finish.
  const left = files.filter(({ file }) => !parsed.has(file))
  if (left.length > 0) for (const one of await parseNext(workOf(root, left))) parsed.set(one.file, one)
  return files.map(({ file }) => {
    const { key, line, result = fromLine(Buffer.from(line)) as FileResult } = parsed.get(file) as Parsed
    return { file, key, line, result }
  })
}

function workersFor(files: number): number {
  // A worker cannot read TypeScript: tsx loads it in the main thread only (tsx 4.23, Node 20).
  const most = url.pathname.endsWith('.js') ? availableParallelism() - 1 : 0
  return Math.min(most, Math.floor(files / worthWorker))
}

function workOf(root: string, files: readonly Placed[]): Work {
  return { task: 'parse', root, files, next: new Int32Array(new SharedArrayBuffer(4)) }
}

/** Takes part in the work on another processor. A worker that does not come through has parsed nothing. */
export function parseApart(work: Work) {
  const worker = new Worker(url, { workerData: work })
  const parsed = new Promise<Parsed[]>((resolve) => {
    worker.once('message', resolve).once('error', () => resolve([]))
  })
  return { parsed, end: () => void worker.terminate() }
}
