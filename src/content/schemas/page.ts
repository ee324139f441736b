import { z } from 'zod'
import { conditional, href, interest, isoDate, text, textWith } from '#src/content/field-types.ts'

import { publication } from '#src/content/schemas/publication.ts'

import { picture } from './picture.ts'

/** Page hero. */
export const hero = z
  .strictObject({
    title: text('The largest words on the page: its one first-level heading.'),
    eyebrow: text('A short label above the title.').optional(),
    subtitle: text('One line under the title, larger than the description.').optional(),
    description: text('Two or three sentences under the title.').optional(),
    image: picture.optional().describe('A picture beside the title. Left out, the page draws its own artwork.'),
    ctaText: text('The words on the first button.').meta(conditional).optional(),
    ctaLink: href.meta(conditional).optional(),
    ctaInterest: interest.optional(),
    secondaryCtaText: text('The words on the second button.').optional(),
    secondaryCtaLink: href.optional(),
    tone: z.enum(['dark', 'light']).default('dark').describe('Dark stage or light paper behind the title.'),
    art: z
      .enum(['curve', 'nomogram', 'contour', 'scale', 'arcs', 'rings', 'ledger', 'lattice', 'none'])
      .default('curve')
      .describe('The family of artwork drawn beside the title.'),
  })
  .refine((value) => !value.ctaText === !value.ctaLink, {
    path: ['ctaLink'],
    message: 'ctaText and ctaLink belong together: give both or neither',
  })
export type Hero = z.output<typeof hero>

/** Words of the 404 page beside its hero. */
const notFoundWords = z.strictObject({
  home: text('The link to the home page.'),
  back: text('The button that goes back one step.'),
  briefing: text('The link to the contact page.'),
  attempted: text('Before the address that was asked for.'),
  suggestions: text('Heading of the list of pages with a similar address.'),
  retired: textWith(['name'], 'The link to a service that has no page of its own; {name} is filled in.'),
})
export type NotFoundWords = z.output<typeof notFoundWords>

/** One page of the site: `content/pages/<path>.mdx` is the page at `/<path>`. */
export const page = z.strictObject({
  title: text(
    'The page’s name in the browser tab, in search results and in the breadcrumb. At most 60 characters with the brand.',
  ).max(46, 'must be at most 46 characters: the brand name is added to it'),
  description: text('What search engines show under the title: one or two sentences.')
    .min(50, 'must be at least 50 characters')
    .max(160, 'must be at most 160 characters'),
  template: z
    .enum(['page', 'home', 'search', 'not-found'])
    .default('page')
    .describe('The frame around the words. Leave it out for an ordinary page.'),
  hero,
  notFound: notFoundWords.optional().describe('Only on the 404 page.'),
  updated: isoDate.optional().describe('When the words last changed in a way readers should know, for the sitemap.'),
  interest: interest
    .optional()
    .describe('The option of the contact form that fits a reader who goes there from this page.'),
  ...publication,
})
export type Page = z.output<typeof page>
