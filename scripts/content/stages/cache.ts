import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree } from '#src/body/tree.ts'
import { append, bytesAt, find, flush, linesOf, newline, type Opened, open, type Read } from '../../cache/open-file.ts'
import type { FileResult } from '../model/file-result.ts'

/** Results of files kept on disk, by the hash of path and content. */
export interface Cache {
  get(key: string): FileResult | undefined
  /** Keeps the line of a result. It is on disk for the next run after `save`. */
  add(key: string, line: string): void
  /** Writes what was added since the last time. So many keys are still needed: which, is asked when all is written anew. */
  save(count: number, used: () => Iterable<string>): void
}

const [tab, bracket] = [9, 91]

/** A result as a line: what the rules look at, then the body, then an end that half a line has not. */
export function toLine({ body, ...result }: FileResult): string {
  return `${JSON.stringify(result)}\t${JSON.stringify(body)}\t`
}

/**
 * The result in a line. Its body, which is most of it, is read when somebody asks for it, and let go when memory is
 * short: nothing holds the bodies of all files.
 *
 * @param bodies where the body lies when the line has only its place, see `newLines`
 * @param line what `read` gives, where it is at hand
 */
export function fromLine(read: Read, bodies?: Opened, line = read()): FileResult | undefined {
  const resultEnd = find(line, tab)
  const bodyEnd = find(line, tab, resultEnd + 1)
  if (resultEnd === -1 || bodyEnd === -1) return undefined
  const isHere = line[resultEnd + 1] === bracket
  const readBody = isHere
    ? () => read().subarray(resultEnd + 1, bodyEnd)
    : bodies && bytesAt(bodies, ...placeIn(line.toString('latin1', resultEnd + 1, bodyEnd)))
  if (!readBody) return undefined
  try {
    return new KeptResult(JSON.parse(line.toString('utf8', 0, resultEnd)), readBody) as unknown as FileResult
  } catch {
    return undefined
  }
}

/** A result whose body lies on disk. A class: an object with a getter of its own takes V8 a kilobyte more. */
class KeptResult {
  readonly #readBody: Read
  #held?: WeakRef<Tree>

  constructor(result: Omit<FileResult, 'body'>, readBody: Read) {
    Object.assign(this, result)
    this.#readBody = readBody
  }

  get body(): Tree {
    const known = this.#held?.deref()
    if (known) return known
    const tree = JSON.parse(this.#readBody().toString()) as Tree
    this.#held = new WeakRef(tree)
    return tree
  }
}

const placeIn = (text: string) => text.split(' ').map(Number) as [start: number, length: number]

/** The results in a file by their keys, and the bodies of most of them. */
interface Lines {
  file: Opened
  bodies: Opened
  byKey: Map<string, () => FileResult | undefined>
}

const resultsFile = 'results.jsonl'

/**
 * Finds the results in a file. The bodies stay on disk: those of fifty thousand articles are more than fits into memory.
 * Undefined when it is another version's or was cut off; throws when there is no such file.
 */
function findLines(folder: string, version: string): Lines | undefined {
  const file = open(join(folder, resultsFile), 'r')
  const byKey: Lines['byKey'] = new Map()
  let bodies: Opened | undefined
  let read = 0
  for (const { line, start } of linesOf(file)) {
    const keyEnd = find(line, tab)
    const key = line.toString('latin1', 0, keyEnd)
    read = start + line.length + 1
    if (bodies) {
      const rest = line.subarray(keyEnd + 1)
      const result = fromLine(bytesAt(file, start + keyEnd + 1, rest.length) as Read, bodies, rest)
      byKey.set(key, () => result)
    } else if (key === version) bodies = open(join(folder, line.toString('latin1', keyEnd + 1)), 'r')
    else return undefined
  }
  return bodies && read === file.size ? { file, bodies, byKey } : undefined
}

/** The same, where a file that cannot be opened is as good as none. */
function findLinesIfThere(folder: string, version: string): Lines | undefined {
  try {
    return findLines(folder, version)
  } catch {
    return undefined
  }
}

/**
 * Lines that are written beside those they will replace. Their bodies get a file of their own, which nobody appends to,
 * and each line says where its body lies: who looks at all lines reads a third of the bytes.
 */
function newLines(folder: string, version: string) {
  const bodiesFile = `bodies-${randomUUID()}.jsonl`
  const temporary = join(folder, `${resultsFile}.${randomUUID()}.tmp`)
  const lines: Lines = {
    file: open(temporary, 'w+'),
    bodies: open(join(folder, bodiesFile), 'w+'),
    byKey: new Map(),
  }
  append(lines.file, Buffer.from(`${version}\t${bodiesFile}\n`))
  return {
    lines,
    /** @param line see `toLine` */
    write(key: string, line: string) {
      const [result, body = ''] = line.split('\t')
      const bytes = Buffer.from(`${body}\n`)
      const own = Buffer.from(`${result}\t${lines.bodies.size} ${bytes.length}\t`)
      append(lines.bodies, bytes)
      append(lines.file, Buffer.concat([Buffer.from(`${key}\t`), own, Buffer.of(newline)]))
      const read = bytesAt(lines.file, lines.file.size - own.length - 1, own.length) as Read
      lines.byKey.set(key, () => fromLine(read, lines.bodies))
    },
    done() {
      flush(lines.bodies)
      flush(lines.file)
      renameSync(temporary, join(folder, resultsFile))
      // Those of lines that are replaced, or of a run that was ended. Who has one open can still read it.
      for (const name of readdirSync(folder))
        if (name.startsWith('bodies-') && name !== bodiesFile) rmSync(join(folder, name), { force: true })
    },
  }
}

/** Appends to a file that is open, unless another took its place: what runs now may be other code than that of the other. */
function appendTo(opened: Opened, place: string, text: string): void {
  const number = openSync(place, 'a')
  try {
    if (fstatSync(number).ino === fstatSync(opened.number).ino) writeFileSync(number, text)
  } finally {
    closeSync(number)
  }
}

/**
 * Opens the cache in a folder. One line per result, so that an edit appends one line instead of rewriting all; the
 * file is written anew when most of it is out of date. A line that cannot be read is a result that is not there.
 */
export function openCache(folder: string, version: string): Cache {
  mkdirSync(folder, { recursive: true })
  const found = findLinesIfThere(folder, version)
  // Without a cache every result goes straight to disk. With one, the few that are new are appended to it at the end.
  let started = found ? undefined : newLines(folder, version)
  let lines = found ?? (started as ReturnType<typeof newLines>).lines
  let written = lines.byKey.size
  let added = new Map<string, string>()
  const get = (key: string) => lines.byKey.get(key)?.()
  const writeAnew = (used: Iterable<string>) => {
    const next = newLines(folder, version)
    for (const key of used) {
      const result = get(key)
      if (result) next.write(key, toLine(result))
    }
    next.done()
    lines = next.lines
    written = lines.byKey.size
  }
  return {
    get,
    add(key, line) {
      if (started) return started.write(key, line)
      const bytes = Buffer.from(line)
      added.set(key, line)
      lines.byKey.set(key, () => fromLine(() => bytes))
    },
    save(count, used) {
      written += added.size
      if (started) {
        started.done()
        started = undefined
        written = lines.byKey.size
      } else if (written > count * 2 + 50) writeAnew(used())
      else if (added.size > 0)
        appendTo(lines.file, join(folder, resultsFile), [...added].map(([key, line]) => `${key}\t${line}\n`).join(''))
      added = new Map()
    },
  }
}
