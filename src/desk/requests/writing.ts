import type { MarkdownNode } from '../text/model/mdast.ts'
import type { JsonSchema } from './json-schema.ts'

/** A block of the vocabulary, as the "+" menu shows it. */
export interface BlockKind {
  name: string
  description: string
  props: JsonSchema
  /** Whether it may hold text or other blocks. */
  children: boolean
  /** The only blocks it may hold. */
  only?: string[]
  /** The only blocks it may stand in. */
  parents?: string[]
  /** It may stand inside a paragraph. */
  inline?: true
  /** The only collection whose texts may use it. */
  collection?: string
  /** How it is written when it is put in: with a note of what belongs there in the place of all words. */
  starter: string
}

/** A body as the pipeline's own parser reads it. */
export interface Parsed {
  /** mdast with offsets into the text; null where nothing could be read, and of files that have only fields. */
  root: MarkdownNode | null
}

/** Something to link to: a page, a section of it, or an entry named in fields. */
export interface LinkTarget {
  title: string
  /** `/services#top`; empty for an entry without an address. */
  href: string
  /** Of a section: the title of its page. */
  on?: string
  /** Set for what fields name, such as related briefings; `sections` and `values` are parts of legal texts, `pictures` are files. */
  collection?: string
  slug?: string
  /** The only file that can name it so. */
  file?: string
  /** What else is good to know before it is chosen: the scope of a claim. */
  note?: string
}
