import { z } from 'zod'
import { line, text } from '#src/content/field-types.ts'

import { publication } from '#src/content/schemas/publication.ts'

import { picture } from './picture.ts'

/** A member of the advisory board: `content/advisors/<slug>.json`. */
export const advisor = z.strictObject({
  name: line('Full name.'),
  title: text('The role on the board.'),
  background: text('What the person did before: one or two sentences.'),
  expertise: z.array(text('A field of expertise.')).min(1).max(8).describe('The first two are always shown.'),
  education: line('Degree and place of study.'),
  category: z
    .enum(['Government', 'Corporate', 'Consulting', 'Legal', 'Technology', 'Finance', 'Academic'])
    .describe('The sector.'),
  initials: z
    .string()
    .regex(/^[A-Z]{2,3}$/, 'must be two or three capital letters')
    .describe('Letters of the monogram.'),
  portrait: picture.optional().describe('A square picture in place of the monogram.'),
  featured: z.boolean().describe('Whether it is one of the six shown first. All others are the extended network.'),
  order: z.int().min(1).describe('Position within its group.'),
  ...publication,
})
export type Advisor = z.output<typeof advisor>
