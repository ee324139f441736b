import { addressOf } from '#src/content/addresses.ts'
import { suggest } from '../../fields/suggest.ts'
import { meantWords } from '../../model/fix.ts'
import type { Check } from '../check.ts'
import { eachRecord, type Said } from '../each.ts'
import { renameHint } from '../links/path-hint.ts'
import { absentTarget } from '../publication/absent-target.ts'

/** Briefings to read next exist, are there for as long as the briefing is, and are not the briefing itself. */
export const relatedArticles: Check = (facts) => {
  const slugs = new Map(facts.of('articles').map((article) => [article.slug, article]))
  return eachRecord('articles', ({ slug, fields, result }) =>
    fields.related.flatMap((related, index): Said[] => {
      const field = `related.${index}`
      if (related === slug)
        return [{ field, message: 'A briefing cannot be related to itself.', hint: 'Remove this line.' }]
      const target = slugs.get(related)
      if (target) {
        const mention = { begins: `“${related}” is proposed to read next`, part: 'this line' }
        const absent = absentTarget(result, target, mention, facts)
        return absent ? [{ field, ...absent }] : []
      }
      const meant = suggest(related, slugs.keys())
      const hint = meant
        ? `Did you mean "${meant}"?${renameHint(addressOf('articles', related), addressOf('articles', meant))}`
        : 'Write the name of a file in content/articles, without its ending, or remove this line.'
      return [{ field, message: `There is no briefing "${related}".`, hint, fixes: meantWords(related, meant) }]
    }),
  )(facts)
}
