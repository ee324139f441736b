import { z } from 'zod'
import type { BlockDefinition } from '../block-definition.ts'

export const industryCards = {
  description: 'The eight industry cards of the About page, from lists/about-industries.json.',
  props: z.strictObject({}),
  interactive: true,
  children: 'none',
  shows: { aboutIndustries: { counted: [{ noun: /industr(?:y|ies)/ }] } },
  example: '<IndustryCards />',
} as const satisfies BlockDefinition
