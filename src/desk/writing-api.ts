import type { DeskIssue } from './api.ts'

// What the desk asks for while somebody writes, in the same way as everything in `api.ts`.

/** A block of the vocabulary, as the "+" menu shows it: `GET blocks`. */
export interface BlockKind {
  name: string
  description: string
  /** JSON Schema of its props. */
  props: Record<string, unknown>
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

/** `POST parse` with `{ file, text }`: the body as the pipeline's own parser reads it, mdast with offsets into the text. */
export interface Parsed {
  /** Root of mdast with `position.start.offset` and `position.end.offset`; null where nothing could be read. */
  root: unknown
  issues: DeskIssue[]
}

/** Something to link to: a page, a section of it, or an entry named in fields. `GET targets` → `LinkTarget[]`. */
export interface LinkTarget {
  title: string
  /** `/services#top`; empty for an entry without an address. */
  href: string
  /** Of a section: the title of its page. */
  on?: string
  /** Set for what fields name, such as related briefings; `sections` and `values` are parts of legal texts. */
  collection?: string
  slug?: string
  /** The only file that can name it so. */
  file?: string
  /** What else is good to know before it is chosen: the scope of a claim. */
  note?: string
}
