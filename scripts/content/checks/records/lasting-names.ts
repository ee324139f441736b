import { lastingName } from '#src/content/lasting-name.ts'
import type { Facts } from '../../model/facts.ts'
import type { Found } from '../../model/issue.ts'
import type { Check } from '../check.ts'

/** A name feed readers and calendars know is that of one entry: the other would never be shown. */
export const lastingNames: Check = (facts) => [...issues('articles', facts), ...issues('webinars', facts)]

function issues(name: 'articles' | 'webinars', { records }: Facts): Found[] {
  const first = new Map<string, string>()
  // Who was renamed keeps the name; who took it over is told.
  const entries = [...records(name)].sort((a, b) => Number(!a.fields.knownAs) - Number(!b.fields.knownAs))
  return entries.flatMap(({ slug, file, fields }): Found[] => {
    const known = lastingName({ slug, data: fields })
    const other = first.get(known)
    if (other === undefined) {
      first.set(known, file)
      return []
    }
    const message = `Feed readers and calendars know ${other} by the name “${known}”.`
    const place = fields.knownAs ? { field: 'knownAs' } : { line: 1, column: 1 }
    const hint = fields.knownAs
      ? 'Write the name this file itself was published under, or remove the line.'
      : `Give the file another name, or write knownAs with a name nobody has, such as "${known}-2".`
    return [{ file, ...place, message, hint }]
  })
}
