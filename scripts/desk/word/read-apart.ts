import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Node } from 'prosemirror-model'
import { bodySchema } from '../../../src/desk/text/model/body-schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { WordText } from './read-docx.ts'
import { url, type WordAnswer, type WordJob } from './word-process.ts'
import type { Changes } from './writing.ts'

/**
 * Reads a Word document in a process of its own: the desk goes on answering, and gets back what a long one took.
 *
 * @throws Refusal when it is none
 */
export async function readApart(bytes: Uint8Array, changes: Changes = 'accepted'): Promise<WordText> {
  const child = fork(fileURLToPath(url), {
    // From the bundle it is JavaScript already.
    execArgv: url.pathname.endsWith('.js') ? [] : ['--import', 'tsx'],
    serialization: 'advanced',
  })
  const answers: WordAnswer[] = []
  child.on('message', (answer: WordAnswer) => answers.push(answer))
  const job: WordJob = { bytes, changes }
  // One that does not live to read this has no answer.
  child.send(job, () => undefined)
  await once(child, 'close')
  const [answer = { refused: 'This document could not be read. Save it anew in Word and try that.' }] = answers
  if ('refused' in answer) throw new Refusal(415, answer.refused)
  return { ...answer, body: Node.fromJSON(bodySchema, answer.body) }
}
