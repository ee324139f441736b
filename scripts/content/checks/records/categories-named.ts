import type { FileResult } from '../../stages/file-result.ts'
import type { Facts } from '../facts.ts'

interface NamedCategory {
  result: FileResult
  file: string
  category: string
  field: string
}

/** The category each briefing names, also when other fields of it are wrong. A note of `npm run new` is none. */
export function categoriesNamed({ of }: Facts): NamedCategory[] {
  return of('articles').flatMap((result) =>
    result.refs
      .filter(
        ({ kind, field, value }) => kind === 'category' && field === 'category' && !/^Fill in(?: \d+)?:/.test(value),
      )
      .map(({ value }) => ({ result, file: result.file, category: value, field: 'category' })),
  )
}
