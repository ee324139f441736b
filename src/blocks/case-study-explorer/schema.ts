import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const caseStudyExplorer = {
  description: 'Filter chips and the case studies they select.',
  props: z.strictObject({
    filterLabel: text('Name of the group of chips for screen readers.'),
    allLabel: text('The chip that shows every study.'),
    announceOne: text('Announced after choosing a group with one study; {group} is filled in.'),
    announceMany: text('Announced after choosing a group; {count} and {group} are filled in.'),
    announceAll: text('Announced after choosing every study; {count} is filled in.'),
    clientLabel: text('Before the client.'),
    industryLabel: text('Before the client’s industry.'),
    timeframeLabel: text('Before the time the work took.'),
    challengeLabel: text('Heading of the first column.'),
    solutionLabel: text('Heading of the second column.'),
    resultsLabel: text('Heading of the third column.'),
    startLabel: text('The left end of the small chart.'),
    monthLabel: text('The right end of the small chart; {month} is filled in.'),
    contactLabel: text('The link under a study, to the contact form.'),
  }),
  interactive: true,
  children: 'none',
  shows: {
    caseStudies: {
      at: (slug) => slug,
      counted: [{ noun: /case stud(?:y|ies)/ }, { noun: /(?:engagements?|clients?)/ }],
    },
  },
  example:
    '<CaseStudyExplorer filterLabel="Filter case studies" allLabel="All" announceOne="1 case study in {group}" announceMany="{count} case studies in {group}" announceAll="All {count} case studies" clientLabel="Client" industryLabel="Industry" timeframeLabel="Timeframe" challengeLabel="Challenge" solutionLabel="Solution" resultsLabel="Results" startLabel="Start" monthLabel="Month {month}" contactLabel="Discuss a similar problem" />',
} as const satisfies BlockDefinition
