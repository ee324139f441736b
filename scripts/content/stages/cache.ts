import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree } from '#src/body/tree.ts'
import { writeAtomically } from '../../cache/write-atomically.ts'
import type { FileResult } from './file-result.ts'

/** Results of files kept on disk, by the hash of path and content. */
export interface Cache {
  get(key: string): FileResult | undefined
  /** Writes the results added since the last time, as lines. `used` are the keys that are still needed. */
  save(added: ReadonlyMap<string, string>, used: ReadonlySet<string>): void
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
    get: (key) => fromLine(kept.get(key)),
    save(added, used) {
      for (const [key, line] of added) kept.set(key, line)
      if (added.size === 0 && written <= used.size * 2 + 50) return
      if (written >= 0 && written + added.size <= used.size * 2 + 50) {
        appendFileSync(file, joined(added))
        written += added.size
        return
      }
      for (const key of kept.keys()) if (!used.has(key)) kept.delete(key)
      writeAtomically(file, `${version}\n${joined(kept)}`)
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

function joined(lines: ReadonlyMap<string, string>): string {
  return [...lines].map(([key, line]) => `${key}\t${line}\n`).join('')
}

/** A result as a line: what the rules look at, then the body, then an end that half a line has not. */
export function toLine({ body, ...result }: FileResult): string {
  return `${JSON.stringify(result)}\t${JSON.stringify(body)}\t`
}

/** The result in a line. Its body is read when somebody asks for it: few do, and it is most of the line. */
export function fromLine(line = ''): FileResult | undefined {
  const [result, body, end] = line.split('\t') as [string, string, string?]
  if (end === undefined) return undefined
  try {
    let tree: Tree | undefined
    const read = () => {
      tree ??= JSON.parse(body) as Tree
      return tree
    }
    return Object.defineProperty(JSON.parse(result), 'body', { get: read, enumerable: true }) as FileResult
  } catch {
    return undefined
  }
}
