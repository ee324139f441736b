import { z } from 'zod'

/** Longer than any passage somebody reads at once. */
export const spokenWords = z.string().max(20_000)
const around = z.string().max(200)

/** Where a comment stands. */
const passage = z.strictObject({
  field: z.string().max(300).optional(),
  words: spokenWords,
  before: around,
  after: around,
})

/** Whose words they are in a document. */
export const wordAuthor = z.string().max(300)
const said = { author: wordAuthor, at: z.iso.datetime().optional(), words: spokenWords }

/** What somebody wrote into a Word document. */
export const wordComment = z.strictObject({
  ...said,
  passage: passage.optional(),
  was: spokenWords.optional(),
  answers: z.array(z.strictObject(said)),
  settled: z.literal(true).optional(),
})

/** What somebody says of an entry: as it is asked for, and as it is kept. */
export const newComment = z.strictObject({
  passage: passage.optional(),
  words: spokenWords,
  suggestion: spokenWords.optional(),
})
