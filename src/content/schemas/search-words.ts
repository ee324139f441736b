import { z } from 'zod'
import { href, note, text, textWith } from '#src/content/field-types.ts'

/** A word, a code or a phrase: what is split at its spaces has a letter or a digit in each part. */
const synonym = note('A word or a phrase of up to four words.').regex(
  /^[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*(?: [^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*){0,3}$/u,
  'must be a word or a phrase of up to four words',
)

/** `content/site/search.json`: the words of the search, what it proposes, and which words mean the same. */
export const searchWords = z.strictObject({
  title: text('Name of the dialog and of the field.'),
  placeholder: text('Stands in the empty field.'),
  submit: text('The button beside the field on the search page.'),
  results: text('Name of the list of results for screen readers.'),
  one: textWith(['question'], 'Said of a single result; {question} is filled in.'),
  count: textWith(['count', 'question'], 'Said of several results; {count} and {question} are filled in.'),
  begun: text('Put after the count when only longer words that begin with those of the question were found.'),
  similar: text('Put after the count when only words that are written alike were found.'),
  some: text('Put after the count when no entry has all of the words.'),
  short: text('Said when nothing was found for one or two letters, which begin too many words.'),
  none: textWith(['question'], 'Said when nothing was found; {question} is filled in.'),
  noneHint: text('What to try then: one or two sentences before the suggestions.'),
  loading: text('Said while the index is on its way.'),
  offline: text('Said when the index could not be fetched.'),
  noScript: text(
    'Stands in place of the field where JavaScript is off or did not arrive, before a link to the list of everything.',
  ),
  all: textWith(['count'], 'The last line of the dialog; {count} is filled in.'),
  more: textWith(['count'], 'Shows the other results of a kind; {count} is filled in.'),
  inText: textWith(['words'], 'Words that were found further down in a text; {words} is filled in.'),
  webinar: textWith(['date'], 'The label of a webinar among the results; {date} is filled in.'),
  popularTitle: text('Heading of the suggestions.'),
  popular: z
    .array(z.strictObject({ name: text('The words of the link.'), href }))
    .max(8)
    .describe('Pages proposed before anything is typed and when nothing was found, the most useful first.'),
  subjects: text('Heading of the list of everything by subject on the search page.'),
  allBriefings: textWith(
    ['count'],
    'Leads to all briefings when the list by subject shows only the newest; {count} is filled in.',
  ),
  kinds: z
    .strictObject({
      page: text('…'),
      article: text('…'),
      caseStudy: text('…'),
      resource: text('…'),
      job: text('…'),
      advisor: text('…'),
      legal: text('…'),
    })
    .describe('Headings of the groups of results.'),
  synonyms: z
    .array(z.array(synonym).min(2, 'must have at least two words'))
    .describe(
      'Words and phrases that readers use for the same thing: whoever looks for one of a group finds the others as well.',
    ),
  questions: z
    .array(z.strictObject({ question: note('What somebody types, in their own words.'), href }))
    .default([])
    .describe(
      'What visitors ask, each with the page that answers it: the check warns when the search no longer shows it among the first three results.',
    ),
})
export type SearchWords = z.output<typeof searchWords>
