import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

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
