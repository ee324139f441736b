import { readFileSync } from 'node:fs'
import { cacheKey } from './cache-key.ts'
import { writeAtomically } from './write-atomically.ts'

const sealLength = 32

/** Writes what a run knows for the next one, as JSON, with the key of it in front. */
export function writeSealed(file: string, version: string, value: unknown): void {
  const text = JSON.stringify(value)
  writeAtomically(file, cacheKey(version, text) + text)
}

/**
 * Reads it back: as it was written, or undefined. A file that was cut off, or damaged in its middle, or that another
 * version has written, is as good as none.
 */
export function readSealed<Value>(file: string, version: string): Value | undefined {
  try {
    const bytes = readFileSync(file)
    const text = bytes.subarray(sealLength)
    const isWhole = bytes.toString('latin1', 0, sealLength) === cacheKey(version, text)
    return isWhole ? (JSON.parse(text.toString()) as Value) : undefined
  } catch {
    return undefined
  }
}
