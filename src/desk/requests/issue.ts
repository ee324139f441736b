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
