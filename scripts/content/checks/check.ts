import type { Facts } from '../model/facts.ts'
import type { FieldIssue } from '../model/issue.ts'

/** A rule about more than one file, or about the calendar. */
export type Check = (facts: Facts) => FieldIssue[]
