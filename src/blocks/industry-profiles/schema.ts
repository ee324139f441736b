import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const industryProfiles = {
  description:
    'The five industries with market, services, challenges, opportunities and result, and an index beside them.',
  props: z.strictObject({
    indexLabel: text('Heading of the index.'),
    chartTitle: text('Heading of the chart above the profiles.'),
    chartNote: text('What the chart shows: one or two sentences.'),
    chartStart: text('The left end of the chart.'),
    chartEnd: text('The right end of the chart.'),
    marketLabel: text('Under the market size.'),
    growthLabel: text('Under the growth.'),
    servicesLabel: text('Heading of the services.'),
    challengesLabel: text('Heading of the challenges.'),
    opportunitiesLabel: text('Heading of the opportunities.'),
    resultLabel: text('Before the case-study result.'),
  }),
  children: 'none',
  shows: {
    industries: {
      at: (slug) => slug,
      found: ({ name }) => [name],
      counted: [{ noun: /(?:markets?|profiles?|industr(?:y|ies))/ }],
    },
  },
  example:
    '<IndustryProfiles indexLabel="On this page" chartTitle="Five markets on one ratio scale" chartNote="A steeper line grows faster." chartStart="Today" chartEnd="In ten years" marketLabel="Market size" growthLabel="Growth" servicesLabel="Services" challengesLabel="Challenges" opportunitiesLabel="Opportunities" resultLabel="Case study" />',
} as const satisfies BlockDefinition
