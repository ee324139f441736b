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
  /** All of it, while most of it is asked for. */
  whole?: Buffer | undefined
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
    if (file.whole) return file.whole.subarray(start, start + length)
    flush(file)
    const bytes = Buffer.allocUnsafe(length)
    readSync(file.number, bytes, 0, length, start)
    return bytes
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
