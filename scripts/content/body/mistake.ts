import type { TagProblem } from '#src/body/scan-tag.ts'
import type { WholeFix } from '../model/fix.ts'
import type { RuleId } from '../rules/rules.ts'

/** Offsets of a text. */
export type Range = [start: number, end: number]

/** What is wrong with a body, and what has to be left out to read the rest. */
export interface Mistake {
  at: Range
  /** Further places at which the same is wrong. */
  others?: Range[]
  /** `mdx-syntax` where none is named. */
  rule?: RuleId
  /** Of a tag that cannot be read: what is wrong in it. */
  kind?: TagProblem | 'lost-value'
  message: string
  hint?: string
  /** What a press writes, for all places at once. */
  fix?: WholeFix
  /** The parts to leave out; the place itself without any. */
  leaveOut?: Range[]
  /** The names of tags that are left out: where others stand in them cannot be checked. */
  tags?: string[]
}
