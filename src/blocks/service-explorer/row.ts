import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text, textWith } from '#src/content/field-types.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import type { Service } from '#src/content/schemas/service.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import * as routes from '#src/lib/routes.ts'

const scale = (unit: string) =>
  z
    .tuple([text('The left end.'), text('The right end.')])
    .describe(`The words at the two ends of the ruler under the ${unit}: one decade, from 1 to 10.`)

/** Where the note on a key capability stands. */
const whyId = (title: string) => `why-${kebabCase(title)}`

export const serviceExplorer = {
  description: 'The two category cards and the services they select.',
  props: z.strictObject({
    groupLabel: text('Names the pair of category cards.'),
    countLabel: text('After the number on a category card, for example "services".'),
    sheetLabel: text('Before the number of a service, for example "Sheet".'),
    resultsLabel: text('Term before the results line.'),
    timelineLabel: text('Term before the timeline line.'),
    timelineScale: scale('timeline, in months'),
    investmentLabel: text('Term before the investment line.'),
    investmentScale: scale('investment, in hundreds of thousands of dollars'),
    featuresLabel: text('Heading above the key capabilities.'),
    whyLabel: text('On every key capability: the name of the note that opens.'),
    announcement: textWith(
      ['count', 'category'],
      'Read out after choosing a card; {count} and {category} are filled in.',
    ),
  }),
  interactive: true,
  children: 'none',
  shows: {
    serviceCategories: { at: (id) => id, found: () => [], counted: [] },
    services: {
      at: (slug) => slug,
      within: ({ features }) => features.map(({ title }) => whyId(title)),
      found: ({ title }) => [title],
      query: ({ category }) => `?category=${category}`,
      counted: [{ noun: /services?/ }],
    },
  },
  example:
    '<ServiceExplorer groupLabel="Service category" countLabel="services" sheetLabel="Sheet" resultsLabel="Results" timelineLabel="Timeline" timelineScale={["1 month", "10 months"]} investmentLabel="Investment" investmentScale={["$100k", "$1M"]} featuresLabel="Key capabilities" whyLabel="Why This Matters" announcement="{count} services in {category}" />',
} as const satisfies BlockDefinition

export interface ServiceExplorerProps extends PropsOf<typeof serviceExplorer> {
  groups: ServiceGroup[]
}

export interface ServiceGroup {
  id: Service['category']
  title: string
  description: string
  services: ServiceRecord[]
}

/** A service with everything its sheet shows worked out. */
export interface ServiceRecord extends Pick<Service, Shown> {
  slug: string
  number: string
  results: { figure: string; words: string }[]
  timelineSpan?: Span | undefined
  investmentSpan?: Span | undefined
  features: { id: string; title: string; why: string }[]
}

/** Where a range lies on a ruler of one decade: two positions from 0 to 1. */
export type Span = readonly [from: number, to: number]
type Shown = 'title' | 'subtitle' | 'description' | 'timeline' | 'investment' | 'cta' | 'interest'

/** Puts the services under their categories, with everything a spec sheet shows worked out. */
export function loadServiceExplorer(
  props: PropsOf<typeof serviceExplorer>,
  content: ContentIndex,
): ServiceExplorerProps {
  const services = content.entries('services')
  const groups = content.list('serviceCategories').map(({ id, title, description }) => ({
    id,
    title,
    description,
    services: services.filter((service) => service.data.category === id).map(sheet),
  }))
  return { ...props, groups }
}

function sheet({ slug, data }: Entry<'services'>): ServiceRecord {
  return {
    slug,
    number: String(data.order).padStart(2, '0'),
    title: data.title,
    subtitle: data.subtitle,
    description: data.description,
    results: data.results.split(', ').map(figureFirst),
    timeline: data.timeline,
    timelineSpan: decadeSpan(data.timeline, 1),
    investment: data.investment,
    investmentSpan: decadeSpan(data.investment, 100),
    cta: data.cta,
    interest: data.interest,
    features: data.features.map(({ title, why }) => ({ id: whyId(title), title, why })),
  }
}

/** `40% faster decision-making` → the figure, set large, and what it says. */
function figureFirst(result: string) {
  const [figure = '', ...words] = result.split(' ')
  return { figure, words: words.join(' ') }
}

/**
 * Where a range such as `3-6 months` lies on a logarithmic ruler of one decade that starts at `unit`:
 * two positions from 0 to 1, or nothing when the range leaves the ruler.
 */
function decadeSpan(range: string, unit: number): [number, number] | undefined {
  const [from, to] = (range.match(/\d+/g) ?? []).map((number) => Math.log10(Number(number) / unit))
  if (from === undefined || to === undefined || from < 0 || to > 1) return undefined
  return [Number(from.toFixed(3)), Number(to.toFixed(3))]
}

/** The categories with their services, each with all its sheet says. */
export const plainServiceExplorer = ({ groups, ...words }: ServiceExplorerProps): Tree =>
  groups.flatMap(({ title, description, services }) => [
    element('h2', title),
    ...paragraphs(`${services.length} ${words.countLabel}`, description),
    ...services.flatMap((service) => plainSheet(service, words)),
  ])

function plainSheet(service: ServiceRecord, words: Omit<ServiceExplorerProps, 'groups'>): Tree {
  const results = service.results.map((result) => `${result.figure} ${result.words}`).join(', ')
  return [
    ...paragraphs(`${words.sheetLabel} ${service.number}`),
    element('h3', service.title),
    ...paragraphs(service.subtitle, service.description),
    fact(words.resultsLabel, results),
    fact(words.timelineLabel, service.timeline),
    fact(words.investmentLabel, service.investment),
    ...paragraphs(element('strong', words.featuresLabel)),
    ...service.features.flatMap(({ title, why }) => [element('h4', title), fact(words.whyLabel, why)]),
    ...paragraphs(link(routes.contactPage, service.cta)),
  ]
}
