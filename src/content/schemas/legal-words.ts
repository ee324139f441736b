import { z } from 'zod'
import { href, note, text, textWith } from '#src/content/field-types.ts'

const banner = z.strictObject({
  title: text('Heading of the closing banner.'),
  text: text('Sentence of the closing banner.'),
  primary: z.strictObject({ label: text('First button.'), href, about: text('Line for the contact form.').optional() }),
  secondary: z.strictObject({ label: text('Second button.'), href }),
})

const versions = z.strictObject({
  title: text('Heading of the version history.'),
  range: textWith(['from', 'to'], 'How long an earlier version applied; {from} and {to} are filled in.'),
  since: textWith(['from'], 'Of the version in effect; {from} is filled in.'),
  from: textWith(['from'], 'Of a version that does not apply yet; {from} is filled in.'),
  current: textWith(['date'], 'The link to the version in effect; {date} is filled in.'),
  version: textWith(['date'], 'The link to another version; {date} is filled in.'),
  changes: text('The link to the changes of a version.'),
  changesOf: textWith(['date'], 'Completes that link for screen readers; {date} is filled in.'),
  corrected: textWith(['date', 'reason'], 'A correction made after publication; {date} and {reason} are filled in.'),
  pageTitle: textWith(['title', 'date'], 'Title of the page of an earlier version; {title} and {date} are filled in.'),
  description: textWith(
    ['title', 'from', 'to'],
    'What search engines would show; {title}, {from} and {to} are filled in.',
  ),
  superseded: textWith(['from', 'to'], 'Said on top of an earlier version; {from} and {to} are filled in.'),
  future: textWith(['from'], 'Said on top of a version that does not apply yet; {from} is filled in.'),
  readCurrent: text('The link from there to the version in effect.'),
  readChanges: text('The link from there to what changed after it.'),
})

const announced = z.strictObject({
  coming: textWith(
    ['from'],
    'Said on top of the version in effect while another is announced, before what that one changes; {from} is filled in.',
  ),
  read: text('The link from there to the announced version.'),
  changes: text('The link to what it changes.'),
  range: textWith(['from', 'on'], 'Of an announced version in the history; {from} and {on} are filled in.'),
  on: text('Before the day on which it was announced.'),
  from: text('Before the day from which it applies.'),
  description: textWith(['title', 'from'], 'What search engines would show; {title} and {from} are filled in.'),
  running: textWith(
    ['name', 'title', 'date'],
    'On top of each printed page of it; {name}, {title} and {date} are filled in.',
  ),
})

const withdrawn = z.strictObject({
  coming: textWith(
    ['from', 'on', 'reason'],
    'Said on top of the version in effect until the day has come; {from}, {on} and {reason} are filled in.',
  ),
  read: text('The link from there to the version that was withdrawn.'),
  notice: textWith(
    ['from', 'on', 'reason'],
    'Said on top of a version that was withdrawn; {from}, {on} and {reason} are filled in.',
  ),
  range: textWith(['on', 'reason'], 'Of it in the history; {on} and {reason} are filled in.'),
  on: text('Before the day on which it was withdrawn.'),
  description: textWith(['title', 'from'], 'What search engines would show; {title} and {from} are filled in.'),
  running: textWith(
    ['name', 'title', 'date'],
    'On top of each printed page of it; {name}, {title} and {date} are filled in.',
  ),
})

const feed = z.strictObject({
  title: textWith(['name', 'title'], 'Title of the feed of a text; {name} and {title} are filled in.'),
  description: textWith(['title'], 'What the feed is about; {title} is filled in.'),
  announced: textWith(['from'], 'Title of its entry for an announced version; {from} is filled in.'),
  applies: textWith(['from'], 'Title of its entry for a version that takes effect; {from} is filled in.'),
  corrected: textWith(['from'], 'Title of its entry for a correction; {from} is filled in.'),
  withdrawn: textWith(['from'], 'Title of its entry for a version that was withdrawn; {from} is filled in.'),
  follow: text('The link to the feed, where a version is announced.'),
  read: text('The link to the version.'),
  changes: text('The link to what it changes.'),
})

