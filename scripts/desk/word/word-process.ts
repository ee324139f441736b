import type { WordChoices } from '../../../src/desk/requests/word.ts'
import { printChildren } from '../../../src/desk/text/body/print-node.ts'
import { Refusal } from '../http/refusal.ts'
import { inSections } from './in-sections.ts'
import { readDocx, type WordText } from './read-docx.ts'

/** A document to read. */
export interface WordJob {
  bytes: Uint8Array
  choices: WordChoices
  /** What its text becomes: data of a text that came back, or text as it is written, in sections where it is that of a page. */
  as: 'returned' | 'text' | 'sections'
}
/** What it says, as `readDocx` returns it, with the body as it is wanted; or why it cannot be read. */
export type WordAnswer = (Omit<WordText, 'body'> & { body: unknown }) | { refused: string; status: number }

/** Reads a document where the desk waits for nothing else. @throws what nobody expected */
export default async function readWord({ bytes, choices, as }: WordJob): Promise<WordAnswer> {
  try {
    const { body, ...word } = await readDocx(bytes, choices, as === 'returned')
    if (as === 'returned') return { ...word, body: body.toJSON() }
    return { ...word, body: printChildren(as === 'sections' ? inSections(body) : body, () => undefined) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error.message, status: error.status }
  }
}
