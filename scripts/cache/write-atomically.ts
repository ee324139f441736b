import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file in one step, so that nobody ever reads half of it. Makes the folders it needs. */
export function writeAtomically(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}
