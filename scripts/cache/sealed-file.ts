import { readFileSync } from 'node:fs'
import { cacheKey } from './cache-key.ts'
import { writeAtomically } from './write-atomically.ts'

const sealLength = 32

/** Writes what a run knows for the next one, with the key of it in front. */
export function writeSealed(file: string, text: string): void {
  writeAtomically(file, cacheKey(text) + text)
}

/** Reads it back: as it was written, or undefined. A file that was cut off, or damaged in its middle, is as good as none. */
export function readSealed(file: string): string | undefined {
  try {
    const bytes = readFileSync(file)
    const text = bytes.subarray(sealLength)
    return bytes.toString('latin1', 0, sealLength) === cacheKey(text) ? text.toString() : undefined
  } catch {
    return undefined
  }
}
