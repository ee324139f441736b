import type { Thing } from './thing.ts'

/**
 * Fields each type must carry: what search engines require, and what we hold ourselves to.
 * `a|b` asks for one of the two; `a.b` for a field of a field.
 */
const required: Record<string, string[]> = {
  Organization: ['@id'],
  ProfessionalService: ['@id', 'name', 'address.streetAddress', 'telephone', 'url', 'openingHoursSpecification'],
  WebSite: ['name', 'url'],
  AboutPage: ['mainEntity.@id'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Article: ['headline', 'image', 'datePublished', 'author.name', 'publisher.name'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization.name',
    'jobLocation.address.addressCountry|jobLocationType',
    'employmentType',
    'baseSalary.value.minValue',
    'baseSalary.value.maxValue',
  ],
  Person: ['name'],
  Service: ['name', 'provider.@id'],
  Event: ['name', 'startDate', 'endDate', 'location.url', 'eventStatus', 'eventAttendanceMode', 'organizer.@id'],
}

const typesOf = (thing: Thing) => [thing['@type'] ?? []].flat()

function has(thing: unknown, path: string): boolean {
  const value = path.split('.').reduce<unknown>((at, key) => (at as Thing | undefined)?.[key], thing)
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** A trail has at least two stations; positions count from 1; every item but the page itself has an address. */
function listProblems(thing: Thing, type: string): string[] {
  const items = thing.itemListElement as Thing[]
  return [
    ...(type === 'BreadcrumbList' && items.length < 2 ? [`${type}: fewer than two items`] : []),
    ...items.flatMap((item, index) =>
      item.position === index + 1 ? [] : [`${type}: item ${index + 1} is out of order`],
    ),
    ...items.flatMap((item, index) =>
      item.url || item.item || (item.name && index === items.length - 1)
        ? []
        : [`${type}: item ${index + 1} leads nowhere`],
    ),
  ]
}

/** What is missing from a graph, one sentence each. */
export function lintGraph(graph: Thing[]): string[] {
  return graph.flatMap((thing) => {
    const types = typesOf(thing)
    const unknown = types.filter((type) => !required[type]).map((type) => `${type}: not a type this site uses`)
    const missing = types.flatMap((type) =>
      (required[type] ?? [])
        .filter((field) => !field.split('|').some((path) => has(thing, path)))
        .map((field) => `${type}: no ${field}`),
    )
    const lists = types.filter((type) => type.endsWith('List') && has(thing, 'itemListElement'))
    return [...unknown, ...missing, ...lists.flatMap((type) => listProblems(thing, type)), ...lintGraph(members(thing))]
  })
}

const members = (thing: Thing) => (thing.member as Thing[] | undefined) ?? []
