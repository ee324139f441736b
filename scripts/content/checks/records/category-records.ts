import { quote } from '../../fields/quote.ts'
import type { Check } from '../check.ts'
import { eachRecord } from '../each.ts'
import { namesCategory } from './names-category.ts'

/** Two categories have two names, and each has a briefing as soon as there are any. */
export const categoryRecords: Check = (facts) => {
  const slugs = new Set(facts.of('categories').map(({ slug }) => slug))
  const named = facts.mentions('category').filter(namesCategory)
  const used = new Set(named.map(({ ref }) => ref.value))
  // The one that nobody seems to use may be misspelled, or stand in a briefing that cannot be read.
  const read = new Set(named.map(({ result }) => result))
  const known =
    used.size > 0 &&
    [...used].every((category) => slugs.has(category)) &&
    facts.of('articles').every((result) => result.value !== null || read.has(result))
  const first = new Map<string, string>()
  return eachRecord('categories', ({ file, slug, fields: { name } }) => {
    const other = first.get(name.toLowerCase())
    if (!other) first.set(name.toLowerCase(), file)
    if (other) {
      const message = `The name ${quote(name)} is also that of ${other}.`
      return { field: 'name', message, hint: 'Give each category its own.' }
    }
    if (!known || used.has(slug)) return
    const message = `No briefing stands under ${quote(name)}: its page says that there is none yet.`
    const hint = `Write \`category: ${slug}\` in a briefing, or remove the file.`
    return { rule: 'unused-category', field: 'name', message, hint }
  })(facts)
}
