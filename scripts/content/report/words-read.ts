import type { FileResult, ReadAs } from '../model/file-result.ts'

const number = new Intl.NumberFormat('en-US')

/** Why words are not looked at. */
const reasons: Record<Exclude<ReadAs, 'prose'> | 'published', string> = {
  published: 'in legal texts that are published, which nobody may change',
  name: 'of names, places and figures',
  quotation: 'of quotations',
  code: 'of code',
}

/**
 * How many of the words visitors read were looked at, in a sentence; undefined where none were.
 *
 * @param published the legal texts that are recorded
 */
export function wordsRead(
  results: readonly FileResult[],
  published: Pick<ReadonlySet<string>, 'has'>,
): string | undefined {
  const counts = { prose: 0, published: 0, name: 0, quotation: 0, code: 0 }
  for (const { file, read = {} } of results)
    for (const [as, words] of Object.entries(read) as [ReadAs, number][])
      counts[as === 'prose' && published.has(file) ? 'published' : as] += words
  const all = Object.values(counts).reduce((sum, words) => sum + words)
  if (all === 0) return undefined
  const left = (Object.keys(reasons) as (keyof typeof reasons)[]).filter((kind) => counts[kind] > 0)
  const others = left.map((kind) => `${number.format(counts[kind])} ${reasons[kind]}`).join('; ')
  return `Words looked at: ${number.format(counts.prose)} of ${number.format(all)} that visitors read${others && ` (not: ${others})`}.`
}