const redline = z.strictObject({
  pageTitle: textWith(['title', 'date'], 'Title of a comparison; {title} and {date} are filled in.'),
  description: textWith(
    ['title', 'date', 'before'],
    'What search engines would show; {title}, {date} and {before} are filled in.',
  ),
  before: text('Before the date of the earlier version.'),
  now: text('Before the date of the later version.'),
  summary: text('Heading above the summary of the changes.'),
  counts: textWith(
    ['insertions', 'deletions', 'moves'],
    'How much changed; {insertions}, {deletions} and {moves} are filled in.',
  ),
  sections: text('Heading of the list of the sections with changes.'),
  how: text('Heading of the explanation.'),
  howInserted: text('What inserted words look like.'),
  howDeleted: text('What deleted words look like.'),
  howMoved: text('What moved passages look like.'),
  insertion: text('Read aloud before inserted words.'),
  deletion: text('Read aloud before deleted words.'),
  end: text('Read aloud after them.'),
  replaced: textWith(
    ['now', 'before'],
    'In a PDF, read aloud in place of words that replaced others; {now} and {before} are filled in.',
  ),
  inserted: text('Before a passage that is new as a whole.'),
  deleted: text('Before a passage that is gone as a whole.'),
  formerWords: text('Opens the words a passage had where it stood.'),
  movedTo: textWith(['section'], 'Before a passage where it stood; {section} is filled in.'),
  movedFrom: textWith(['section'], 'Before a passage where it stands now; {section} is filled in.'),
  remark: textWith(
    ['words', 'what'],
    'Behind a passage, of words that stayed; {words} and {what}, one of the following, are filled in.',
  ),
  nowLink: textWith(['to'], '{to} is filled in.'),
  formerLink: textWith(['from'], '{from} is filled in.'),
  otherLink: textWith(['to', 'from'], '{to} and {from} are filled in.'),
  bold: text('Words that are bold now.'),
  notBold: text('Words that were bold.'),
  italic: text('Words that are in italics now.'),
  notItalic: text('Words that were in italics.'),
  struck: text('Words that are struck through now.'),
  notStruck: text('Words that were struck through.'),
  author: textWith(
    ['name'],
    'Who made the changes, as Word says beside each of them in a document that is given away; {name}, the brand, is filled in.',
  ),
})

/** `content/site/legal.json`: the words around the legal texts. */
export const legalWords = z.strictObject({
  eyebrow: text('Label above the title.'),
  lastUpdated: text('Before the date.'),
  effective: text('Before the date from which the version applies.'),
  contents: text('Heading of the table of contents.'),
  summary: text('Heading of the summary.'),
  section: textWith(['number'], 'Name of the link to a section for screen readers; {number} is filled in.'),
  copied: textWith(['number'], 'Said when the link to a section was copied; {number} is filled in.'),
  running: textWith(
    ['name', 'title', 'date'],
    'On top of each printed page; {name}, {title} and {date} are filled in.',
  ),
  reference: textWith(['number'], 'What a reference prints; {number} is filled in.'),
  namedReference: textWith(
    ['number', 'title'],
    'A reference with the title of the section; {number} and {title} are filled in.',
  ),
  foreignReference: textWith(
    ['reference', 'document'],
    'A reference to another document; {reference} and {document} are filled in.',
  ),
  storage: z.strictObject({
    title: text('Heading of the box on what this website stores.'),
    text: textWith(
      ['date', 'preferences'],
      'What the box says; {date}, the day of the build, and {preferences}, the list of what is stored, are filled in.',
    ),
    session: textWith(['items'], 'About what lasts as long as a visit; {items}, the list of it, is filled in.'),
    forms: textWith(['hosts'], 'Added when forms or bookings go to other hosts; {hosts} is filled in.'),
    receiver: textWith(['days'], 'Added when the firm’s own server receives what the forms send; {days} is filled in.'),
  }),
  versions,
  announced,
  withdrawn,
  feed,
  redline,
  properNames: z
    .array(note('A name.'))
    .describe(
      'Names and other words that are written with a capital although they are not defined in the text: places, laws, authorities.',
    ),
  banners: z.strictObject({ 'privacy-policy': banner, 'terms-of-service': banner }),
})
export type LegalWords = z.output<typeof legalWords>
