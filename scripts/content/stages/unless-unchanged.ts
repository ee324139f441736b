import type { CollectionName } from '#src/content/collections.ts'
import type { Check } from '../checks/check.ts'

/**
 * The same rule, asked again only after a file of these collections has changed: for rules that go through long texts
 * word by word and look at nothing else. While someone edits a briefing, the legal texts stay as they are.
 */
export function unlessUnchanged(collections: readonly CollectionName[], check: Check): Check {
  let before: { looked: readonly unknown[]; issues: ReturnType<Check> } | undefined
  const rule: Check = (facts) => {
    const looked = [facts.root, facts.today, ...collections.flatMap((name) => facts.of(name))]
    const same = before?.looked.length === looked.length && looked.every((item, at) => item === before?.looked[at])
    if (!before || !same) before = { looked, issues: check(facts) }
    return before.issues
  }
  return Object.defineProperty(rule, 'name', { value: check.name })
}
