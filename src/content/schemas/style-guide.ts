import { z } from 'zod'
import { note } from '#src/content/field-types.ts'

/** A word of a turn: it begins and ends in a letter or a figure, or in what stands for any of them. */
const oneWord = String.raw`(?:[A-Za-z\d](?:[^\s*]*[A-Za-z\d])?\*?|\*[A-Za-z\d]+)`
const stars = (words: string) => words.split(' ').filter((word) => word.includes('*'))

/** Words as readers meet them: capitals and line breaks make no difference. */
const turn = note(
  'A word, or several. * stands for any ending, as in "utiliz*", or for any beginning, as in "will be *ed".',
)
  .regex(new RegExp(`^(?!\\*)${oneWord}(?: ${oneWord})*$`), {
    error: 'must be words with a space between them, each beginning and ending in a letter or a figure',
    abort: true,
  })
  .refine(
    (words) => stars(words).every((word) => word.length > (words.includes(' ') ? 2 : 4)),
    'fits too much: beside a * stand four letters of a word alone, and two of a word among others',
  )

const write = z
  .array(note('Other words, or what to do.'))
  .min(1)
  .describe(
    'What to write instead, which the desk does at a press: one for each of the words, in their order, or one for all of them. A sentence that ends in a full stop is advice.',
  )
const because = note('Why, in one sentence.')
const turns = (description: string) =>
  z
    .array(z.strictObject({ words: z.array(turn).min(1).describe('The words, each form of them.'), write, because }))
    .default([])
    .describe(description)

const most = (what: string) => z.int().min(5).optional().describe(`${what} Left out, there is no limit.`)

/** `content/site/style.json`: how the firm writes. The check holds every word visitors read against it. */
export const styleGuide = z.strictObject({
  avoid: turns('Words and turns that are not used.'),
  legal: turns('The same in legal texts alone, in what a new version changes.'),
  summaries: turns('The same in the summaries of legal texts alone.'),
  spellings: z
    .array(z.strictObject({ words: z.array(turn).min(1).describe('The spelling that is not used.'), write }))
    .default([])
    .describe('Words with two right spellings, of which the site uses one.'),
  names: z
    .array(
      z.strictObject({
        name: note('The name as it is written.'),
        not: z
          .array(turn)
          .default([])
          .describe('How else people write it. Other capitals are found without being named.'),
      }),
    )
    .default([])
    .describe('Names and their spelling.'),
  longest: z
    .strictObject({
      sentence: most('How many words a sentence may have.'),
      paragraph: most('How many words a paragraph may have.'),
      heading: most('How many words a heading may have.'),
    })
    .default({})
    .describe('What may be how long.'),
})
export type StyleGuide = z.output<typeof styleGuide>
