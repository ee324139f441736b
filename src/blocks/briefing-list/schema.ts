import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const briefingList = {
  description: 'Category chips, featured and latest briefings.',
  props: z.strictObject({
    chipsLabel: text('Name of the group of chips for screen readers.'),
    all: text('The chip that shows every category.'),
    featuredTitle: text('Heading above the featured briefings.'),
    latestTitle: text('Heading above the latest briefings.'),
    readFull: text('Link of a featured briefing; the title is added for screen readers.'),
    readMore: text('Link of another briefing; the title is added for screen readers.'),
    viewAll: text('The link that shows everything.'),
    found: text('Announced after choosing a category; {count} and {category} are filled in.'),
    foundOne: text('The same for one briefing; {category} is filled in.'),
    empty: text('Shown when a category has no briefing; {category} is filled in.'),
    showAll: text('The button under that.'),
  }),
  interactive: true,
  children: 'none',
  shows: {
    articles: { counted: [{ noun: /briefings?/ }] },
    categories: { counted: [{ noun: /categor(?:y|ies)/ }] },
  },
  places: ['featured-briefings', 'all-briefings'],
  example:
    '<BriefingList chipsLabel="Filter briefings by category" all="All Briefings" featuredTitle="Featured briefings" latestTitle="Latest briefings" readFull="Read Full Briefing" readMore="Read More" viewAll="View All Briefings" found="{count} briefings in {category}" foundOne="1 briefing in {category}" empty="No briefings in {category} yet" showAll="Show all briefings" />',
} as const satisfies BlockDefinition
