import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text, textWith } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { OfficeHours } from '#src/lib/office-hours.ts'

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
  local: textWith(['from', 'to', 'zone'], 'The same time where the visitor is; {from}, {to} and {zone} are filled in.'),
  add: text('The button that writes the time into the message.'),
  line: textWith(['date', 'from', 'to'], 'What the button writes; {date}, {from} and {to} are filled in.'),
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
    opens: textWith(['host'], 'Added to the name of the link to the calendar; {host} is filled in.'),
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

export interface PathChooserProps extends Pick<PropsOf<typeof pathChooser>, 'propose' | 'windows'> {
  call: Tile
  email: Tile
  calendar: Tile
  phone: Site['directPhone']
  address: string
  /** The calendar, where one is configured. `opens` names where the link leads. */
  calendarLink?: { href: string; opens: string }
  /** A prepared mail, for the time before the page is alive and for browsers without script. */
  mailto: string
  office: Pick<OfficeHours, 'timeZone' | 'days'>
}

export interface Tile {
  title: string
  text: string
}

/** The tiles, with the numbers and addresses they lead to. */
export function loadPathChooser(props: PropsOf<typeof pathChooser>, content: ContentIndex): PathChooserProps {
  const { directPhone, emails, officeHours } = content.single('site')
  const { url } = content.single('integrations').calendar
  const { subject, ...calendar } = props.calendar
  return {
    call: props.call,
    email: props.email,
    calendar,
    phone: directPhone,
    address: emails.enquiries,
    mailto: `mailto:${emails.enquiries}?subject=${encodeURIComponent(subject)}`,
    ...(url && { calendarLink: { href: url, opens: fillWords(props.opens, { host: new URL(url).host }) } }),
    propose: props.propose,
    windows: props.windows,
    office: { timeZone: officeHours.timeZone, days: officeHours.days },
  }
}

/** The three ways with their links; a time is proposed by mail where there is no calendar. */
export const plainPathChooser = ({ call, email, calendar, ...ways }: PathChooserProps): Tree =>
  [
    { tile: call, way: link(ways.phone.href, ways.phone.display) },
    { tile: email, way: link(`mailto:${ways.address}`, ways.address) },
    { tile: calendar, way: link(ways.calendarLink?.href ?? ways.mailto, ways.propose.summary) },
  ].flatMap(({ tile, way }) => [element('h3', tile.title), ...paragraphs(tile.text, way)])
