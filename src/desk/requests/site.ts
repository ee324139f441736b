import type { AcceptedWarning, DeskIssue } from './issue.ts'
import type { OpenElsewhere, TeamState } from './team.ts'

/** Where an entry stands for readers. `new` is one that they get as soon as it is handed over and merged. */
export type EntryState = 'published' | 'scheduled' | 'ended' | 'draft' | 'new'

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
  /** The day by which somebody was to look at it again has passed; `owner` answers for it, where that is known. */
  overdue?: { owner?: string }
  /** Waits for review as it stands: the branch it was sent on. */
  review?: string
  /** Of a version of a legal text: people may rely on it, and its text is corrected only with a reason. */
  recorded?: true
  /** Of such a version: somebody has approved its text. */
  approved?: true
  /** Of such a version: readers can read it ahead of its day. */
  announced?: true
  /** Of such a version: its announcement is for a later day, or among the changes since the last commit. */
  cancellable?: true
}

/** A kind of entry that can be started: `briefing`. */
export interface EntryKind {
  collection: string
  /** The word for a single entry; none where entries cannot be started. */
  one?: string
}

/** Everything there is. */
export interface DeskSite {
  name: string
  /** Which code the desk is of: another one makes windows that are open load anew. Empty where each change is sent to them. */
  code: string
  entries: EntrySummary[]
  kinds: EntryKind[]
  issues: DeskIssue[]
  /** Warnings that are not among them because they are meant. */
  accepted: AcceptedWarning[]
  /** How many changes there are since the last commit: pictures and deleted files count, and a renamed file once. */
  changes: number
  git: {
    available: boolean
    /** Whether a review is handed to others, and not only kept here. */
    remote?: boolean
    /** Who commits. Missing where nobody has said so yet: then a review needs an author. */
    author?: { name: string; email: string }
  }
  /** Only where a team writes. */
  team?: TeamState
  /** Who else has what open at the moment; only where a team writes. */
  others?: OpenElsewhere[]
}

/**
 * What the server tells by itself: `content` after every check that found something else, `file` when a file changed on
 * disk, whoever changed it, `team` when a review, what waits or a comment is another, `others` when somebody else opened or left an
 * entry. `where` asks each window which entry is open in it.
 */
export type DeskEvent =
  /** All issues; of the entries those that are new or differ, and the files of those that are gone. */
  | {
      type: 'content'
      issues: DeskIssue[]
      accepted: AcceptedWarning[]
      entries: EntrySummary[]
      gone: string[]
      changes: number
    }
  | { type: 'file'; file: string; version: string | null }
  | { type: 'team'; team: TeamState }
  | { type: 'others'; others: OpenElsewhere[] }
  | { type: 'where' }

/** Where words were found. */
export interface TextFound {
  file: string
  passages: TextPassage[]
  /** How many more passages have the words. */
  more?: number
}

/** An address outside of the site that is gone, and where the content links to it. */
export interface GoneLink {
  address: string
  /** The first day on which it failed, `2026-11-29`. */
  since: string
  /** What it failed with last: `404`. */
  said: string
  from: { file: string; line?: number; field?: string }[]
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

/** Where words of a page stand in the content. */
export interface SourcePlace {
  file: string
  /** The field, as a path; none in the body. */
  field?: string
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units. */
  column: number
}
