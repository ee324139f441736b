import { z } from 'zod'
import { text, textWith } from '#src/content/field-types.ts'

/** `content/site/article.json`: the words around every briefing. */
export const articleWords = z.strictObject({
  footnotes: text('The heading above the footnotes, on any page that has some.'),
  footnote: textWith(['number'], 'Name of the link to a footnote, for screen readers; {number} is filled in.'),
  footnoteBack: textWith(
    ['number'],
    'Name of the link from a footnote back to the text, for screen readers; {number} is filled in.',
  ),
  by: text('Before the author’s name.'),
  published: text('Before the date.'),
  updated: text('Before the date of the last change.'),
  readTime: textWith(['minutes'], 'Reading time; {minutes} is filled in.'),
  takeaways: text('Heading of the takeaways.'),
  contents: text('Heading of the table of contents.'),
  about: text('Heading above the author.'),
  related: text('Heading above related briefings.'),
  next: text('Before the title of the next briefing.'),
  read: text('Link to a related briefing; its title is added for screen readers.'),
  all: text('Link to the list of briefings.'),
  email: text('Link that opens a mail with the address of the page.'),
  emailSubject: textWith(['name', 'title'], 'Subject of that mail; {name}, the firm’s, and {title} are filled in.'),
  feed: text('Link to the feed.'),
  discuss: text('Heading of the closing band.'),
  discussText: text('Sentence of the closing band.'),
  discussAction: text('Button of the closing band.'),
})
export type ArticleWords = z.output<typeof articleWords>
