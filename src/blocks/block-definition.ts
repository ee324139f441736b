import type { z } from 'zod'
import type { CollectionName, collections, Fields, SingleName } from '#src/content/collections.ts'

/**
 * What an editor may write of a block, and what it shows beside that.
 *
 * `props` is checked with line and column; `children` says what may stand inside:
 * `none` (written as `<Name />`), `prose` (Markdown and blocks) or the names of the only blocks allowed.
 * `parents` names the only blocks it may stand in; left out, it may stand anywhere.
 */
export interface BlockDefinition {
  description: string
  props: z.ZodObject
  children: 'none' | 'prose' | readonly string[]
  parents?: readonly string[]
  /** The only collection whose texts may use it. Left out, every text may. */
  collection?: 'legal'
  /** Whether the block may stand inside a paragraph. */
  inline?: boolean
  /**
   * Whether readers can do something with it that needs its script. The browser fetches and hydrates such a block on its
   * own; every other block stays the HTML it is.
   */
  interactive?: true
  /** Props that may be left out, but that a block which is put in on the desk begins with. */
  begins?: readonly string[]
  /** What belongs in each passage that a block which is put in on the desk begins with; left out, it is one passage. */
  passages?: readonly string[]
  /** What it brings from `content/` without being told by its tag. From this links, counts, search and desk know it. */
  shows: Shows
  /** Further places of the page that links can lead to. */
  places?: readonly string[]
  /** An example in MDX, shown to editors. */
  example: string
}

/** The props of a block as its schema leaves them, defaults filled in. */
export type PropsOf<Definition extends BlockDefinition> = z.output<Definition['props']>

/** All records of a collection, or the one object of a file: all its words, or facts among which others stand elsewhere. */
type Shows = { [Name in CollectionName]?: Name extends SingleName ? 'words' | 'facts' : Records<Name> }

type Records<Name extends CollectionName> =
  | ((Name extends FoundThemselves ? Places<Name> : Places<Name> & Found<Name>) & Counts<Name>)
  | ({ at?: never; within?: never; found?: never } & Counts<Name>)

/** Collections whose entries are results of the search by themselves: the registry knows their address. */
type FoundThemselves = {
  [Name in CollectionName]: (typeof collections)[Name] extends { at: unknown } | { shownOn: string } ? Name : never
}[CollectionName]

/** Records that are places of the page. */
interface Places<Name extends CollectionName> {
  /** The fragment that leads to one, from its slug, or the id it has in its list. */
  at: (id: string) => string
  /** The fragments of its parts. */
  within?: (fields: Fields<Name>) => string[]
}

/** Such records as the search finds them: as headings of the page. */
interface Found<Name extends CollectionName> {
  /** The names that stand at its place, if it finds any. */
  found: (fields: Fields<Name>) => string[]
  /** What the address says besides, for a record that is shown only then. */
  query?: (fields: Fields<Name>) => string
}

interface Counts<Name extends CollectionName> {
  /** What texts call them when they write how many there are, if they do. */
  counted: readonly Counted<Name>[]
}

/** A word for records, and how many there are of it when it does not mean each record. */
interface Counted<Name extends CollectionName> {
  noun: RegExp
  count?: (records: readonly Fields<Name>[]) => number
}

/** What a block shows of one collection, to whoever asks about any. */
export interface ShownRecords extends Partial<Places<never> & Found<never>>, Counts<never> {
  collection: CollectionName
}
