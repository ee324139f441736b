import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const headquarters = {
  description: 'Address, direct line, general e-mail and office hours. The facts are in site/site.json.',
  props: z.strictObject({
    address: text('The words before the address.'),
    phone: text('The words before the direct line.'),
    email: text('The words before the e-mail address.'),
    hours: text('The words before the office hours.'),
    open: text('Shown during office hours.'),
    closed: text('Shown outside office hours; {day} and {time} are filled in with the next opening.'),
    today: text('The word in the place of {day} when the office opens later on the same day.'),
    tomorrow: text(
      'The word in the place of {day} when the office opens on the next day. On other days it is the name of the weekday.',
    ),
  }),
  interactive: true,
  children: 'none',
  shows: { site: 'facts' },
  example:
    '<Headquarters address="Office" phone="Direct line" email="General inquiries" hours="Office hours" open="Usually open now" closed="Opens {day} at {time}" today="today" tomorrow="tomorrow" />',
} as const satisfies BlockDefinition
