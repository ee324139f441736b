import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { cacheKey } from '../../cache/cache-key.ts'
import type { Placed } from '../model/file-result.ts'
import { toLine } from './cache.ts'

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
}

/** This file, to start a worker with. */
export const url = new URL(import.meta.url)

/** How many files are handed over together: nobody holds what all of them say. */
const together = 64

/** Parses file after file until none is left. */
export async function* parseNext({ root, files, next }: Work): AsyncGenerator<Parsed[]> {
  const { parseFile } = await import('./parse-file.ts')
  let parsed: Parsed[] = []
  for (let at = Atomics.add(next, 0, 1); at < files.length; at = Atomics.add(next, 0, 1)) {
    const placed = files[at] as Placed
    const bytes = readFileSync(join(root, placed.file))
    parsed.push({ file: placed.file, key: cacheKey(placed.file, bytes), line: toLine(parseFile(placed, bytes)) })
    if (parsed.length < together) continue
    yield parsed
    parsed = []
  }
  yield parsed
}

if (workerData?.task === 'parse') {
  for await (const parsed of parseNext(workerData)) parentPort?.postMessage(parsed)
  parentPort?.close()
}
