import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs'

/** Reads bytes, as often as it is asked to. */
export type Read = () => Buffer

/** An open file, closed when nobody can ask for bytes of it any more. */
export interface Opened {
  number: number
  /** With what waits to be written. */
  size: number
  /** What waits to be written: thousands of lines are not worth a call of the system each. */
  waiting: Buffer[]
}
const unreachable = new FinalizationRegistry<number>(closeSync)

/** Opens a file for as long as somebody can ask for bytes of it. */
export function open(file: string, flags: string): Opened {
  const number = openSync(file, flags)
  const opened = { number, size: fstatSync(number).size, waiting: [] }
  unreachable.register(opened, number)
  return opened
}

/**
 * Reads bytes of a file; undefined when it does not reach so far. The file may be replaced meanwhile: what was opened
 * stays what it was.
 */
export function bytesAt(file: Opened, start: number, length: number): Read | undefined {
  if (!(start + length <= file.size)) return undefined
  return () => {
    flush(file)
    const bytes = Buffer.allocUnsafe(length)
    readSync(file.number, bytes, 0, length, start)
    return bytes
  }
}

export const newline = 10

/** Where a byte is next, or -1: `Buffer` has a method of its own in its place, which takes nine times as long (Node 20). */
export function find(bytes: Uint8Array, byte: number, from = 0): number {
  return Uint8Array.prototype.indexOf.call(bytes, byte, from)
}

/** So many bytes are read at once. Memory that nobody had before costs more than reading into it. */
const atOnce = 2 ** 18

/**
 * The lines of a file as it was when it was opened, without their ends, and where they start. What follows the last end
 * of a line is none. A line is there until the next one is asked for.
 */
export function* linesOf({ number, size }: Opened): Generator<{ line: Buffer; start: number }> {
  let window = Buffer.allocUnsafe(atOnce)
  let left = 0
  for (let at = 0; at < size; ) {
    const read = readSync(number, window, left, Math.min(window.length - left, size - at), at)
    if (read === 0) return
    const filled = window.subarray(0, left + read)
    const windowAt = at - left
    let start = 0
    for (let end = find(filled, newline); end !== -1; end = find(filled, newline, start)) {
      yield { line: filled.subarray(start, end), start: windowAt + start }
      start = end + 1
    }
    at += read
    left = filled.length - start
    if (left === window.length) window = Buffer.concat([window], 2 * left)
    else window.copyWithin(0, start, filled.length)
  }
}

/** So many pieces are written at once. */
const together = 256

/** Writes at the end of a file, soon: see `flush`. */
export function append(file: Opened, bytes: Buffer): void {
  file.size += bytes.length
  if (file.waiting.push(bytes) >= together) flush(file)
}

/** Writes what waits. */
export function flush(file: Opened): void {
  if (file.waiting.length > 0) writeFileSync(file.number, Buffer.concat(file.waiting))
  file.waiting = []
}
