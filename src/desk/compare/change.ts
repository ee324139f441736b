import type { BlockKind, LinkTarget } from '../requests/writing.ts'
import type { Line } from './line-changes.ts'

/** What is known when two versions of a file are compared: names instead of the slugs and addresses in it. */
export interface Setting {
  file: string
  /** The vocabulary of blocks, for their fields. */
  kinds: readonly BlockKind[]
  targets: readonly LinkTarget[]
}

/** How a passage looks where it is written. */
export type Look = 'field' | 'paragraph' | 'heading' | 'item' | 'quote' | 'source'

/** A row of a table. The first is the one of names, which is there whether it changed or not. */
export interface Row {
  what: 'changed' | 'added' | 'removed' | 'same'
  cells: readonly Line[]
}

/** A field or a passage in which two versions differ. */
export interface Change {
  /** Where it is, as forms name it: `Cover › What it shows`. */
  place: string
  what: 'changed' | 'added' | 'removed' | 'moved'
  /** What happened to it as a whole, in words: `moved down`. */
  told?: string
  look: Look
  /** Its words; none of what has no words, such as a rule. */
  line?: Line
  rows?: readonly Row[]
  /** What changed besides words, said in words. */
  notes: readonly string[]
  /** The heading it stands below. */
  under?: string
  /** Of a field that names a picture: the names of both. */
  pictures?: { before?: string; after?: string }
}
