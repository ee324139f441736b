import { pathIn } from '../../fields/guess-collection.ts'
import { quoteAll } from '../../fields/quote.ts'
import { suggest } from '../../fields/suggest.ts'
import { meantWords } from '../../model/fix.ts'
import type { Found } from '../../model/issue.ts'
import type { PageUrl } from '../../model/page-urls.ts'
import { recordsOn } from '../page-anchors.ts'

const named = 12

/** What to say about a link to a place that a page does not have. */
export function brokenFragment(
  name: string,
  { path, result }: PageUrl,
  anchors: ReadonlySet<string>,
): Pick<Found, 'message' | 'hint' | 'fixes'> {
  const message = `There is no #${name} on ${path}.`
  const meant = suggest(name, anchors)
  if (meant) return { message, hint: `Did you mean #${meant}?`, fixes: meantWords(`#${name}`, `#${meant}`) }
  if (anchors.size === 0) return { message, hint: 'The page has no headings to link to.' }
  const places = [...anchors].slice(0, named).map((anchor) => `#${anchor}`)
  return { message, hint: `${removedRecord(name, result)}The places on it are ${places.join(', ')}.` }
}

/** Most places of some pages are records: a file that is gone takes its place with it. */
function removedRecord(name: string, page: PageUrl['result']): string {
  const files = recordsOn(page).map(({ collection }) => pathIn(collection, name))
  if (files.length === 0) return ''
  return `Each record shown there is a place on the page: if ${quoteAll(files).replaceAll('"', '')} was removed, remove the link too or lead it elsewhere. `
}
