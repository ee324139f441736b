import type { FieldIssue } from '../fields/field-issue.ts'
import type { FileResult } from '../stages/file-result.ts'
import type { Check } from './check.ts'
import type { Facts } from './facts.ts'

/**
 * A rule that looks at one file and nothing else: a file is looked at again only after it has changed.
 *
 * @param name of the rule, for the report should it fail.
 */
export function perFile(name: string, look: (result: FileResult, facts: Facts) => FieldIssue[]): Check {
  const known = new WeakMap<FileResult, FieldIssue[]>()
  const rule: Check = (facts) =>
    facts.results.flatMap((result) => {
      const issues = known.get(result) ?? look(result, facts)
      known.set(result, issues)
      return issues
    })
  return Object.defineProperty(rule, 'name', { value: name })
}
