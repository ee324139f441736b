import type { Redline } from '#src/pages/legal/view/redline.ts'

/**
 * Two texts compared, as the page of a legal text shows it: with `ins` and `del` around what changed, and what became of
 * words that stayed in `span.redline-remark`.
 */
export interface LegalRedline extends Redline {
  title: string
  /** The days of both versions. */
  before: string
  now: string
}

/** What somebody wrote into a document beside its text: a comment, or a change that is tracked. */
export interface Markup {
  kind: 'comment' | 'inserted' | 'deleted' | 'arrived' | 'left' | 'looks'
  author: string
  /** `2026-03-01T09:30:00Z`, or nothing. */
  date: string
  words: string
  /** The words that a comment is about. */
  about?: string
  /** Those that stood there before changes were tracked in them, where they are others. */
  was?: string
  /** What stands around them. */
  before?: string
  after?: string
  /** It is settled there. */
  done?: true
  /** The comments that answer it. */
  replies?: Markup[]
}

/** A document that came back, compared with its version. Where a markup stands, the body has an `aside` with its index. */
export interface ReturnedRedline extends LegalRedline {
  markup: Markup[]
  /** What was not compared, in sentences. */
  unread: string[]
}
