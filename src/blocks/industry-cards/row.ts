import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { AboutIndustry } from '#src/content/schemas/industry.ts'

export const industryCards = {
  description: 'The eight industry cards of the About page, from lists/about-industries.json.',
  props: z.strictObject({}),
  interactive: true,
  children: 'none',
  shows: { aboutIndustries: { counted: [{ noun: /industr(?:y|ies)/ }] } },
  example: '<IndustryCards />',
} as const satisfies BlockDefinition

export interface IndustryCardsProps {
  industries: AboutIndustry[]
}

/** The industries in the order of lists/about-industries.json. */
export function loadIndustryCards(_props: PropsOf<typeof industryCards>, content: ContentIndex): IndustryCardsProps {
  return { industries: content.list('aboutIndustries') }
}

/** The industries, each with its sentence. */
export const plainIndustryCards = ({ industries }: IndustryCardsProps): Tree =>
  industries.flatMap(({ title, description }) => [element('h3', title), ...paragraphs(description)])
