import { error, warning } from './rule.ts'

const briefing = 'content/articles/audit-trail.mdx'

/** What is looked at in days and times, and in what comes and goes with them. */
export const dates = {
  'publication-order': error('An entry is published before it is unpublished.', {
    search: 'publishAt, unpublishAt, schedule, end, deadline',
    in: briefing,
    once: 'file',
    wrong: '---\npublishAt: 2026-03-01\nunpublishAt: 2026-02-01\n---',
    right: '---\npublishAt: 2026-03-01\nunpublishAt: 2026-04-01\n---',
  }),
  'publication-day': warning('Readers are told the day on which an entry was published.', {
    search: 'publishAt, date, scheduled, posted',
    in: briefing,
    once: 'file',
    wrong: '---\npublishAt: 2026-03-02\ndate: 2026-03-01\n---',
    right: '---\npublishAt: 2026-03-02\ndate: 2026-03-02\n---',
  }),
  'clock-change': error('A time is one that the clocks show, and show once.', {
    search: 'daylight saving, summer time, winter time, hour, publishAt',
    in: briefing,
    wrong: '---\npublishAt: 2025-03-09T02:30\ndate: 2025-03-09\n---',
    right: '---\npublishAt: 2025-03-09T03:00\ndate: 2025-03-09\n---',
    twice: '---\npublishAt: 2025-03-09T02:30\ndate: 2025-03-09\nunpublishAt: 2027-03-14T02:30\n---',
  }),
  'far-date': warning('A date is of these times.', {
    search: 'year, slip, typo, future, past',
    in: briefing,
    wrong: '---\ndate: 2062-03-01\n---',
    right: '---\ndate: 2026-03-01\n---',
    twice: '---\ndate: 2062-03-01\nunpublishAt: 2206-03-01\n---',
  }),
  'future-date': warning('The day on which something happened is not to come.', {
    search: 'updated, lastUpdated, asOf, recorded, year, slip, tomorrow',
    in: briefing,
    wrong: '---\ndate: 2026-01-05\nupdated: 2026-11-05\n---',
    right: '---\ndate: 2026-01-05\nupdated: 2026-02-05\n---',
    once: 'file',
  }),
  'featured-draft': error('What is featured is public.', {
    search: 'featured, draft, hero, first',
    in: briefing,
    once: 'file',
    wrong: '---\nfeatured: true\ndraft: true\n---',
    right: '---\nfeatured: true\n---',
  }),
  'closed-job': warning(
    'A role is open until its last day to apply; then its file is taken away or given a later day.',
    {
      search: 'job, role, career, validThrough, closed, deadline',
      in: 'content/jobs/analyst.mdx',
      once: 'file',
      wrong: '---\nvalidThrough: 2026-03-10\n---',
      right: '---\nvalidThrough: 2026-09-10\n---',
    },
  ),
  'past-webinar': warning('A session that is over is no longer upcoming.', {
    search: 'webinar, session, upcoming, recorded, over',
    in: 'content/webinars/risk-report.json',
    once: 'file',
    wrong: '{ "date": "2026-01-21" }',
    right: '{ "date": "2026-01-21", "status": "recorded", "chapters": [{ "at": "00:00", "title": "How it began" }] }',
  }),
  'session-revision': warning('A session that was moved or renamed says so to calendars.', {
    search: 'webinar, calendar, revision, moved, time, invitation',
    in: 'content/webinars/risk-report.json',
    once: 'file',
    wrong: '{ "title": "A session", "date": "2027-01-22" }',
    right:
      '{ "title": "A session", "date": "2027-01-22", "revision": { "number": 1, "at": "2026-03-15T04:00Z", "of": "2027-01-22 12:00 45 A session" } }',
  }),
  'unpublished-category': error('A briefing that is public stands under a category that is.', {
    search: 'category, draft, scheduled',
    in: briefing,
    once: 'file',
    wrong: '---\ncategory: risk\n---',
    right: '---\ncategory: risk\ndraft: true\n---',
    beside: { 'content/categories/risk.json': '{ "name": "Risk", "draft": true, "order": 2 }' },
  }),
  clock: error('The moment of a build is a day or a time.', {
    search: 'BUILD_DATE, environment, today',
    once: 'site',
    wrong: { BUILD_DATE: 'tomorrow' },
    right: { BUILD_DATE: '2026-03-01' },
  }),
}
