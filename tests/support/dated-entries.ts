import { article, role } from './minimal-content.ts'

const job = (title: string, validThrough: string) => role({ title, posted: '2026-01-01', validThrough })

const webinar = (title: string, date: string, startTime: string, duration: number) =>
  JSON.stringify({ title, description: 'Words.', speaker: 'Ada', date, startTime, duration, status: 'upcoming' })

const old = { date: '2025-01-01' }

interface DatedEntry {
  file: string
  text: string
  from?: string
  until?: string
}

/**
 * Entries that come and go in 2026, in New York, where clocks go forward on March 8 at 07:00Z and back on November 1 at
 * 06:00Z. From and until when each is there was worked out by hand, in UTC.
 */
export const datedEntries: Record<string, DatedEntry> = {
  'winter day': briefing({ ...old, publishAt: '2026-02-01', date: '2026-02-01' }, '2026-02-01T05:00Z'),
  'own date': briefing({ date: '2026-07-04' }, '2026-07-04T04:00Z'),
  'a minute before the skip': briefing(
    { ...old, publishAt: '2026-03-08T01:59', date: '2026-03-08' },
    '2026-03-08T06:59Z',
  ),
  'at the skip': briefing({ ...old, publishAt: '2026-03-08T03:00', date: '2026-03-08' }, '2026-03-08T07:00Z'),
  'day of the skip': briefing(
    { ...old, publishAt: '2026-03-08', unpublishAt: '2026-03-09', date: '2026-03-08' },
    '2026-03-08T05:00Z',
    '2026-03-09T04:00Z',
  ),
  'before the repeated hour': briefing({ ...old, unpublishAt: '2026-11-01T00:59' }, undefined, '2026-11-01T04:59Z'),
  'after the repeated hour': briefing({ ...old, unpublishAt: '2026-11-01T02:00' }, undefined, '2026-11-01T07:00Z'),
  'day of the repeated hour': briefing(
    { ...old, publishAt: '2026-11-01', unpublishAt: '2026-11-02', date: '2026-11-01' },
    '2026-11-01T04:00Z',
    '2026-11-02T05:00Z',
  ),
  'an odd minute': briefing({ ...old, publishAt: '2026-05-05T13:37', date: '2026-05-05' }, '2026-05-05T17:37Z'),
  'two minutes': briefing(
    { ...old, publishAt: '2026-09-09T09:09', unpublishAt: '2026-09-09T09:11', date: '2026-09-09' },
    '2026-09-09T13:09Z',
    '2026-09-09T13:11Z',
  ),
  'a draft': briefing({ ...old, publishAt: '2026-02-02', draft: 'true', date: '2026-02-02' }, '2100-01-01T00:00Z'),
  'closes in spring': { file: 'jobs/spring.mdx', text: job('Spring', '2026-03-07'), until: '2026-03-08T05:00Z' },
  'closes in autumn': { file: 'jobs/autumn.mdx', text: job('Autumn', '2026-11-01'), until: '2026-11-02T05:00Z' },
  'session at night': {
    file: 'webinars/night.json',
    text: webinar('Night', '2026-10-31', '23:30', 60),
    until: '2026-11-01T04:30Z',
  },
  'session in summer': {
    file: 'webinars/summer.json',
    text: webinar('Summer', '2026-06-11', '12:00', 75),
    until: '2026-06-11T17:15Z',
  },
}

function briefing(fields: Record<string, string>, from?: string, until?: string) {
  const title = `Briefing ${Object.values(fields).join(' ')}`
  const file = `articles/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.mdx`
  return { file, text: article({ ...fields, title }), ...(from && { from }), ...(until && { until }) }
}
