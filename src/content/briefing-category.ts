import { isStandIn } from '#src/lib/is-stand-in.ts'
import * as routes from '#src/lib/routes.ts'
import type { ContentIndex, Entry } from './queries.ts'

/** A category as briefings and lists show it. */
export interface BriefingCategory extends Pick<Entry<'categories'>['data'], 'name' | 'art'> {
  /** Its name in addresses: `sba-programs`. */
  id: string
  /** The page of the category. */
  href: string
}

/** Every category, in the order of the chips. */
export function briefingCategories(content: ContentIndex): BriefingCategory[] {
  return content.entries('categories').map(asShown)
}

const asShown = ({ slug, url, data }: Entry<'categories'>): BriefingCategory => ({
  id: slug,
  name: data.name,
  art: data.art,
  href: url as string,
})

/** The category of a briefing. A briefing that is still being written may have none: then what stands in its place. */
export function briefingCategory({ data }: Entry<'articles'>, content: ContentIndex): BriefingCategory {
  const found = content.entries('categories').find(({ slug }) => slug === data.category)
  if (found) return asShown(found)
  // A note says at length what may stand there; the page has room for a label.
  const name = isStandIn(data.category) ? data.category.replace(/[.,].*/s, '') : data.category
  return { id: data.category, name, art: 'curve', href: routes.briefingsPage }
}
