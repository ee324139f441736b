import type { CollectionName } from '#src/content/collections.ts'
import type { Page } from '#src/content/schemas/page.ts'
import * as routes from '#src/lib/routes.ts'
import type { FileResult } from '../../model/file-result.ts'
import type { Check } from '../check.ts'
import { eachRecord } from '../each.ts'

const dates = ['draft', 'publishAt', 'unpublishAt'] as const

interface Needed {
  /** What it is called. */
  name: string
  /** What is missing without it. */
  without: string
  /** The frame that makes it what it is, which no other page has. */
  template?: Page['template']
}

/** The pages that hosts and every other page ask for by name, by slug: without them there is no site. */
const needed = new Map<string, Needed>([
  ['index', { name: 'The home page', without: 'the site has no home page' }],
  [
    '404',
    {
      name: 'The page for wrong addresses',
      without: 'whoever follows a wrong link sees an empty page',
      template: 'not-found',
    },
  ],
  [
    'search',
    {
      name: 'The search page',
      without: 'the search button of every page leads nowhere',
      template: 'search',
    },
  ],
])

/** Addresses that code leads to as long as there are entries of a collection, with what would lead nowhere. */
const ledTo: readonly [CollectionName, address: string, what: string][] = [
  ['pages', routes.contactPage, 'the page for wrong addresses'],
  ['articles', routes.briefingsPage, 'every briefing'],
  ['jobs', routes.careersPage, 'every role'],
  ['advisors', routes.leadershipPage, 'what the search finds of advisors'],
  ['caseStudies', routes.caseStudiesPage, 'what the search finds of case studies'],
  ['resources', routes.resourcesPage, 'what the search finds of guides'],
  ['webinars', routes.resourcesPage, 'what the search finds of sessions'],
]

const fileOf = (slug: string) => `content/pages/${slug}.mdx`

/** The pages the site cannot be without are there, at any time, and are what they are asked for. */
export const neededPages: Check = (facts) => [
  ...missing(facts),
  ...shortAddress(facts),
  ...timed(facts),
  ...templates(facts),
]

const missing: Check = ({ files, of, urls }) => {
  const gone = [...needed].filter(([slug]) => !files.includes(fileOf(slug)))
  const led = ledTo.filter(([collection, address]) => of(collection).length > 0 && !urls.has(address))
  const without = new Map([
    ...led.map(([, address, what]) => [address.slice(1), `${what} leads nowhere`] as const),
    ...gone.map(([slug, page]) => [slug, page.without] as const),
  ])
  return [...without].map(([slug, what]) => ({
    rule: 'missing-file',
    file: fileOf(slug),
    message: `The file is missing: without it ${what}.`,
    hint: 'Give it back its name, or bring it back from the history of the project.',
  }))
}

/** The contact form links to the short address of the terms. */
const shortAddress: Check = ({ of, urls, mentions }) =>
  of('redirects').every(({ value }) => value) &&
  mentions('block').some(({ ref }) => ref.value === 'ContactForm') &&
  !urls.has(routes.termsPage)
    ? [
        {
          rule: 'missing-redirect',
          file: 'content/site/redirects.json',
          line: 1,
          column: 1,
          message: `There is no redirect from ${routes.termsPage}, the address to which the contact form links.`,
          hint: 'Add one that leads to the terms of service, or bring it back from the history of the project.',
        },
      ]
    : []

const atKey = (field: string) => ({ field, at: 'key' }) as const

const timed = eachRecord('pages', ({ slug, fields: page }) => {
  const name = needed.get(slug)?.name
  const wrong = dates.filter((field) => name && page[field] !== undefined && page[field] !== false)
  return wrong.map((field) => ({
    ...atKey(field),
    message: `${name} is always public, so it has no \`${field}\`.`,
    hint: 'Remove the line.',
  }))
})

const owners = [...needed].filter(([, { template }]) => template)

const templates = eachRecord('pages', ({ slug, fields: page }) => {
  const own = needed.get(slug)
  const [owner] = owners.find(([, { template }]) => template === page.template) ?? []
  if (owner && owner !== slug) {
    const message = `The template "${page.template}" is that of ${fileOf(owner)} alone.`
    return { ...atKey('template'), message, hint: 'Remove the line.' }
  }
  if (own?.template && own.template !== page.template) {
    const message = `${own.name} needs the template "${own.template}".`
    return { ...atKey('template'), message, hint: `Write \`template: ${own.template}\`.` }
  }
  // With neither words nor an error the build would stop.
  if (page.template !== 'not-found' || page.notFound) return
  const message = 'The page for wrong addresses has no words for its links and buttons (`notFound`).'
  return { ...atKey('notFound'), message, hint: 'Bring the group `notFound` back from the history of the project.' }
})

/** Whether links outside of `content/` lead to a page. */
export function isLedTo(result: FileResult): boolean {
  return (
    isNeeded(result) || (result.collection === 'pages' && ledTo.some(([, address]) => address.slice(1) === result.slug))
  )
}

/** Whether a file is a page the site cannot be without. */
export function isNeeded({ collection, slug }: FileResult): boolean {
  return collection === 'pages' && needed.has(slug)
}
