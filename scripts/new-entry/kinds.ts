import type { EntriesName } from '../../src/content/collections.ts'

/** What a starter may know: the title it was given and the calendar. */
export interface Start {
  title: string
  /** `2026-03-01` */
  today: string
  /** A day after today. */
  daysFromNow(days: number): string
  /** The position after the last entry of the folder. */
  nextOrder: number
}

/** A kind of entry an editor can start. */
export interface Kind {
  collection: EntriesName
  /** Where readers find it. */
  address(slug: string): string
  /** Fields whose value the schema cannot tell. All others are filled in from their descriptions. */
  fields(start: Start): Record<string, unknown>
  /** Markdown under the fields. */
  body?: string
  /** What to do besides filling it in. */
  next: string
}

const prose = 'Fill in: the first paragraph.\n\n## Fill in: a heading\n\nFill in: what stands under it.\n'
const section = '<Section title="Fill in: a heading">\n\nFill in: the first paragraph.\n\n</Section>\n'

const initials = (name: string) => {
  const letters = name.toUpperCase().match(/\b[A-Z]/g) ?? []
  return letters.length > 1 ? letters.slice(0, 3).join('') : 'XX'
}

/** Every kind of entry, by the word that stands after `npm run new --`. */
export const kinds: Record<string, Kind> = {
  briefing: {
    collection: 'articles',
    address: (slug) => `/briefings/${slug}`,
    fields: ({ title, today }) => ({ title, readTime: 1, date: today }),
    body: prose,
    next: 'It stands on /briefings under its category at once.',
  },
  page: {
    collection: 'pages',
    address: (slug) => `/${slug}`,
    fields: ({ title }) => ({ title, hero: { title } }),
    body: section,
    next: 'Link to it from another page, or name it in content/site/navigation.json.',
  },
  role: {
    collection: 'jobs',
    address: (slug) => `/careers/${slug}`,
    fields: ({ title, today, daysFromNow }) => ({
      title,
      region: 'NY',
      salaryMin: 100_000,
      salaryMax: 150_000,
      posted: today,
      validThrough: daysFromNow(90),
    }),
    body: prose,
    next: 'It stands on /careers under its career path until the last day to apply.',
  },
  advisor: {
    collection: 'advisors',
    address: (slug) => `/leadership#${slug}`,
    fields: ({ title, nextOrder }) => ({ name: title, initials: initials(title), order: nextOrder }),
    next: 'The number of members under the grid stands in content/pages/leadership.mdx.',
  },
  'case-study': {
    collection: 'caseStudies',
    address: (slug) => `/case-studies#${slug}`,
    fields: ({ title, nextOrder }) => ({
      title,
      impact: '$1M',
      tags: [],
      measure: { label: 'Fill in: what was counted', values: [3, 2, 1] },
      order: nextOrder,
    }),
    next: 'The counts on the filter chips of /case-studies follow by themselves.',
  },
  webinar: {
    collection: 'webinars',
    address: (slug) => `/resources#${slug}`,
    fields: ({ title, daysFromNow }) => ({ title, date: daysFromNow(30), startTime: '13:00', duration: 60 }),
    next: 'After it took place, set `status` to "recorded" and add its chapters.',
  },
  resource: {
    collection: 'resources',
    address: (slug) => `/resources#${slug}`,
    fields: ({ title, nextOrder }) => ({ title, downloadSize: '1.0 MB', order: nextOrder }),
    next: 'Without a `file` the card offers the document on request.',
  },
}
