import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Tree } from '#src/body/tree.ts'
import type { FileResult } from './file-result.ts'

/** Results of files kept on disk, by the hash of path and content. */
export interface Cache {
  get(key: string): FileResult | undefined
  /** Keeps the line of a result. It is on disk for the next run after `save`. */
  add(key: string, line: string): void
  /** Writes what was added since the last time. `used` are the keys that are still needed. */
  save(used: ReadonlySet<string>): void
}

/** Reads a line, as often as it is asked to. */
type Line = () => Buffer

const [tab, newline] = [9, 10]

/** A result as a line: what the rules look at, then the body, then an end that half a line has not. */
export function toLine({ body, ...result }: FileResult): string {
  return `${JSON.stringify(result)}\t${JSON.stringify(body)}\t`
}

/**
 * The result in a line. Its body, which is most of the line, is read when somebody asks for it, and let go when memory is
 * short: nothing holds the bodies of all files.
 */
export function fromLine(read: Line): FileResult | undefined {
  const line = read()
  const resultEnd = line.indexOf(tab)
  const bodyEnd = line.indexOf(tab, resultEnd + 1)
  if (resultEnd === -1 || bodyEnd === -1) return undefined
  try {
    let held: WeakRef<Tree> | undefined
    const body = () => {
      const known = held?.deref()
      if (known) return known
      const tree = JSON.parse(read().toString('utf8', resultEnd + 1, bodyEnd)) as Tree
      held = new WeakRef(tree)
      return tree
    }
    const result = JSON.parse(line.toString('utf8', 0, resultEnd))
    return Object.defineProperty(result, 'body', { get: body, enumerable: true }) as FileResult
  } catch {
    return undefined
  }
}

/** An open file, closed when nobody can ask for a line of it any more. */
interface Opened {
  number: number
}
const unreachable = new FinalizationRegistry<number>(closeSync)

function open(file: string, flags: string): Opened {
  const opened = { number: openSync(file, flags) }
  unreachable.register(opened, opened.number)
  return opened
}

/** Where a line lies in a file. The file may be replaced meanwhile: what was opened stays what it was. */
function lineAt(file: Opened, start: number, length: number): Line {
  return () => {
    const bytes = Buffer.allocUnsafe(length)
    readSync(file.number, bytes, 0, length, start)
    return bytes
  }
}

/**
 * Finds the lines of a file by their keys. They stay on disk: fifty thousand articles are more than fits into memory.
 * Undefined when there is no such file, and when it is another version's or was cut off.
 */
function findLines(file: string, version: string): Map<string, Line> | undefined {
  if (!existsSync(file)) return undefined
  const opened = open(file, 'r')
  const bytes = readFileSync(opened.number)
  let start = bytes.indexOf(newline) + 1
  if (bytes.toString('utf8', 0, start) !== `${version}\n` || bytes.at(-1) !== newline) return undefined
  const lines = new Map<string, Line>()
  for (let end = bytes.indexOf(newline, start); end !== -1; end = bytes.indexOf(newline, start)) {
    const keyEnd = bytes.indexOf(tab, start)
    lines.set(bytes.toString('latin1', start, keyEnd), lineAt(opened, keyEnd + 1, end - keyEnd - 1))
    start = end + 1
  }
  return lines
}

/** A file of lines that is being written beside the one it will replace. */
function newLines(file: string, version: string) {
  const temporary = `${file}.${process.pid}.tmp`
  const opened = open(temporary, 'w+')
  let end = writeSync(opened.number, `${version}\n`)
  return {
    /** Writes a line and returns where it lies. */
    write(key: string, line: Buffer): Line {
      const whole = Buffer.concat([Buffer.from(`${key}\t`), line, Buffer.of(newline)])
      for (let at = 0; at < whole.length; ) at += writeSync(opened.number, whole, at)
      const start = end + key.length + 1
      end += whole.length
      return lineAt(opened, start, line.length)
    },
    done: () => renameSync(temporary, file),
  }
}

/**
 * Opens the cache in a folder. One line per result, so that an edit appends one line instead of rewriting all; the
 * file is written anew when most of it is out of date. A line that cannot be read is a result that is not there.
 */
export function openCache(folder: string, version: string): Cache {
  const file = join(folder, 'results.jsonl')
  mkdirSync(folder, { recursive: true })
  const found = findLines(file, version)
  const lines = found ?? new Map<string, Line>()
  let written = lines.size
  // Without a cache every result goes straight to disk. With one, the few that are new are appended to it at the end.
  let started = found ? undefined : newLines(file, version)
  let added = new Map<string, Buffer>()
  const writeAnew = (used: ReadonlySet<string>) => {
    const next = newLines(file, version)
    for (const [key, read] of lines)
      if (used.has(key)) lines.set(key, next.write(key, read()))
      else lines.delete(key)
    next.done()
    written = lines.size
  }
  return {
    get(key) {
      const read = lines.get(key)
      return read && fromLine(read)
    },
    add(key, text) {
      const line = Buffer.from(text)
      if (started) lines.set(key, started.write(key, line))
      else {
        added.set(key, line)
        lines.set(key, () => line)
      }
    },
    save(used) {
      written += added.size
      if (started) {
        started.done()
        started = undefined
        written = lines.size
      } else if (written > used.size * 2 + 50) writeAnew(used)
      else if (added.size > 0) appendFileSync(file, [...added].map(([key, line]) => `${key}\t${line}\n`).join(''))
      added = new Map()
    },
  }
}
