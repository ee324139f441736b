import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'

/**
 * Writes a file in one step, so that nobody ever reads half of it, and what was there stays when it cannot be written.
 * Makes the folders it needs. What a crash leaves behind is a hidden file, which is no content.
 */
export function writeAtomically(file: string, content: string | Buffer, mode?: number): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}-${threadId}.tmp`)
  try {
    writeFileSync(temporary, content, { mode })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
