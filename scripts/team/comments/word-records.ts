import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CommentAnswer, TeamComment, WordComment, WordTaken } from '../../../src/desk/requests/comments.ts'
import type { Signature } from '../../desk/writer.ts'
import type { CommentRecord } from './comment-record.ts'

/** Whose words something is, as others read it. */
export const saidBy = ({ by, inWord }: { by: Signature; inWord?: string | undefined }) =>
  inWord === undefined ? { by: by.name } : { by: `${inWord.trim() || 'Somebody'} in Word`, takenBy: by.name }

type Known = Pick<TeamComment, 'id' | 'at' | 'words' | 'passage' | 'answers'> & {
  by: Signature
  inWord?: string
  settled?: object
}

/**
 * What is to be written down of comments of a Word document: a document may come back twice, with more answers, and settled.
 *
 * @param known the comments of the text
 * @param by who takes them over
 */
export function wordRecords(
  file: string,
  comments: readonly WordComment[],
  known: readonly Known[],
  by: Signature,
): WordTaken & { records: CommentRecord[] } {
  const now = new Date().toISOString()
  const told = (at = now) => ({ id: randomUUID(), at, by })
  const all = { records: [] as CommentRecord[], taken: 0, settled: 0, answered: 0 }
  for (const { author, at, words, passage, answers, settled } of comments) {
    const alike = known.filter((one) => one.inWord === author && one.words === words)
    // Word writes the time of its clock alone, which is another one for who takes them over elsewhere.
    const before = alike.find((one) => one.at === at) ?? alike.find((one) => isDeepStrictEqual(one.passage, passage))
    const said = { what: 'said' as const, ...told(at), inWord: author, file, words, ...(passage && { passage }) }
    const of = before?.id ?? said.id
    const isThere = (answer: WordComment['answers'][number], one: CommentAnswer) =>
      one.by === saidBy({ by, inWord: answer.author }).by && one.words === answer.words
    const fresh = answers.filter((answer) => !before?.answers.some((one) => isThere(answer, one)))
    // An answer opens what was settled; whoever answers here does not know what is said in the document.
    const isSettled = settled && (!before?.settled || fresh.length > 0)
    const isAnswered = isSettled && before?.answers.some(({ takenBy }) => takenBy === undefined)
    if (!before) all.records.push(said)
    for (const one of fresh)
      all.records.push({ what: 'answered', ...told(one.at), inWord: one.author, of, words: one.words })
    if (isSettled && !isAnswered) all.records.push({ what: 'settled', ...told(), of })
    if (!before) all.taken += 1
    else if (isAnswered) all.answered += 1
    else if (isSettled) all.settled += 1
  }
  return all
}
