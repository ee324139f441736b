import { type Collection, collections, type EntriesName } from '../../src/content/collections.ts'
import * as routes from '../../src/lib/routes.ts'

/** What a starter may know: the title it was given and the calendar. */
export interface Start {
  title: string
  /** `2026-03-01` */
  today: string
  /** The position after the last entry of the folder. */
  nextOrder: number
}

/** A kind of entry an editor can start. */
export interface Kind extends Starter {
  collection: EntriesName
  /** Where readers find it. */
  address(slug: string): string
}

/** What a starter of one collection begins with. */
interface Starter {
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
  // Without its accent every letter is one of A to Z, and no end of a word.
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f’']/g, '')
  const letters = plain.toUpperCase().match(/\b[A-Z]/g) ?? []
  return letters.length > 1 ? letters.slice(0, 3).join('') : 'XX'
}

/** Starters that know more than their schema. */
const starters: Partial<Record<EntriesName, Starter>> = {
  articles: {
    fields: ({ title, today }) => ({ title, readTime: 1, date: today }),
    body: prose,
    next: `It stands on ${routes.briefingsPage} under its category at once. A picture beside it can be its \`cover\`.`,
  },
  pages: {
    fields: ({ title }) => ({ title, hero: { title } }),
    body: section,
    next: 'Link to it from another page, or name it in content/site/navigation.json.',
  },
  jobs: {
    fields: ({ title, today }) => ({ title, posted: today }),
    body: prose,
    next: `It stands on ${routes.careersPage} under its career path until the last day to apply.`,
  },
  categories: {
    fields: ({ title, nextOrder }) => ({ name: title, order: nextOrder }),
    next: `Its chip stands on ${routes.briefingsPage} at once. Put its name into \`category\` of a briefing.`,
  },
  advisors: {
    fields: ({ title, nextOrder }) => ({ name: title, initials: initials(title), order: nextOrder }),
    next: 'The number of members under the grid follows by itself. A square picture beside it can be the `portrait`.',
  },
  caseStudies: {
    fields: ({ title, nextOrder }) => ({ title, tags: [], order: nextOrder }),
    next: `The counts on the filter chips of ${routes.caseStudiesPage} follow by themselves. A picture beside it can be its \`picture\`.`,
  },
  webinars: {
    fields: ({ title }) => ({ title, status: 'upcoming' }),
    next: 'After it took place, set `status` to "recorded" and add its chapters.',
  },
  resources: {
    fields: ({ title, nextOrder }) => ({ title, order: nextOrder }),
    next: 'Without a `file` the card offers the document on request.',
  },
}

/** What every other collection starts with: its title, and a place at the end when it is in order. */
const anyStarter: Starter = {
  fields: ({ title, nextOrder }) => ({ title, order: nextOrder }),
  body: prose,
  next: 'Link to it from another page.',
}

function kindOf(name: EntriesName, row: Extract<Collection, { kind: 'entries' }>): Kind {
  const address = (slug: string) => row.at?.(slug) ?? `${row.shownOn ?? ''}#${slug}`
  return { collection: name, address, ...(starters[name] ?? anyStarter) }
}

/** Every kind of entry, by the word that stands after `npm run new --`: those the registry has a word for. */
export const kinds: Record<string, Kind> = Object.fromEntries(
  (Object.entries(collections) as [EntriesName, Collection][]).flatMap(([name, row]) =>
    row.kind === 'entries' && row.one ? [[row.one, kindOf(name, row)]] : [],
  ),
)
