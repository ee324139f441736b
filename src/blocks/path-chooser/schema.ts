import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

const tile = z.strictObject({
  title: text('The words at the top of the tile.'),
  text: text('One or two sentences.'),
})

const clock = z.string().regex(/^\d{2}:\d{2}$/, 'must be written like "09:00"')

const proposal = z.strictObject({
  summary: text('The words that open the form.'),
  date: text('Label of the date.'),
  window: text('Label of the three windows.'),
  weekday: text('Shown when the date is not a weekday.'),
  past: text('Shown when the date is missing or before the next business day.'),
  local: text('The same time where the visitor is; {from}, {to} and {zone} are filled in.'),
  add: text('The button that writes the time into the message.'),
  line: text('What the button writes; {date}, {from} and {to} are filled in.'),
})

export const pathChooser = {
  description:
    'Three ways to reach the firm: direct call, e-mail and calendar. Numbers and addresses are in site/site.json.',
  props: z.strictObject({
    call: tile,
    email: tile,
    calendar: tile.extend({
      subject: text('Subject of the mail that is prepared where the calendar is not available.'),
    }),
    opens: text('Added to the name of the link to the calendar; {host} is filled in.'),
    propose: proposal.describe(
      'The form behind the calendar tile while no calendar is configured in site/integrations.json.',
    ),
    windows: z
      .array(z.strictObject({ label: text('The name of the window.'), from: clock, to: clock }))
      .length(3, 'must list exactly three windows')
      .describe('Inside office hours, New York time, 24-hour clock.'),
  }),
  interactive: true,
  children: 'none',
  shows: { site: 'facts', integrations: 'facts' },
  example: `<PathChooser
  call={{ title: "Call", text: "The direct line." }}
  email={{ title: "Email", text: "Read every hour." }}
  calendar={{ title: "Online calendar", text: "Pick a time.", subject: "A time to talk" }}
  opens="opens {host}"
  propose={{ summary: "Propose a time", date: "Date", window: "Window", weekday: "Choose a weekday", past: "Choose a later date", local: "{from} to {to} {zone}", add: "Add to my message", line: "Proposed time: {date}, {from} to {to}" }}
  windows={[{ label: "Morning", from: "09:00", to: "11:00" }, { label: "Midday", from: "11:30", to: "13:30" }, { label: "Afternoon", from: "15:00", to: "17:00" }]}
/>`,
} as const satisfies BlockDefinition
