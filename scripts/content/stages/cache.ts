import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from '../../cache/write-atomically.ts'
import type { FileResult } from './file-result.ts'

/** Results of files kept on disk, by the hash of path and content. */
export interface Cache {
  get(key: string): FileResult | undefined
  /** Writes the results added since the last time. `used` are the keys that are still needed. */
  save(added: ReadonlyMap<string, FileResult>, used: ReadonlySet<string>): void
}

/**
 * Opens the cache in a folder. One line per result, so that an edit appends one line instead of rewriting all; the
 * file is written anew when most of it is out of date. A line that cannot be read is a result that is not there.
 */
export function openCache(folder: string, version: string): Cache {
  const file = join(folder, 'results.jsonl')
  const lines = readLines(file, version)
  let written = lines?.size ?? -1
  const kept = lines ?? new Map<string, string>()
  return {
    get: (key) => parseLine(kept.get(key)),
    save(added, used) {
      for (const [key, result] of added) kept.set(key, JSON.stringify(result))
      if (added.size === 0 && written <= used.size * 2 + 50) return
      if (written >= 0 && written + added.size <= used.size * 2 + 50) {
        appendFileSync(file, toLines([...added.keys()], kept))
        written += added.size
        return
      }
      for (const key of kept.keys()) if (!used.has(key)) kept.delete(key)
      writeAtomically(file, `${version}\n${toLines([...kept.keys()], kept)}`)
      written = kept.size
    },
  }
}

function readLines(file: string, version: string): Map<string, string> | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const [head, ...lines] = text.split('\n')
  if (head !== version) return undefined
  return new Map(
    lines.filter(Boolean).map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]),
  )
}

function parseLine(line: string | undefined): FileResult | undefined {
  if (line === undefined) return undefined
  try {
    return JSON.parse(line) as FileResult
  } catch {
    return undefined
  }
}

function toLines(keys: string[], kept: ReadonlyMap<string, string>): string {
  return keys.map((key) => `${key}\t${kept.get(key)}\n`).join('')
}
