import { addressOf } from '#src/content/addresses.ts'
import type { FieldIssue } from '../../fields/field-issue.ts'
import { suggest } from '../../fields/suggest.ts'
import type { Check } from '../check.ts'
import { renameHint } from '../links/path-hint.ts'

/** Briefings to read next exist, and are not the briefing itself. */
export const relatedArticles: Check = ({ of, records }) => {
  const slugs = new Set(of('articles').map((article) => article.slug))
  return records('articles').flatMap(({ file, slug, fields }) =>
    fields.related.flatMap((related, index): FieldIssue[] => {
      const issue = { severity: 'error', rule: 'related', file, field: `related.${index}` } as const
      if (related === slug)
        return [{ ...issue, message: 'A briefing cannot be related to itself.', hint: 'Remove this line.' }]
      if (slugs.has(related)) return []
      const meant = suggest(related, slugs)
      const hint = meant
        ? `Did you mean "${meant}"?${renameHint(addressOf('articles', related), addressOf('articles', meant))}`
        : 'Write the name of a file in content/articles, without its ending.'
      return [{ ...issue, message: `There is no briefing "${related}".`, hint }]
    }),
  )
}
