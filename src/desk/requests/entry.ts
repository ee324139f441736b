import type { DeskIssue } from './issue.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Parsed } from './writing.ts'

/** A file of the content as it is written. */
export interface DeskEntry extends Parsed {
  file: string
  collection: string
  format: 'mdx' | 'json'
  /** What the file says, as the check reads it: with plain line ends. A save leaves it those it has. */
  text: string
  /** The hash of the file. */
  version: string
  /** The JSON Schema of its fields, with the descriptions written for editors. */
  schema: JsonSchema
  address?: string
}

/** What a file is once it has been saved. */
export interface Saved extends Parsed {
  version: string
  /** All there is of the file, as far as it can be seen in it alone. Not there of a file that was not known. */
  issues?: DeskIssue[]
}

/** What stands in a file that is no longer what a text was made from. */
export interface SaveConflict {
  /** Null when the file was deleted. */
  text: string | null
  version: string | null
}

/** The other files that lead to an entry. */
export interface EntryLinks {
  /** They link to it. */
  linking: string[]
  /** They name it in a field that takes entries and no addresses. */
  naming: string[]
  /** Recorded versions of legal texts that link to it: these keep their links. */
  recorded: string[]
}

/** An entry that stands in another file now, or once more. */
export interface Moved {
  file: string
  /** The other files in which something was put right. */
  changed: string[]
}

/** An entry or a picture that is gone, or back. */
export interface Deleted {
  file: string
  /** When it is back: texts changed since, whose links still lead where they were led. */
  left?: string[]
}
