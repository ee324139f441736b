import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import { jobTrack } from '#src/content/schemas/job.ts'
import type { BlockDefinition } from '../block-definition.ts'

const track = z.strictObject({
  id: jobTrack,
  name: text('The name in announcements, for example "Product".'),
  title: text('The words at the top of the card.'),
  text: text('One or two sentences.'),
  steps: text('The rungs of the path in one line.'),
})

const general = z.strictObject({
  title: text('The heading under the roles.'),
  text: text('One or two sentences.'),
  apply: text('The button to the contact form.'),
  applyAbout: text('The first line of the message on the contact form.'),
  call: text('The button to the calendar, or to the contact form while there is no calendar.'),
  callAbout: text('The first line of the message on the contact form.'),
})

export const careerExplorer = {
  description: 'Career-path cards and the open roles they select, from content/jobs.',
  props: z.strictObject({
    groupLabel: text('Name of the group of cards for screen readers.'),
    tracks: z.array(track).length(3).describe('The three career paths; the first is chosen at the start.'),
    one: text('Announced for one role; {count} and {track} are filled in.'),
    many: text('Announced for any other number of roles; {count} and {track} are filled in.'),
    none: text('Shown when a path has no open role; {track} is filled in.'),
    skills: text('Heading of the skills.'),
    impact: text('Heading of the impact.'),
    closing: text('The last day to apply; {date} is filled in.'),
    apply: text('The button on a role.'),
    applyAbout: text('The first line of the message on the contact form; {title} is filled in.'),
    fullRole: text('The link to the page of the role.'),
    general,
  }),
  interactive: true,
  children: 'none',
  shows: { jobs: { at: (slug) => slug, counted: [{ noun: /(?:open )?roles?/ }] } },
  example:
    '<CareerExplorer groupLabel="Career path" tracks={[{ id: "consulting", name: "Consulting", title: "Consulting", text: "What the work is.", steps: "From the first rung to the last" }, { id: "product", name: "Product", title: "Product", text: "What the work is.", steps: "From the first rung to the last" }, { id: "technology", name: "Technology", title: "Technology", text: "What the work is.", steps: "From the first rung to the last" }]} one="{count} open role in {track}" many="{count} open roles in {track}" none="No open roles in {track} today." skills="Key skills" impact="Impact potential" closing="Apply by {date}" apply="Apply Now" applyAbout="Application: {title}" fullRole="Read the full role" general={{ title: "No role that fits?", text: "Write to us.", apply: "Submit General Application", applyAbout: "General application", call: "Schedule a Call", callAbout: "A first call" }} />',
} as const satisfies BlockDefinition
