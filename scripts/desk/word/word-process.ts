import { Refusal } from '../http/refusal.ts'
import type { Loss } from './lost.ts'
import { readDocx } from './read-docx.ts'
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

/** Reads a document where the desk waits for nothing else. @throws what nobody expected */
export default async function readWord({ bytes, changes }: WordJob): Promise<WordAnswer> {
  try {
    const { body, ...text } = await readDocx(bytes, changes)
    return { ...text, body: body.toJSON() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error.message }
  }
}
