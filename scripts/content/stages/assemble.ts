import type { Tree } from '#src/body/tree.ts'
import type { Clock } from '#src/content/clock.ts'

import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'
import { publicationOf, stateAt } from '#src/content/publication.ts'
import type { ContentData } from '#src/content/queries.ts'
import { groupBy } from '#src/lib/group-by.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import { type FootnoteWords, nameFootnotes } from '../body/name-footnotes.ts'
import type { Pictures } from '../pictures/picture-reader.ts'
import { withPictureFiles } from '../pictures/with-picture-files.ts'
import type { FileResult } from './file-result.ts'
import { type AnyEntry, markUnpublished, type PreviewWords } from './mark-unpublished.ts'

/** What an entry is made of beside its own file. */
interface Around {
  words: FootnoteWords
  pictures: Pictures
  /** Of the words, and of the names of the pictures. */
  keys: { words: string; pictures: string }
}
const entries = new WeakMap<FileResult, { entry: AnyEntry; around: Around; showsPictures: boolean }>()

/**
 * Puts checked results together as the content index. Only what is public at the moment of the clock is in it: what is
 * not there is on no page, in no list, count, feed or document. A preview also has what is still to come, marked.
 */
export function assemble(
  results: readonly FileResult[],
  pictures: Pictures,
  clock: Clock,
  preview = false,
): ContentData {
  const byCollection = groupBy(results, ({ collection }) => collection)
  const single = (name: CollectionName) => byCollection.get(name)?.[0]?.value
  const words = single('articleWords') as FootnoteWords
  const ui = single('ui') as { preview: PreviewWords }
  const data: Record<'entries' | 'lists' | 'singles', Record<string, unknown>> = { entries: {}, lists: {}, singles: {} }
  const keys = { words: cacheKey(JSON.stringify(words) ?? ''), pictures: cacheKey(...pictures.keys()) }
  const around: Around = { words, pictures, keys }
  const shown = (result: FileResult, row: Collection): AnyEntry[] => {
    const publication = publicationOf(result.collection, result.value, clock)
    const state = stateAt(publication, clock)
    if (state === 'open') return [toEntry(result, row, around)]
    if (!preview || state === 'closed') return []
    return [markUnpublished(result.collection, toEntry(result, row, around), publication, ui.preview, clock)]
  }
  for (const [name, row] of Object.entries(collections) as [CollectionName, Collection][]) {
    if (row.kind === 'list') data.lists[name] = single(name)
    else if (row.kind === 'single') data.singles[name] = single(name)
    else data.entries[name] = (byCollection.get(name) ?? []).flatMap((result) => shown(result, row)).sort(inOrder)
  }
  const known = [...pictures.values()].flatMap(({ file, picture }) => (picture ? [[file, picture]] : []))
  return { ...data, pictures: Object.fromEntries(known) } as unknown as ContentData
}

/** The same result is the same entry as long as what is around it is, so that unchanged entries can be recognised. */
function toEntry(result: FileResult, row: Collection, around: Around): AnyEntry {
  const known = entries.get(result)
  const isSame = (before: Around, seen: boolean) =>
    before.words === around.words && (!seen || before.pictures === around.pictures)
  if (known && isSame(known.around, known.showsPictures)) return known.entry
  const pictures = result.refs.filter(({ kind }) => kind === 'picture')
  const showsPictures = pictures.length > 0
  const namesPicture = pictures.some(({ field }) => field)
  const { slug, file: source, headings, words } = result
  const url = row.kind === 'entries' ? row.page?.at?.(slug) : undefined
  const shown = () => (showsPictures ? withPictureFiles(result, around.pictures) : result)
  const entry = {
    slug,
    source,
    ...(result.key && { key: `${result.key} ${around.keys.words} ${showsPictures ? around.keys.pictures : ''}` }),
    front: namesPicture ? `${result.front} ${around.keys.pictures}` : result.front,
    ...(url && { url }),
    data: (namesPicture ? shown().value : result.value) as AnyEntry['data'],
    headings,
    words,
    /** Made when it is asked for: after an edit, that is the body of one entry. */
    get body(): Tree {
      return nameFootnotes(shown().body, around.words)
    },
  }
  entries.set(result, { entry, around, showsPictures })
  return entry
}

function inOrder(a: AnyEntry, b: AnyEntry): number {
  return (a.data.order ?? 0) - (b.data.order ?? 0) || (a.slug < b.slug ? -1 : 1)
}
