import { z } from 'zod'
import { href, text } from './shared.ts'

const banner = z.strictObject({
  title: text('Heading of the closing banner.'),
  text: text('Sentence of the closing banner.'),
  primary: z.strictObject({ label: text('First button.'), href, about: text('Line for the contact form.').optional() }),
  secondary: z.strictObject({ label: text('Second button.'), href }),
})

/** `content/site/legal.json`: the words around the legal texts. */
export const legalWords = z.strictObject({
  lastUpdated: text('Before the date.'),
  effective: text('Before the date from which the version applies.'),
  contents: text('Heading of the table of contents.'),
  summary: text('Heading of the summary.'),
  section: text('Name of the link to a section for screen readers; {number} is filled in.'),
  storage: z.strictObject({
    title: text('Heading of the box on what this website stores.'),
    text: text('What the box says; {date} is filled in with the date of the build.'),
  }),
  eyebrow: text('Label above the title.'),
  banners: z.strictObject({ 'privacy-policy': banner, 'terms-of-service': banner }),
})
export type LegalWords = z.output<typeof legalWords>
