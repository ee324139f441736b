import type { Event } from 'schema-dts'
import type { WebinarListProps } from '../../../src/blocks/webinar-list/row.ts'
import { blocksOf } from '../blocks-of.ts'
import { organizationId, type ThingSource } from './thing-source.ts'

/** The sessions to come. They are held online. */
export function events({ page, baseUrl }: ThingSource): Event[] {
  const sessions = blocksOf<WebinarListProps>(page.body, 'WebinarList').flatMap(({ upcoming }) => upcoming)
  return sessions.map(({ slug, title, starts, ends, external }) => ({
    '@type': 'Event',
    name: title,
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: external?.href ?? `${page.meta.canonical}#${slug}` },
    organizer: { '@id': organizationId(baseUrl) },
  }))
}
