import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { fact, link } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text, textWith } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Site } from '#src/content/schemas/site.ts'

export const headquarters = {
  description: 'Address, direct line, general e-mail and office hours. The facts are in site/site.json.',
  props: z.strictObject({
    address: text('The words before the address.'),
    phone: text('The words before the direct line.'),
    email: text('The words before the e-mail address.'),
    hours: text('The words before the office hours.'),
    open: text('Shown during office hours.'),
    closed: textWith(
      ['day', 'time'],
      'Shown outside office hours; {day} and {time} are filled in with the next opening.',
    ),
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

export interface HeadquartersProps {
  labels: PropsOf<typeof headquarters>
  /** The lines of the address, the name first. */
  address: string[]
  phone: Site['directPhone']
  email: string
  hours: Site['officeHours']
}

/** The labels of the block and the facts of the firm. */
export function loadHeadquarters(props: PropsOf<typeof headquarters>, content: ContentIndex): HeadquartersProps {
  const { address, directPhone, emails, officeHours, name } = content.single('site')
  return {
    labels: props,
    address: [
      name,
      `${address.street}, ${address.floor}`,
      `${address.locality}, ${address.region} ${address.postalCode}`,
    ],
    phone: directPhone,
    email: emails.general,
    hours: officeHours,
  }
}

/** The facts, each after its label. */
export const plainHeadquarters = ({ labels, address, phone, email, hours }: HeadquartersProps): Tree => [
  fact(labels.address, address.join(', ')),
  fact(labels.phone, link(phone.href, phone.display)),
  fact(labels.email, link(`mailto:${email}`, email)),
  fact(labels.hours, hours.display),
]
