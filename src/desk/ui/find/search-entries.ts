import type { EntrySummary, TextFound } from '../../api.ts'

/** What a list of entries can be narrowed to. */
export type StateFilter = 'all' | 'draft' | 'scheduled' | 'ended' | 'problems' | 'changed' | 'review'

export interface Search {
  words: string
  state: StateFilter
  /** Of one collection only. */
  collection?: string
  order: 'title' | 'address'
}

const texts = new WeakMap<EntrySummary, string>()

function searched(entry: EntrySummary): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const text = `${entry.title} ${entry.address ?? ''} ${entry.file}`.toLowerCase()
  texts.set(entry, text)
  return text
}

export function isIn(entry: EntrySummary, state: StateFilter): boolean {
  if (state === 'all') return true
  if (state === 'changed') return entry.changed
  if (state === 'review') return entry.review !== undefined
  if (state === 'problems') return entry.errors + entry.warnings > 0
  return entry.state === state
}

const wordsOf = ({ words }: Search) => words.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether every word of a search stands in title, address or file name. */
export const isNamed = (entry: EntrySummary, search: Search) =>
  wordsOf(search).every((word) => searched(entry).includes(word))

const byTitle = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/**
 * The entries that have every word of a search in title, address or file name, or in their text.
 *
 * @param inTexts the files in whose text the words were found
 */
export function searchEntries(
  entries: readonly EntrySummary[],
  search: Search,
  inTexts: ReadonlyMap<string, TextFound>,
): EntrySummary[] {
  const found = entries.filter(
    (entry) =>
      (!search.collection || entry.collection === search.collection) &&
      isIn(entry, search.state) &&
      (inTexts.has(entry.file) || isNamed(entry, search)),
  )
  const key = ({ title, address, file }: EntrySummary) => (search.order === 'title' ? title : (address ?? `~${file}`))
  const named = new Set(found.filter((entry) => isNamed(entry, search)))
  const rank = (entry: EntrySummary) => Number(!named.has(entry))
  return found.sort((a, b) => rank(a) - rank(b) || byTitle(key(a), key(b)) || byTitle(a.file, b.file))
}
