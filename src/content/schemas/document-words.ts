import { z } from 'zod'
import { text, textWith } from '#src/content/field-types.ts'

/** `content/site/documents.json`: words of the PDF files that are printed from the content, and of the links to them. */
export const documentWords = z.strictObject({
  detail: textWith(['size'], 'Read out after the words of a link to a document; {size} is filled in.'),
  caseStudies: z.strictObject({
    title: text('Title of the document with all case studies.'),
    note: textWith(
      ['email', 'phone', 'url'],
      'Closing sentence of that document; {email}, {phone} and {url} are filled in.',
    ),
  }),
  preview: z.strictObject({
    label: text('The kind of document, printed above the title.'),
    contents: text('Heading of the table of contents.'),
    size: textWith(['size'], 'Printed under the summary; {size}, that of the full edition, is filled in.'),
    note: textWith(['email', 'url'], 'How to get the full edition; {email} and {url} are filled in.'),
  }),
})
export type DocumentWords = z.output<typeof documentWords>
