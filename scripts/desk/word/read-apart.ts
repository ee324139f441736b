import { Node } from 'prosemirror-model'
import Tinypool from 'tinypool'
import type { WordChoices } from '../../../src/desk/requests/word.ts'
import { bodySchema } from '../../../src/desk/text/model/body-schema.ts'
import { isBundled, workerFile } from '../../tools/worker-file.ts'
import { Refusal } from '../http/refusal.ts'
import type { WordText } from './read-docx.ts'
import type { WordAnswer, WordJob } from './word-process.ts'

/** What a Word document says, with its text as it is written. */
export type WrittenWord = Omit<WordText, 'body'> & { body: string }

/**
 * Reads a Word document that came back in a process of its own: the desk goes on answering, and gets back what a long one
 * took.
 *
 * @throws Refusal when it is none
 */
export async function readApart(bytes: Uint8Array): Promise<WordText> {
  const { body, ...word } = await apart({ bytes, choices: {}, as: 'returned' })
  return { ...word, body: Node.fromJSON(bodySchema, body) }
}

/**
 * Reads and writes it there.
 *
 * @param as text, or text in sections as pages have it
 * @throws Refusal when it is none
 */
export async function writeApart(
  bytes: Uint8Array,
  choices: WordChoices,
  as: 'text' | 'sections',
): Promise<WrittenWord> {
  const { body, ...word } = await apart({ bytes, choices, as })
  return { ...word, body: String(body) }
}

/** A thousand pages take a tenth of it. */
const longestReading = 120_000

async function apart(job: WordJob): Promise<Exclude<WordAnswer, { refused: string; status: number }>> {
  const pool = new Tinypool({
    filename: workerFile('scripts/desk/word/word-process.ts'),
    runtime: 'child_process',
    minThreads: 1,
    maxThreads: 1,
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    serialization: 'advanced',
  })
  pool.on('error', () => pool.destroy())
  const answer: WordAnswer = await pool
    .run(job, { signal: AbortSignal.timeout(longestReading) })
    .catch(() => ({ refused: 'This document could not be read. Save it anew in Word and try that.', status: 415 }))
    .finally(() => pool.destroy())
  if ('refused' in answer) throw new Refusal(answer.status, answer.refused)
  return answer
}
