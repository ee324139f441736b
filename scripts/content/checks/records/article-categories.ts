import { quote, quoteAll } from '../../fields/quote.ts'
import { suggest } from '../../fields/suggest.ts'
import { meantWords } from '../../model/fix.ts'
import type { Found } from '../../model/issue.ts'
import type { Check } from '../check.ts'
import { categoriesNamed } from './categories-named.ts'

/** A briefing stands under a category there is, and a published one under one that is published. */
export const articleCategories: Check = (facts) => {
  const categories = facts.of('categories')
  const slugs = categories.map(({ slug }) => slug)
  const hidden = new Set(categories.filter((result) => !facts.isOpen(result)).map(({ slug }) => slug))
  // Somebody may have written what stands on the chip.
  const names = new Map(facts.records('categories').map(({ slug, fields }) => [fields.name, slug]))
  return categoriesNamed(facts).flatMap(({ result, file, category, field }): Found[] => {
    if (hidden.has(category) && facts.isOpen(result)) return [notPublished(file, field, category)]
    if (slugs.includes(category)) return []
    const found = suggest(category, [...slugs, ...names.keys()])
    const meant = found && (names.get(found) ?? found)
    const allowed = slugs.length > 0 ? `Allowed: ${quoteAll(slugs)}. ` : ''
    return [
      {
        rule: 'unknown-value',
        file,
        field,
        message: `\`category\` cannot be ${quote(category)}.`,
        hint: `${meant ? `Did you mean ${quote(meant)}? ` : ''}${allowed}A new one: npm run new -- category "Name of it".`,
        fixes: meantWords(category, meant),
      },
    ]
  })
}

function notPublished(file: string, field: string, category: string): Found {
  return {
    file,
    field,
    message: `The category ${quote(category)} is not published, and this briefing is.`,
    hint: `Publish content/categories/${category}.json first, or make this briefing a draft as well: \`draft: true\`.`,
  }
}
