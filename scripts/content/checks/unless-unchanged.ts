import type { CollectionName } from '#src/content/collections.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import type { Facts } from '../model/facts.ts'
import type { RuleId } from '../rules/rules.ts'
import type { Check } from './check.ts'

/**
 * The same rule, asked again only after a file of these collections has changed, also in another run: for rules that go
 * through long texts word by word and look at nothing else. While someone edits a briefing, the legal texts stay as they are.
 */
export function unlessUnchanged(id: RuleId, collections: readonly CollectionName[], check: Check): Check {
  let before: { looked: readonly unknown[]; issues: ReturnType<Check> } | undefined
  const keptOf: (files: ReturnType<Facts['of']>, facts: Facts) => ReturnType<Check> = (files, facts) => {
    const keys = files.flatMap(({ key }) => key ?? [])
    // A file without a key was read for this one look.
    if (!facts.kept || keys.length < files.length) return check(facts)
    return facts.kept.get(id, cacheKey(facts.today, ...keys), () => check(facts))
  }
  return (facts) => {
    const files = collections.flatMap((name) => facts.of(name))
    const looked = [facts.root, facts.today, ...files]
    const same = before?.looked.length === looked.length && looked.every((item, at) => item === before?.looked[at])
    if (!before || !same) before = { looked, issues: keptOf(files, facts) }
    return before.issues
  }
}
