import type { WordChoices } from '../../../src/desk/requests/word.ts'
import { Refusal } from '../http/refusal.ts'
import type { Loss } from './lost.ts'
import { readDocx } from './read-docx.ts'

/** A document to read. */
export interface WordJob {
  bytes: Uint8Array
  choices: WordChoices
}
/** What it says, as `readDocx` returns it, with the body as data; or why it cannot be read. */
export type WordAnswer =
  | { title?: string; body: unknown; losses: Loss[]; left: string[]; pictures: ReadonlyMap<string, Uint8Array> }
  | { refused: string }

/** Reads a document where the desk waits for nothing else. @throws what nobody expected */
export default async function readWord({ bytes, choices }: WordJob): Promise<WordAnswer> {
  try {
    const { body, ...text } = await readDocx(bytes, choices)
    return { ...text, body: body.toJSON() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error.message }
  }
}
