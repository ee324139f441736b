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
  /** Whether it stands in a passage that was written since the last commit. */
  isNew?: true
  /** What is wrong, for code. */
  problem?: string
  message: string
  hint?: string
  /** Which system the file was written for, and what to do first; at one of its errors. */
  cameFrom?: string
  /** What a warning stands at that can be accepted. */
  words?: string
  /** What a press could do about it; several where several things may have been meant. */
  fixes?: Fix[]
}

/** A warning that is meant, so that it is told no more. */
export interface AcceptedWarning {
  rule: string
  file: string
  /** What it stands at; empty where it stands at the whole file. */
  words: string
  reason: string
  who: string
  /** `2026-03-01`. */
  day: string
}

/** What a rule of the check asks for, with an example that is wrong and the same put right. */
export interface RuleMeaning {
  sentence: string
  /** Where the examples stand, when that is no page: “In content/site/claims.json”. */
  place?: string
  wrong: string
  right: string
}

/** Other words for some that stand at the place of an issue, another value for its field, or edits that belong together. */
export type Fix = { instead: string; write: string } | { value: unknown } | WholeFix

/** Edits of the body from its top on, each with its place, and values for fields. `says` is what they come to. */
export interface WholeFix {
  says: string
  edits: { line: number; column: number; instead: string; write: string }[]
  fields?: Record<string, unknown>
  /** In how many places the same is done. */
  places?: number
}
