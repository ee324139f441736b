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

const [tab, newline] = [9, 10]

/**
 * Opens the cache in a folder. One line per result, so that an edit appends one line instead of rewriting all; the
 * file is written anew when most of it is out of date. A line that cannot be read is a result that is not there.
 *
 * Lines stay bytes until somebody asks for them: fifty thousand articles are more text than one string can hold.
 */
export function openCache(folder: string, version: string): Cache {
  const file = join(folder, 'results.jsonl')
  const lines = readLines(file, version)
  let written = lines?.size ?? -1
  const kept = lines ?? new Map<string, Buffer>()
  return {
    get: (key) => fromLine(kept.get(key)),
    save(added, used) {
      for (const [key, line] of added) kept.set(key, Buffer.from(line))
      if (added.size === 0 && written <= used.size * 2 + 50) return
      if (written >= 0 && written + added.size <= used.size * 2 + 50) {
        appendFileSync(file, joined([...added.keys()].map((key) => [key, kept.get(key) as Buffer])))
        written += added.size
        return
      }
      for (const key of kept.keys()) if (!used.has(key)) kept.delete(key)
      writeAtomically(file, Buffer.concat([Buffer.from(`${version}\n`), joined(kept)]))
      written = kept.size
    },
  }
}

function readLines(file: string, version: string): Map<string, Buffer> | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const lines = new Map<string, Buffer>()
  let start = bytes.indexOf(newline) + 1
  if (bytes.toString('utf8', 0, start) !== `${version}\n`) return undefined
  for (let end = bytes.indexOf(newline, start); end !== -1; end = bytes.indexOf(newline, start)) {
    const keyEnd = bytes.indexOf(tab, start)
    lines.set(bytes.toString('latin1', start, keyEnd), bytes.subarray(keyEnd + 1, end))
    start = end + 1
  }
  return lines
}

function joined(lines: Iterable<[key: string, line: Buffer]>): Buffer {
  const end = Buffer.of(newline)
  return Buffer.concat([...lines].flatMap(([key, line]) => [Buffer.from(`${key}\t`), line, end]))
}

/** A result as a line: what the rules look at, then the body, then an end that half a line has not. */
export function toLine({ body, ...result }: FileResult): string {
  return `${JSON.stringify(result)}\t${JSON.stringify(body)}\t`
}

/** The result in a line. Its body is read when somebody asks for it: few do, and it is most of the line. */
export function fromLine(line: Buffer = Buffer.of()): FileResult | undefined {
  const resultEnd = line.indexOf(tab)
  const bodyEnd = line.indexOf(tab, resultEnd + 1)
  if (resultEnd === -1 || bodyEnd === -1) return undefined
  try {
    let tree: Tree | undefined
    const read = () => {
      tree ??= JSON.parse(line.toString('utf8', resultEnd + 1, bodyEnd)) as Tree
      return tree
    }
    const result = JSON.parse(line.toString('utf8', 0, resultEnd))
    return Object.defineProperty(result, 'body', { get: read, enumerable: true }) as FileResult
  } catch {
    return undefined
  }
}
