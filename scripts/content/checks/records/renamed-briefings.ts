import { addressOf } from '#src/content/addresses.ts'
import { slug as slugField } from '#src/content/field-types.ts'
import { lastingName } from '#src/content/lasting-name.ts'
import type { Check } from '../check.ts'
import { eachRecord } from '../each.ts'
import { addressOnSite } from '../links/address-on-site.ts'

const [folder = ''] = addressOf('articles', '*').split('*')

/**
 * A briefing that was renamed by hand says how feed readers know it: they would show it as a new one. Nothing but a redirect
 * from its old address tells of it, and one from a briefing that was taken away looks the same: either is said by `knownAs`.
 */
export const renamedBriefings: Check = (facts) => {
  const known = new Set(facts.records('articles').map(({ slug, fields }) => lastingName({ slug, data: fields })))
  const former = new Map<string | undefined, string>()
  // A later redirect is of a later name, which is the one that readers know.
  for (const { fields } of facts.records('redirects')) {
    const name = fields.from.slice(folder.length)
    if (!fields.from.startsWith(folder) || !slugField.safeParse(name).success || known.has(name)) continue
    former.set(addressOnSite(fields.to, facts)?.replace(/[?#].*$/, ''), name)
  }
  return eachRecord('articles', ({ slug, fields }) => {
    const name = former.get(addressOf('articles', slug))
    if (name === undefined || fields.knownAs) return
    const message = `${folder}${name} leads here: if that is its old name, feed readers show this briefing as a new one.`
    const hint = `Write knownAs: "${name}" if it is the same briefing; knownAs: "${slug}" if that one was another, which it replaces.`
    return { line: 1, column: 1, message, hint }
  })(facts)
}
