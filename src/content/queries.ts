import type { Tree } from '#src/body/tree.ts'
import type { EntriesName, Fields, ListName, SingleName } from '#src/content/collections.ts'
import type { PictureFile, PictureOrder } from '#src/content/picture-order.ts'
import type { Slugs } from './generated/slugs.ts'

/** A heading inside a body, with the fragment that leads to it. */
export interface Heading {
  depth: 2 | 3 | 4
  id: string
  text: string
}

/** One checked entry: its fields, and for MDX its body as data. */
export interface Entry<Name extends EntriesName> {
  /** The file's path inside the collection's folder, without its ending. */
  slug: string
  /** The file, from the project's root: `content/articles/x.mdx`. */
  source: string
  /** The address of the entry's own page, if it has one. */
  url?: string
  data: Fields<Name>
  body: Tree
  headings: Heading[]
  /** Number of words in the body. */
  words: number
  /** Another one as soon as anything here is, so that nobody has to compare texts. Undefined where nothing stands for it. */
  key?: string | undefined
  /** The same for all but the body and its number of words: most that name an entry do not look into it. */
  front?: string | undefined
}

/** The slugs of a collection, as the last check found them. */
export type SlugOf<Name extends EntriesName> = Slugs[Name]

/**
 * Works out something small from the content as a whole: which briefing comes next, which stand on a page of a list. The
 * answer is plain data without entries, so that a page that asked depends on the answer and not on all that was read
 * for it.
 */
export type Question<About extends string[], Answer> = (content: WholeContent, ...about: About) => Answer

/** Everything in `content/`, checked. The only way to get at it. */
export interface ContentIndex {
  /** All entries of a collection, by slug; those with an `order` field in that order. */
  entries<Name extends EntriesName>(name: Name): Entry<Name>[]
  /** One entry, by a slug written in code: a slug that does not exist does not compile. */
  entry<Name extends EntriesName>(name: Name, slug: SlugOf<Name>): Entry<Name>
  /** One entry, by a slug that comes from the content itself. Throws when there is none: the check has seen to that. */
  entryAt<Name extends EntriesName>(name: Name, slug: string): Entry<Name>
  list<Name extends ListName>(name: Name): Fields<Name>[]
  single<Name extends SingleName>(name: Name): Fields<Name>
  /** Size in bytes of a document the build has printed, by its address. Undefined when it has not. */
  download(address: string): number | undefined
  /** Whether there is a picture: a draft may name one that is still to come. */
  hasPicture(file: string): boolean
  /** A picture, by its file. Throws when there is none: the check has seen to that. */
  picture(file: string): PictureFile
  /** Notes that a page shows a picture: what nobody asks for is not made. */
  order(order: PictureOrder): void
  /** The answer to a question about the content as a whole. Those that pages ask stand in `src/pages/view/questions.ts`. */
  ask<About extends string[], Answer>(question: Question<About, Answer>, ...about: About): Answer
}

/** The content as questions see it. */
export interface WholeContent extends ContentIndex {
  /** What many questions need, such as all briefings in order: worked out once. */
  once<Result>(work: (content: WholeContent) => Result): Result
}

/** Everything in `content/`, as the check hands it over. */
export interface ContentData {
  entries: { [Name in EntriesName]: Entry<Name>[] }
  lists: { [Name in ListName]: Fields<Name>[] }
  singles: { [Name in SingleName]: Fields<Name> }
  /** Sizes of the documents the build has printed. They are made from the content and are no part of it. */
  downloads?: Readonly<Record<string, number>>
  /** The pictures in `content/`, by file. */
  pictures: Readonly<Record<string, PictureFile>>
}

function bySlug<Name extends EntriesName>(entries: Entry<Name>[]): Map<string, Entry<Name>> {
  return new Map(entries.map((entry) => [entry.slug, entry]))
}

/** What was worked out once of a content, by the work. It holds for every other that differs in bodies alone. */
export type WorkedOut = Map<unknown, unknown>

/** The content as questions see it. What a page shows, it orders itself: a question that orders pictures throws. */
export function wholeContent(data: ContentData, known: WorkedOut = new Map()): WholeContent {
  const maps = new Map<EntriesName, Map<string, unknown>>()
  function entryAt<Name extends EntriesName>(name: Name, slug: string): Entry<Name> {
    const map = maps.get(name) ?? bySlug(data.entries[name])
    maps.set(name, map)
    const found = map.get(slug)
    if (!found) throw new Error(`No entry "${slug}" in the collection "${name}".`)
    return found as Entry<Name>
  }
  const whole: WholeContent = {
    entries: (name) => data.entries[name],
    entry: entryAt,
    entryAt,
    list: (name) => data.lists[name],
    single: (name) => data.singles[name],
    download: (address) => data.downloads?.[address],
    hasPicture: (file) => file in data.pictures,
    picture(file) {
      const found = data.pictures[file]
      if (!found) throw new Error(`No picture ${file}.`)
      return found
    },
    order: ({ address }) => {
      throw new Error(`A question has ordered the picture ${address}; the page that shows it has to.`)
    },
    ask: (question, ...about) => question(whole, ...about),
    once<Result>(work: (content: WholeContent) => Result) {
      if (!known.has(work)) known.set(work, work(whole))
      return known.get(work) as Result
    },
  }
  return whole
}

/**
 * Wraps the data in its queries.
 *
 * @param order told of every picture that a page shows
 * @param known what was worked out of the same content, but for bodies
 */
export function contentIndex(
  data: ContentData,
  order: ContentIndex['order'] = () => undefined,
  known?: WorkedOut,
): ContentIndex {
  const { once: _, ...content } = wholeContent(data, known)
  return { ...content, order }
}
