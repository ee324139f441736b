/**
 * What the desk asks its server for, and what it gets; what it sends with a write is in `requests.ts`, what is asked while
 * somebody writes in `writing-api.ts`, and legal texts have `legal-api.ts`. All of it lies below `/_desk/api/`; every
 * request carries the token of this start in the header `x-desk-token`, bodies are JSON. `GET events?token=` has it in its
 * address: an `EventSource` sends no header.
 *
 * The page is opened at `/_desk/#token=…&file=content/articles/x.mdx`; `file` may be missing, and links from the preview
 * have `file` alone: the token is then that of this origin's last window. A token of an earlier start is refused with 401;
 * `POST /_desk/open` with `{ file? }` needs none and opens a window that has the new one.
 *
 * The page carries a nonce for styles that scripts insert, for `EditorView.cspNonce`:
 * `document.querySelector('meta[property=csp-nonce]').nonce`. Its one Trusted Types policy is `ProseMirrorClipboard`.
 *
 * The text of a file is the truth: fields, body and source are three ways to edit one text, and a save hands over the whole
 * text with the version it was made from.
 */

/** An issue of the content check, in the reporter's own words. */
export interface DeskIssue {
  severity: 'error' | 'warning'
  rule: string
  file: string
  /** From 1. */
  line?: number
  /** From 1, in UTF-16 units. */
  column?: number
  endColumn?: number
  /** The field, as a path: `hero.ctaLink`. */
  field?: string
  /** The block it is about: `Callout`; the field is one of this block. */
  block?: string
  /** How the passage begins it is about, where that is no block. */
  passage?: string
  message: string
  hint?: string
  /** What a press could do about it; several where several things may have been meant. */
  fixes?: Fix[]
}

/** Other words for some that stand at the place of an issue, or another value for its field. */
export type Fix = { instead: string; write: string } | { value: unknown }

/** Where an entry stands for readers. */
export type EntryState = 'published' | 'scheduled' | 'ended' | 'draft'

/** A file of the content, as lists show it. */
export interface EntrySummary {
  /** From the project's root: `content/articles/x.mdx`. */
  file: string
  /** A name of `collections`. */
  collection: string
  title: string
  /** The address of its page, or of the page that shows it. */
  address?: string
  state: EntryState
  errors: number
  warnings: number
  /** Differs from the last commit. */
  changed: boolean
  /** Waits for review as it stands: the branch it was sent on. */
  review?: string
  /** Of a version of a legal text: people may rely on it, and its text is corrected only with a reason. */
  recorded?: true
}

/** A kind of entry that can be started: `briefing`. */
export interface EntryKind {
  collection: string
  /** The word for a single entry; none where entries cannot be started. */
  one?: string
}

/** `GET site`. */
export interface DeskSite {
  name: string
  entries: EntrySummary[]
  kinds: EntryKind[]
  issues: DeskIssue[]
  /** How many changes there are since the last commit: pictures and deleted files count, and a renamed file once. */
  changes: number
  git: {
    available: boolean
    /** Whether a review is handed to others, and not only kept here. */
    remote?: boolean
    /** Who commits. Missing where nobody has said so yet: then a review needs an author. */
    author?: { name: string; email: string }
  }
}

/** `GET entry?file=`. The schema alone, for a file that may be there no more: `GET schema?file=`. */
export interface DeskEntry {
  file: string
  collection: string
  format: 'mdx' | 'json'
  /** The bytes of the file as text. */
  text: string
  /** The hash of the text. */
  version: string
  /** The JSON Schema of its fields, with the descriptions written for editors. */
  schema: Record<string, unknown>
  address?: string
}

/** The answer to `PUT entry`; 409 and `SaveConflict` when the file is no longer the base. */
export interface Saved {
  version: string
}
export interface SaveConflict {
  /** What stands in the file now; null when it was deleted. */
  text: string | null
  version: string | null
}

/** Where words were found: `GET search?words=` → `TextFound[]`, each with its first passages; `&file=` with all of one. */
export interface TextFound {
  file: string
  passages: TextPassage[]
  /** How many more passages have the words. */
  more?: number
}
/** Words that were looked for, with what a reader reads before and after them. */
export interface TextPassage {
  before: string
  found: string
  after: string
  /** Where they stand: a line and column, from 1, and the path of the field, `entries.3.value`, outside of the body. */
  field?: string
  line?: number
  column?: number
  /** How many characters of the file they are, with the signs between them. */
  length?: number
}

/** `GET changes` → `DeskChange[]`: what differs from the last commit below `content/`. */
export interface DeskChange {
  file: string
  kind: 'added' | 'changed' | 'deleted'
  /** Of an added file: the deleted one it was before, which is not told apart and goes along. */
  from?: string
  title: string
  /** Null where there is none: before it was added, after it was deleted, of a picture. */
  before: string | null
  after: string | null
  /** The branch on which it waits for review as it stands. */
  review?: string
  /** The register of legal texts, which the commands write: fingerprints. */
  register?: true
  /** A picture, to be seen with `GET picture?file=`; as it was with `&before`. */
  picture?: true
}

/** A review that was sent and is not taken over yet: `GET reviews` → `OpenReview[]`, the newest first. */
export interface OpenReview {
  branch: string
  /** The first line of what was said when it was begun. */
  message: string
  files: string[]
}

/** The answer to `POST review`. */
export interface ReviewSent {
  branch?: string
  /** Whether the remote has it. */
  pushed?: boolean
  /** Why it has not. */
  problem?: string
  /** Where the remote lets a review be opened. */
  url?: string
  /** Without git: the changes as the text of a patch. */
  patch?: string
  /** The files that stand in no patch, because they are pictures: they have to be sent along. */
  left?: string[]
}

/** `GET history?file=` → `Revision[]`, dates in ISO 8601; `GET revision?file=&id=` → `{ text }`. */
export interface Revision {
  id: string
  author: string
  date: string
  message: string
}

/**
 * What `GET events` (server-sent events) tells: `content` after every check that found something else, `file` when a file
 * changed on disk, whoever changed it. Whatever was told while the line was down is in `GET site`.
 */
export type DeskEvent =
  /** All issues; of the entries those that are new or differ, and the files of those that are gone. */
  | { type: 'content'; issues: DeskIssue[]; entries: EntrySummary[]; gone: string[]; changes: number }
  | { type: 'file'; file: string; version: string | null }

/** Every refusal. */
export interface DeskRefusal {
  /** A sentence for the person who writes. */
  message: string
  /** What has to be put right first. */
  issues?: DeskIssue[]
}
