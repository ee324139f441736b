import { randomUUID } from 'node:crypto'
import type { CommentAnswer, TeamComment, WordComment } from '../../../src/desk/requests/comments.ts'
import type { Signature } from '../../desk/writer.ts'
import type { CommentRecord } from './comment-record.ts'

/** Whose words something is, as others read it. */
export const saidBy = ({ by, inWord }: { by: Signature; inWord?: string | undefined }): string =>
  inWord === undefined ? by.name : `${inWord.trim() || 'Somebody'} in Word`

type Known = Pick<TeamComment, 'id' | 'at' | 'words' | 'passage' | 'answers'> & { by: Signature; inWord?: string }

/**
 * What is to be written down of comments of a Word document: a document may come back twice, with more answers.
 *
 * @param known the comments of the text
 * @param by who takes them over
 */
export function wordRecords(
  file: string,
  comments: readonly WordComment[],
  known: readonly Known[],
  by: Signature,
): CommentRecord[] {
  const now = new Date().toISOString()
  const told = (at = now) => ({ id: randomUUID(), at, by })
  return comments.flatMap(({ author, at, words, passage, answers, settled }): CommentRecord[] => {
    const before = known.find(
      (one) =>
        one.inWord === author && one.words === words && (at ? one.at === at : one.passage?.words === passage?.words),
    )
    const said = { what: 'said' as const, ...told(at), inWord: author, file, words, ...(passage && { passage }) }
    const of = before?.id ?? said.id
    const isThere = (answer: WordComment['answers'][number], one: CommentAnswer) =>
      one.by === saidBy({ by, inWord: answer.author }) && one.words === answer.words
    return [
      ...(before ? [] : [said]),
      ...answers
        .filter((answer) => !before?.answers.some((one) => isThere(answer, one)))
        .map((one) => ({ what: 'answered' as const, ...told(one.at), inWord: one.author, of, words: one.words })),
      ...(settled && !before ? [{ what: 'settled' as const, ...told(), of }] : []),
    ]
  })
}
