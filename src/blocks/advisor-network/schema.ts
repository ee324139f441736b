import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const advisorNetwork = {
  description: 'The advisory board, from content/advisors: featured members first, the rest behind a button.',
  props: z.strictObject({
    expertiseLabel: text('Name of the list of expertise.'),
    educationLabel: text('Put before the education.'),
    moreExpertise: text('The button after the first two fields of expertise; {count} is filled in.'),
    moreExpertiseName: text('The same button for screen readers; {count} and {name} are filled in.'),
    fewerExpertise: text('The button once all fields are shown.'),
    fewerExpertiseName: text('The same button for screen readers; {name} is filled in.'),
    networkLabel: text('The short label above the extended network.'),
    viewNetwork: text('The button that shows the extended network.'),
    hideNetwork: text('The button that hides it again.'),
    caption: text('The line under the people: how many are shown and why not all; {count} is filled in.'),
  }),
  interactive: true,
  children: 'none',
  shows: {
    advisors: {
      at: (slug) => slug,
      counted: [
        { noun: /people/, count: (advisors) => advisors.filter(({ featured }) => featured).length },
        { noun: /(?:advisors|members shown)/ },
      ],
    },
  },
  places: ['network'],
  example:
    '<AdvisorNetwork expertiseLabel="Expertise" educationLabel="Education" moreExpertise="+{count} more" moreExpertiseName="Show {count} more areas of expertise for {name}" fewerExpertise="Show fewer" fewerExpertiseName="Show fewer areas of expertise for {name}" networkLabel="Extended network" viewNetwork="View Full Network" hideNetwork="Show Less" caption="{count} members shown." />',
} as const satisfies BlockDefinition
