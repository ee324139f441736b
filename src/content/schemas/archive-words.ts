import { z } from 'zod'
import { text, textWith } from '#src/content/field-types.ts'

/** `content/site/archive.json`: the words on the lists of briefings by category, by year and of all of them. */
export const archiveWords = z.strictObject({
  eyebrow: text('The short label above the title of a list.'),
  all: text('The title of the list of all briefings.'),
  allIntro: text('What stands under that title.'),
  categoryTitle: textWith(['name'], 'The title of a category in the browser tab; {name} is filled in.'),
  yearTitle: textWith(['name'], 'The title of a year in the browser tab; {name} is filled in.'),
  yearIntro: textWith(['name'], 'What stands under a year; {name} is filled in.'),
  numbered: textWith(
    ['title', 'number'],
    'The title in the browser tab of every page but the newest; {title} and {number} are filled in.',
  ),
  position: textWith(
    ['number', 'total'],
    'Under the title of a list of several pages; {number} and {total} are filled in.',
  ),
  about: textWith(
    ['title', 'count', 'from', 'to'],
    'What search engines show under a list; {title}, {count}, {from} and {to} are filled in.',
  ),
  aboutOne: textWith(['title', 'from'], 'The same for a single briefing; {title} and {from} are filled in.'),
  span: textWith(['count', 'from', 'to'], 'Above the list; {count}, {from} and {to} are filled in.'),
  spanOne: textWith(['from'], 'The same for a single briefing; {from} is filled in.'),
  empty: textWith(['name'], 'Instead of the list of a category without briefings; {name} is filled in.'),
  categories: text('Name of the links to the categories for screen readers.'),
  everything: text('The link from a list back to /briefings, before the categories.'),
  pages: text('Name of the links between the pages of a list for screen readers.'),
  page: textWith(['number'], 'Name of the link to a page of a list for screen readers; {number} is filled in.'),
  newer: text('The link to the page with newer briefings.'),
  older: text('The link to the page with older briefings.'),
  years: text('Before the links to the years.'),
  feed: textWith(['name'], 'The link to the feed of a category; {name} is filled in.'),
})
export type ArchiveWords = z.output<typeof archiveWords>
