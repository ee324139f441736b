import type { PropsOf } from '#src/blocks/block-definition.ts'
import { type serviceExplorer, whyId } from '#src/blocks/service-explorer/schema.ts'
import type { ServiceExplorerProps } from '#src/blocks/service-explorer/service-explorer.tsx'
import type { ServiceRecord } from '#src/blocks/service-explorer/service-sheet.tsx'
import type { ContentIndex, Entry } from '#src/content/queries.ts'

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
