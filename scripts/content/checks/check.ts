import type { FieldIssue } from '../fields/field-issue.ts'
import type { Facts } from './facts.ts'

/** A rule about more than one file, or about the calendar. */
export type Check = (facts: Facts) => FieldIssue[]
