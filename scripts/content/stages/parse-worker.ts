import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { cacheKey } from '../../cache/cache-key.ts'
import { toLine } from './cache.ts'
import type { FileResult, Placed } from './file-result.ts'

/** Files to parse, shared by all that take part: each takes the next that nobody has taken. */
export interface Work {
  task: 'parse'
  root: string
  files: readonly Placed[]
  /** The position of the next file, in memory that all see. */
  next: Int32Array
}
/** A file that was parsed: its key in the cache and the line that is kept there. */
export interface Parsed {
  file: string
  key: string
  line: string
  /** Not from a worker, which hands over lines only. */
  result?: FileResult
}

/** This file, to start a worker with. */
export const url = new URL(import.meta.url)

/** Parses file after file until none is left. */
export async function parseNext({ root, files, next }: Work): Promise<Parsed[]> {
  const { parseFile } = await import('./parse-file.ts')
  const parsed: Parsed[] = []
  for (let at = Atomics.add(next, 0, 1); at < files.length; at = Atomics.add(next, 0, 1)) {
    const placed = files[at] as Placed
    const bytes = readFileSync(join(root, placed.file))
    const result = parseFile(placed, bytes)
    parsed.push({ file: placed.file, key: cacheKey(placed.file, bytes), line: toLine(result), result })
  }
  return parsed
}

if (workerData?.task === 'parse')
  parentPort?.postMessage((await parseNext(workerData)).map(({ result: _, ...parsed }) => parsed))
