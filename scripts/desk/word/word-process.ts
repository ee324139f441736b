import { fileURLToPath } from 'node:url'
import { Refusal } from '../http/refusal.ts'
import type { Loss } from './lost.ts'
import type { Changes } from './writing.ts'

/** A document to read. */
export interface WordJob {
  bytes: Uint8Array
  changes: Changes
}
/** What it says, as `readDocx` returns it, with the body as data; or why it cannot be read. */
export type WordAnswer =
  | { title?: string; body: unknown; losses: Loss[]; left: string[]; pictures: ReadonlyMap<string, Uint8Array> }
  | { refused: string }

/** This file, to start a process with. */
export const url = new URL(import.meta.url)

const answer = (message: WordAnswer) => new Promise((sent) => process.send?.(message, sent))

if (process.send && process.argv[1] === fileURLToPath(url)) {
  // Whoever started it has ended, or has been told everything.
  process.once('disconnect', () => process.exit())
  process.once('message', ({ bytes, changes }: WordJob) =>
    // The desk reads this file, too, and does without what reads documents.
    import('./read-docx.ts')
      .then(({ readDocx }) => readDocx(bytes, changes))
      .then(({ body, ...text }) => answer({ ...text, body: body.toJSON() }))
      .catch((error: unknown) => {
        // Anything else ends the process with its stack, and is told in a sentence by whoever started it.
        if (!(error instanceof Refusal)) throw error
        return answer({ refused: error.message })
      })
      .finally(() => process.disconnect()),
  )
}
