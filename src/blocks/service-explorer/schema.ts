import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import type { BlockDefinition } from '../block-definition.ts'

const scale = (unit: string) =>
  z
    .tuple([text('The left end.'), text('The right end.')])
    .describe(`The words at the two ends of the ruler under the ${unit}: one decade, from 1 to 10.`)

/** Where the note on a key capability stands. */
export const whyId = (title: string) => `why-${kebabCase(title)}`

export const serviceExplorer = {
  description: 'The two category cards and the services they select.',
  props: z.strictObject({
    groupLabel: text('Names the pair of category cards.'),
    countLabel: text('After the number on a category card, for example "services".'),
    sheetLabel: text('Before the number of a service, for example "Sheet".'),
    resultsLabel: text('Term before the results line.'),
    timelineLabel: text('Term before the timeline line.'),
    timelineScale: scale('timeline, in months'),
    investmentLabel: text('Term before the investment line.'),
    investmentScale: scale('investment, in hundreds of thousands of dollars'),
    featuresLabel: text('Heading above the key capabilities.'),
    whyLabel: text('On every key capability: the name of the note that opens.'),
    announcement: text('Read out after choosing a card; {count} and {category} are filled in.'),
  }),
  interactive: true,
  children: 'none',
  shows: {
    serviceCategories: { at: (id) => id, found: () => [], counted: [] },
    services: {
      at: (slug) => slug,
      within: ({ features }) => features.map(({ title }) => whyId(title)),
      found: ({ title }) => [title],
      query: ({ category }) => `?category=${category}`,
      counted: [{ noun: /services?/ }],
    },
  },
  example:
    '<ServiceExplorer groupLabel="Service category" countLabel="services" sheetLabel="Sheet" resultsLabel="Results" timelineLabel="Timeline" timelineScale={["1 month", "10 months"]} investmentLabel="Investment" investmentScale={["$100k", "$1M"]} featuresLabel="Key capabilities" whyLabel="Why This Matters" announcement="{count} services in {category}" />',
} as const satisfies BlockDefinition
