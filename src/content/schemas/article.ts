import { z } from 'zod'
import { isoDate, knownAs, line, note, slug, text, title } from '#src/content/field-types.ts'

import { publication } from '#src/content/schemas/publication.ts'
import { picture } from './picture.ts'

/** A briefing: `content/articles/<slug>.mdx` is the page at `/briefings/<slug>`. */
export const article = z
  .strictObject({
    title: title('The headline.'),
    description: text('What search engines show under the headline.')
      .min(50, 'must be at least 50 characters')
      .max(160, 'must be at most 160 characters'),
    excerpt: text('The one or two sentences under the headline and on the list of briefings.').max(
      260,
      'must be at most 260 characters',
    ),
    author: line('Who wrote it.'),
    authorRole: text('What the author does at the firm.'),
    readTime: z
      .int()
      .min(1)
      .max(60)
      .describe('Reading time in minutes. The check says so when it does not fit the length of the text.'),
    date: isoDate.describe('The day it was published.'),
    updated: isoDate.optional().describe('The day it was last changed in substance.'),
    category: note('The category it stands under, by its name in the address, for example "compliance".').meta({
      entryOf: 'categories',
    }),
    featured: z.boolean().describe('Whether it stands large at the top of the list.'),
    cover: picture
      .optional()
      .describe(
        'The picture of the briefing: on its page, in the list and where it is shared. 1200 pixels wide or more.',
      ),
    takeaways: z.array(text('One sentence.')).min(2).max(4).describe('What a reader in a hurry should remember.'),
    related: z
      .array(slug.meta({ entryOf: 'articles' }))
      .max(3)
      .default([])
      .describe('Other briefings to read next, by their names in the address.'),
    knownAs,
    ...publication,
  })
  .refine((value) => !value.updated || value.updated >= value.date, {
    path: ['updated'],
    message: 'must not lie before `date`, the day it was published',
  })
export type Article = z.output<typeof article>
