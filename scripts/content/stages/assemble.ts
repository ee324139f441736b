import { isClosed } from '#src/content/addresses.ts'
import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'
import type { ContentData } from '#src/content/queries.ts'
import { type FootnoteWords, nameFootnotes } from '../body/name-footnotes.ts'
import type { FileResult } from './file-result.ts'

interface AnyEntry {
  slug: string
  data: { order?: number }
}
const entries = new WeakMap<FileResult, { entry: AnyEntry; words: FootnoteWords }>()

/** Puts checked results together as the content index. An entry whose last day is over is left out. */
export function assemble(results: readonly FileResult[], today: string): ContentData {
  const words = results.find(({ collection }) => collection === 'articleWords')?.value as FootnoteWords
  const data: Record<'entries' | 'lists' | 'singles', Record<string, unknown>> = { entries: {}, lists: {}, singles: {} }
  for (const [name, row] of Object.entries(collections) as [CollectionName, Collection][]) {
    const own = results.filter((result) => result.collection === name)
    if (row.kind === 'list') data.lists[name] = own[0]?.value
    else if (row.kind === 'single') data.singles[name] = own[0]?.value
    else
      data.entries[name] = own
        .map((result) => toEntry(result, row, words))
        .filter(({ data }) => !isClosed(data, row.page, today))
        .sort(inOrder)
  }
  return data as unknown as ContentData
}

/** The same result is the same entry as long as the words around it are, so that unchanged entries can be recognised. */
function toEntry(result: FileResult, row: Collection, footnoteWords: FootnoteWords): AnyEntry {
  const known = entries.get(result)
  if (known?.words === footnoteWords) return known.entry
  const { slug, file: source, value, headings, words } = result
  const body = nameFootnotes(result.body, footnoteWords)
  const url = row.kind === 'entries' ? row.page?.at?.(slug) : undefined
  const entry = { slug, source, ...(url && { url }), data: value as AnyEntry['data'], body, headings, words }
  entries.set(result, { entry, words: footnoteWords })
  return entry
}

function inOrder(a: AnyEntry, b: AnyEntry): number {
  return (a.data.order ?? 0) - (b.data.order ?? 0) || (a.slug < b.slug ? -1 : 1)
}
