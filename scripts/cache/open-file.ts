import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'

/** Reads bytes, as often as it is asked to. */
export type Read = () => Buffer

/** An open file, closed when nobody can ask for bytes of it any more. */
export interface Opened {
  number: number
  size: number
  /** All of it, while most of it is asked for. */
  whole?: Buffer | undefined
}
const unreachable = new FinalizationRegistry<number>(closeSync)

/** Opens a file for as long as somebody can ask for bytes of it. */
export function open(file: string, flags: string): Opened {
  const number = openSync(file, flags)
  const opened = { number, size: fstatSync(number).size }
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
    const bytes = Buffer.allocUnsafe(length)
    readSync(file.number, bytes, 0, length, start)
    return bytes
  }
}

/** Writes at the end of a file. */
export function append(file: Opened, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file.number, bytes, at)
  file.size += bytes.length
}
