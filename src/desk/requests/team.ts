import type { DeskChange } from './hand-over.ts'
import type { DeskIssue } from './issue.ts'

/** What a desk knows of its team at the moment. */
export interface TeamState {
  /** How many reviews wait for whoever writes here. */
  waiting: number
  /** How many comments are open, of each file that has some. */
  comments: { file: string; open: number }[]
}

/** Somebody else of the team, and an entry that is open at their desk. */
export interface OpenElsewhere {
  name: string
  file: string
}

/**
 * Where a review stands. `approved` is said of one commit: a later change makes it `sent` again. `merged` is on the main
 * branch, `live` on the public site.
 */
export type ReviewStage = 'sent' | 'returned' | 'approved' | 'merged' | 'live'

/** A review of somebody in the team. */
export interface TeamReview {
  branch: string
  /** The commit it is at. */
  commit: string
  title: string
  /** What was said with each part of it, the first one first. */
  messages: string[]
  /** Those who wrote it, the first one first. */
  authors: string[]
  files: string[]
  stage: ReviewStage
  /** When it came to that stage, ISO 8601. */
  since: string
  /** Who approved it, or sent it back. */
  by?: string
  /** With which words it was sent back. */
  words?: string
  /** It is merged, and visitors do not get it after half an hour. */
  late?: true
  /** What the check finds in the site that it would make, and not in that of the main branch: it is not merged with these. */
  errors?: DeskIssue[]
  /** Whoever asks wrote a part of it. */
  own?: true
  /** It waits for whoever asks. */
  waits?: true
  /** What whoever asks may do with it. */
  may: ('approve' | 'return' | 'merge' | 'take' | 'preview')[]
  /** The links to its pages, the oldest first; where whoever asks may make some, and there are any. */
  previews?: PreviewLink[]
}

/** A link to the pages of a review, for people without a desk. Its address is said once, when it is made. */
export interface PreviewLink {
  id: string
  /** Who made it. */
  by: string
  /** When it ends, ISO 8601. */
  until: string
}

/** A link that has just been made. */
export interface PreviewMade {
  address: string
  /** When it ends, ISO 8601. */
  until: string
}

/** Which review is meant, as it was read: one that was changed since is refused. */
export interface ReviewAt {
  branch: string
  commit: string
}

/** What a review changes: before and after are the texts in it, and not those of whoever reads. */
export type ReviewChange = Omit<DeskChange, 'review' | 'from'>

/** What became of a review that was to be merged. */
export interface ReviewMerged {
  merged: boolean
  /** Why it is not. */
  problem?: string
  /** Where the git host takes it over: its rules may keep the desk from doing so. */
  url?: string
}
