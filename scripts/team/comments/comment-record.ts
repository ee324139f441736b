import { z } from 'zod'
import { newComment, wordAuthor } from '../../desk/new-comment.ts'

const signature = z.strictObject({ name: z.string(), email: z.string() })
const told = { id: z.uuid(), at: z.iso.datetime(), by: signature }
/** Who wrote it in a document, from which somebody took it over. */
const inWord = wordAuthor.optional()
/** The comment it is about. */
const of = z.uuid()

const record = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('said'), ...told, inWord, file: z.string(), ...newComment.shape }),
  z.strictObject({ what: z.literal('answered'), ...told, inWord, of, words: newComment.shape.words }),
  z.strictObject({ what: z.literal('settled'), ...told, of, accepted: z.literal(true).optional() }),
])

/** What somebody did about a comment; what stands in a journal is never changed. */
export type CommentRecord = z.output<typeof record>

/** A line of a journal; undefined of one that a later desk has written, or somebody by hand. */
export function recordIn(line: string): CommentRecord | undefined {
  try {
    return record.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
