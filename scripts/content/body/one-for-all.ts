import { groupBy } from '#src/lib/group-by.ts'
import type { Fix, WholeFix } from '../model/fix.ts'
import type { Issue } from '../model/issue.ts'

/** Where the same is wrong in several places of a text, and each can be put right by itself, the first offers to do it in all. */
export function withOneForAll(issues: readonly Issue[]): Issue[] {
  const alike = groupBy(
    issues.filter(({ fixes = [] }) => fixes.length === 1 && fixes.every(isWhole)),
    ({ rule, message }) => `${rule} ${message}`,
  )
  return issues.map((issue) => {
    const all = alike.get(`${issue.rule} ${issue.message}`) ?? []
    const [own] = issue.fixes ?? []
    if (all[0] !== issue || all.length < 2 || !own || !isWhole(own)) return issue
    const edits = all.flatMap(({ fixes = [] }) => fixes.filter(isWhole).flatMap((fix) => fix.edits))
    return { ...issue, fixes: [own, { says: own.says, places: all.length, edits: edits.sort(byPlace) }] }
  })
}

const isWhole = (fix: Fix): fix is WholeFix => 'edits' in fix && !fix.fields
const byPlace = (a: WholeFix['edits'][number], b: WholeFix['edits'][number]) => a.line - b.line || a.column - b.column
