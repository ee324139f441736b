import { quote, quoteAll } from '../../fields/quote.ts'
import { suggest } from '../../fields/suggest.ts'
import { meantWords } from '../../model/fix.ts'
import type { Check } from '../check.ts'
import { eachMention, type Said } from '../each.ts'
import { namesCategory } from './names-category.ts'

/** A briefing stands under a category there is, and a published one under one that is published. */
export const articleCategories: Check = (facts) => {
  const categories = facts.of('categories')
  const slugs = categories.map(({ slug }) => slug)
  const hidden = new Set(categories.filter((result) => !facts.isOpen(result)).map(({ slug }) => slug))
  // Somebody may have written what stands on the chip.
  const names = new Map(facts.records('categories').map(({ slug, fields }) => [fields.name, slug]))
  return eachMention('category', (mention) => {
    if (!namesCategory(mention)) return
    const { result, ref } = mention
    const category = ref.value
    if (hidden.has(category) && facts.isOpen(result)) return notPublished(category)
    if (slugs.includes(category)) return
    const found = suggest(category, [...slugs, ...names.keys()])
    const meant = found && (names.get(found) ?? found)
    const allowed = slugs.length > 0 ? `Allowed: ${quoteAll(slugs)}. ` : ''
    return {
      rule: 'unknown-value',
      message: `\`category\` cannot be ${quote(category)}.`,
      hint: `${meant ? `Did you mean ${quote(meant)}? ` : ''}${allowed}A new one: npm run new -- category "Name of it".`,
      fixes: meantWords(category, meant),
    }
  })(facts)
}

function notPublished(category: string): Said {
  return {
    message: `The category ${quote(category)} is not published, and this briefing is.`,
    hint: `Publish content/categories/${category}.json first, or make this briefing a draft as well: \`draft: true\`.`,
  }
}
