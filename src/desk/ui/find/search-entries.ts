import type { EntrySummary, TextFound } from '../../requests/site.ts'

/** What a list of entries can be narrowed to. */
export type StateFilter = 'all' | 'draft' | 'scheduled' | 'ended' | 'problems' | 'changed' | 'review' | 'overdue'

export interface Search {
  words: string
  state: StateFilter
  /** Of one collection only. */
  collection?: string
  /** As visitors find them, as long as nothing else is chosen; without words by title. */
  order: 'found' | 'title' | 'address'
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
  if (state === 'overdue') return entry.overdue !== undefined
  if (state === 'problems') return entry.errors + entry.warnings > 0
  return entry.state === state
}

const wordsOf = ({ words }: Search) => words.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether every word of a search stands in title, address or file name. */
export const isNamed = (entry: EntrySummary, search: Search) =>
  wordsOf(search).every((word) => searched(entry).includes(word))

const byTitle = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/**
 * The entries that visitors find with the words of a search, and those that have every word in title, address or file name,
 * or in their text.
 *
 * @param inTexts the files in whose text the words were found
 * @param onSite the addresses that visitors find, each with its place
 */
export function searchEntries(
  entries: readonly EntrySummary[],
  search: Search,
  inTexts: ReadonlyMap<string, TextFound>,
  onSite: ReadonlyMap<string, number>,
): EntrySummary[] {
  const wanted = entries.filter(
    (entry) => (!search.collection || entry.collection === search.collection) && isIn(entry, search.state),
  )
  const rankOf = ({ address }: EntrySummary) => onSite.get(address ?? '') ?? onSite.size
  const found = wanted.filter(
    (entry) => rankOf(entry) < onSite.size || inTexts.has(entry.file) || isNamed(entry, search),
  )
  const key = ({ title, address, file }: EntrySummary) => (search.order === 'address' ? (address ?? `~${file}`) : title)
  const named = new Set(found.filter((entry) => isNamed(entry, search)))
  const place = (entry: EntrySummary) => (search.order === 'found' ? rankOf(entry) : 0)
  const rank = (entry: EntrySummary) => place(entry) + Number(!named.has(entry)) / 2
  return found.sort((a, b) => rank(a) - rank(b) || byTitle(key(a), key(b)) || byTitle(a.file, b.file))
}
