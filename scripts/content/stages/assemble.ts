import type { Tree } from '#src/body/tree.ts'
import type { Clock } from '#src/content/clock.ts'

import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'
import { publicationOf, stateAt } from '#src/content/publication.ts'
import type { ContentData } from '#src/content/queries.ts'
import { groupBy } from '#src/lib/group-by.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import { type FootnoteWords, nameFootnotes } from '../body/name-footnotes.ts'
import type { FileResult } from '../model/file-result.ts'
import type { Pictures } from '../model/picture.ts'
import { withPictureFiles } from '../pictures/with-picture-files.ts'
import { type AnyEntry, markUnpublished, type PreviewWords } from './mark-unpublished.ts'

/** What an entry is made of beside its own file. */
interface Around {
  words: FootnoteWords
  pictures: Pictures
  /** Of the words, and of the names of the pictures. */
  keys: { words: string; pictures: string }
}
const entries = new WeakMap<FileResult, EntryOfFile>()

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
  if (known?.isMadeWith(around)) return known as unknown as AnyEntry
  const pictures = picturesOf(result)
  const namesPicture = pictures.some(({ field }) => field)
  const { slug, file: source, headings, words } = result
  const url = row.kind === 'entries' ? row.at?.(slug) : undefined
  const fields = {
    slug,
    source,
    ...(result.key && { key: `${result.key} ${around.keys.words} ${pictures.length > 0 ? around.keys.pictures : ''}` }),
    front: namesPicture ? `${result.front} ${around.keys.pictures}` : result.front,
    ...(url && { url }),
    data: withoutReview(namesPicture ? withPictureFiles(result, around.pictures).value : result.value),
    headings,
    words,
  }
  const entry = new EntryOfFile(fields, result, around)
  entries.set(result, entry)
  return entry as unknown as AnyEntry
}

/** Who looks after an entry stays in its file: nothing that is built for readers can show it, in whichever way it is put together. */
function withoutReview(value: unknown): unknown {
  const { owner, reviewBy, ...shown } = value as { owner?: string; reviewBy?: string }
  return owner === undefined && reviewBy === undefined ? value : shown
}

const picturesOf = ({ refs }: FileResult) => refs.filter(({ kind }) => kind === 'picture')

/** An entry whose body is made when it is asked for: after an edit, that is the body of one entry. */
class EntryOfFile {
  readonly #result: FileResult
  readonly #around: Around

  constructor(fields: object, result: FileResult, around: Around) {
    Object.assign(this, fields)
    this.#result = result
    this.#around = around
  }

  isMadeWith({ words, pictures }: Around): boolean {
    const { words: ownWords, pictures: ownPictures } = this.#around
    return words === ownWords && (pictures === ownPictures || picturesOf(this.#result).length === 0)
  }

  get body(): Tree {
    const { words, pictures } = this.#around
    const showsPictures = picturesOf(this.#result).length > 0
    return nameFootnotes((showsPictures ? withPictureFiles(this.#result, pictures) : this.#result).body, words)
  }

  toJSON() {
    return { ...this, body: this.body }
  }
}

function inOrder(a: AnyEntry, b: AnyEntry): number {
  return (a.data.order ?? 0) - (b.data.order ?? 0) || (a.slug < b.slug ? -1 : 1)
}
