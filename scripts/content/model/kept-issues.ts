import { join } from 'node:path'
import { readSealed, writeSealed } from '../../cache/sealed-file.ts'
import type { Found } from './issue.ts'

/** What slow rules said, kept from one run to the next. */
export interface KeptIssues {
  /**
   * What a rule says; asked only when it was not asked the same before.
   *
   * @param key stands for everything the rule looks at, see `cacheKey`
   */
  get(rule: string, key: string, ask: () => Found[]): Found[]
  /** The same of a rule that takes its time. */
  getLater(rule: string, key: string, ask: () => Promise<Found[]>): Promise<Found[]>
  /** Writes what was kept since it was opened. */
  save(): void
}

type Kept = Record<string, [key: string, issues: Found[]]>

/** Opens what is kept in a folder: one answer a rule. A file that cannot be read is empty, and every rule is asked again. */
export function openKeptIssues(folder: string, version: string): KeptIssues {
  const file = join(folder, 'rules.json')
  const kept = readSealed<Kept>(file, version) ?? {}
  let written = true
  const before = (rule: string, key: string) => (kept[rule]?.[0] === key ? kept[rule][1] : undefined)
  const keep = (rule: string, key: string, issues: Found[]) => {
    kept[rule] = [key, issues]
    written = false
    return issues
  }
  return {
    get: (rule, key, ask) => before(rule, key) ?? keep(rule, key, ask()),
    getLater: async (rule, key, ask) => before(rule, key) ?? keep(rule, key, await ask()),
    save() {
      if (!written) writeSealed(file, version, kept)
      written = true
    },
  }
}
