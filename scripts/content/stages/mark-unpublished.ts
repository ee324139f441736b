import type { Tree } from '#src/body/tree.ts'
import type { Clock } from '#src/content/clock.ts'
import type { CollectionName } from '#src/content/collections.ts'
import type { Publication } from '#src/content/publication.ts'
import type { Ui } from '#src/content/schemas/site.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { momentWords } from '../calendar/moment-words.ts'

export type PreviewWords = Ui['preview']

/** An entry of any collection, as far as it is put in order and marked. */
export interface AnyEntry {
  slug: string
  source: string
  key?: string | undefined
  front?: string | undefined
  data: { order?: number; title?: string; name?: string; hero?: { title: string; eyebrow?: string } }
  body: Tree
}

/**
 * The entry with its mark, for the preview: before its title wherever that stands (page, browser tab, lists, links), and
 * as a note on its page. It is part of the data, so the pages need to know nothing of drafts.
 */
export function markUnpublished(
  name: CollectionName,
  entry: AnyEntry,
  { draft, from }: Publication,
  words: PreviewWords,
  { timeZone }: Clock,
): AnyEntry {
  const mark = draft ? words.draft : words.scheduled
  const date = from ? momentWords(from.at, timeZone) : ''
  const note = draft ? words.draftNote : fillWords(words.scheduledNote, { date })
  return {
    ...entry,
    // They stand for the entry, and the mark is a part of it.
    key: entry.key && `${entry.key} ${mark} ${note}`,
    front: entry.front && `${entry.front} ${mark} ${note}`,
    data: { ...entry.data, ...marked(entry.data, mark, note) },
    body: noted(name, entry.body, mark, note),
  }
}

/** People go by their name, everything else by its title. A page that is composed has its note in the hero. */
function marked({ title, name, hero }: AnyEntry['data'], mark: string, note: string): AnyEntry['data'] {
  const before = (text: string) => `${mark} · ${text}`
  if (name !== undefined) return { name: before(name) }
  if (!hero) return title === undefined ? {} : { title: before(title) }
  const eyebrow = hero.eyebrow ? `${hero.eyebrow} · ${note}` : note
  return { title: before(title ?? ''), hero: { ...hero, title: before(hero.title), eyebrow } }
}

const prose: readonly CollectionName[] = ['articles', 'jobs']

/** Above a text the note is a block of the kit. A legal text that does not apply says so by itself. */
function noted(name: CollectionName, body: Tree, title: string, text: string): Tree {
  return prose.includes(name) ? [['Callout', { title }, ['p', null, text]], ...body] : body
}
