import type { IndustryCardsProps } from '#src/blocks/industry-cards/industry-cards.tsx'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The industries, each with its sentence. */
export const plainIndustryCards = ({ industries }: IndustryCardsProps): Tree =>
  industries.flatMap(({ title, description }) => [element('h3', title), ...paragraphs(description)])
