import { existsSync, readFileSync } from 'node:fs'
import { writeAtomically } from './write-atomically.ts'

/** Writes a file in one step unless it is right already. Returns whether it was written. */
export function writeIfChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeAtomically(file, text)
  return true
}
