import { isStandIn } from '#src/lib/is-stand-in.ts'
import type { Facts } from '../../model/facts.ts'
import type { FileResult } from '../../model/file-result.ts'

interface NamedCategory {
  result: FileResult
  file: string
  category: string
  field: string
}

/** The category each briefing names, also when other fields of it are wrong. A note of `npm run new` is none. */
export function categoriesNamed({ mentions }: Facts): NamedCategory[] {
  return mentions('category')
    .filter(
      ({ result: { collection }, ref: { field, value } }) =>
        collection === 'articles' && field === 'category' && !isStandIn(value),
    )
    .map(({ result, ref: { value } }) => ({ result, file: result.file, category: value, field: 'category' }))
}
