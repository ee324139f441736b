import type { Issue } from '../model/issue.ts'
import { inShort } from './short-words.ts'

/** How many issues of one kind a file may have before the rest is only counted. */
const most = 20

/**
 * Keeps the first issues of each kind in each file, and says how many more there are. What somebody wrote is shown in short:
 * every issue passes here, whatever made it.
 */
export function limitIssues<Kind extends Issue>(issues: readonly Kind[]): Kind[] {
  const found = new Map<string, { kept: number; last: Kind; more: number }>()
  let before: { issue: Kind; counted: { kept: number; last: Kind; more: number } } | undefined
  const countedAs = (issue: Kind) => {
    // A broken file has thousands of one kind in a row.
    if (before && isSameKind(before.issue, issue)) return before.counted
    const kind = `${issue.file} ${issue.rule} ${issue.severity}`
    const counted = found.get(kind) ?? { kept: 0, last: issue, more: 0 }
    found.set(kind, counted)
    before = { issue, counted }
    return counted
  }
  const kept = issues.filter((issue) => {
    const counted = countedAs(issue)
    if (counted.kept === most) {
      if (counted.more === 0) counted.last = issue
      counted.more += 1
      return false
    }
    counted.kept += 1
    return true
  })
  return [
    ...kept.map(inShort),
    ...[...found.values()].filter(({ more }) => more > 0).map(({ last, more }) => inShort(summary(last, more))),
  ]
}

const isSameKind = (a: Issue, b: Issue) => a.rule === b.rule && a.severity === b.severity && a.file === b.file

/** Says at the first issue that is not shown how many there are. Its rule is another, so that it counts as none of them. */
function summary<Kind extends Issue>(issue: Kind, more: number): Kind {
  const message = `${more} more ${issue.severity}${more === 1 ? '' : 's'} of this kind (${issue.rule}) in this file, from here on.`
  const hint = 'They are shown once those above are put right.'
  return { ...issue, rule: 'and-more', message, hint, fixes: undefined }
}
