import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import { hero } from './page.ts'
import { publication } from './publication.ts'

/** A category of briefings: `content/categories/<slug>.json` is the page at `/briefings/category/<slug>`. */
export const category = z.strictObject({
  name: text('The words on the chip, above a briefing and on the page of the category.').max(
    26,
    'must be at most 26 characters: it stands on a chip and in titles',
  ),
  description: text('What the briefings of the category are about: for its page and for search engines.')
    .min(50, 'must be at least 50 characters')
    .max(160, 'must be at most 160 characters'),
  art: hero.shape.art
    .unwrap()
    .exclude(['none'])
    .default('curve')
    .describe('The family of artwork on the covers of its briefings.'),
  ...publication,
  order: z.int().min(1).describe('Its place among the chips: 1 comes first.'),
})
