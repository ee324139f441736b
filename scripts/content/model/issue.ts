import { type RuleId, rules } from '../rules/rules.ts'
import type { Fix } from './fix.ts'
import type { NamedProblem } from './named-problem.ts'

/** Something wrong in the content, with the place and the way to put it right. */
export interface Issue {
  /** An error stops the build; a warning is only told. */
  severity: 'error' | 'warning'
  rule: RuleId
  /** The file, from the project's root: `content/…`. */
  file: string
  /** From 1. */
  line?: number
  /** From 1, in UTF-16 units, as editors count. */
  column?: number
  /** The column after the last character, when the issue ends on the same line. */
  endColumn?: number
  /** The field, as a path: `hero.ctaLink`. */
  field?: string
  message: string
  /** What is wrong, for code. Left out of machine-readable output. */
  problem?: NamedProblem
  /** How to fix it. */
  hint?: string
  /** What a press could do about it; several where several things may have been meant. */
  fixes?: Fix[] | undefined
  /** Which system the file was written for, and what to do first; at one of its errors. */
  cameFrom?: string
  /** The text of the file, for the code frame. Left out of machine-readable output. */
  source?: string
}

/** An issue that knows its field but not yet its line: `locate-issues.ts` finds that in the text. */
export interface FieldIssue extends Issue {
  /** Whether the name of the field or its value is meant. */
  at?: 'key' | 'value'
}

/** What a rule finds. Its id and its severity are those of its row, where it says no others. */
export type Found = Omit<FieldIssue, 'rule' | 'severity'> & Partial<Pick<FieldIssue, 'rule' | 'severity'>>

/** What was found, with what the row of its rule says. */
export function issueOf(id: RuleId, found: Found): FieldIssue {
  const rule = found.rule ?? id
  return { severity: rules[rule].severity, rule, ...found }
}
