import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { bulleted, element, paragraphs, table } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Solution } from '#src/content/schemas/solution.ts'

export const solutionCatalogue = {
  description: 'Categories of government solutions, one table each.',
  props: z.strictObject({
    indexLabel: text('Name of the list of categories for screen readers.'),
    solutionLabel: text('Heading of the first column.'),
    featuresLabel: text('Heading of the second column.'),
    timelineLabel: text('Heading of the third column.'),
    valueLabel: text('Heading of the last column.'),
  }),
  children: 'none',
  shows: {
    solutions: {
      at: (slug) => slug,
      found: ({ title, solutions }) => [title, ...solutions.map(({ name }) => name)],
      counted: [
        { noun: /categor(?:y|ies)/ },
        { noun: /solutions?/, count: (categories) => categories.flatMap(({ solutions }) => solutions).length },
      ],
    },
  },
  example:
    '<SolutionCatalogue indexLabel="Categories" solutionLabel="Solution" featuresLabel="What it includes" timelineLabel="Timeline" valueLabel="Value" />',
} as const satisfies BlockDefinition

export interface SolutionCatalogueProps extends PropsOf<typeof solutionCatalogue> {
  categories: Category[]
}

export interface Category extends Omit<Solution, 'order'> {
  id: string
}

/** The categories in order, each with its solutions. */
export function loadSolutionCatalogue(
  props: PropsOf<typeof solutionCatalogue>,
  content: ContentIndex,
): SolutionCatalogueProps {
  const categories = content
    .entries('solutions')
    .map(({ slug, data: { order: _order, ...category } }) => ({ ...category, id: slug }))
  return { ...props, categories }
}

/** The categories, one table each. */
export const plainSolutionCatalogue = ({ categories, ...labels }: SolutionCatalogueProps): Tree =>
  categories.flatMap(({ title, description, solutions }) => [
    element('h3', title),
    ...paragraphs(description),
    table(
      [labels.solutionLabel, labels.featuresLabel, labels.timelineLabel, labels.valueLabel],
      solutions.map((one) => [`${one.name}: ${one.description}`, bulleted(one.features), one.timeline, one.value]),
    ),
  ])
