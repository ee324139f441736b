import type { Issue } from './issue.ts'

/** How many issues of one kind a file may have before the rest is only counted. */
const most = 20

/** Keeps the first issues of each kind in each file, and says how many more there are. */
export function limitIssues<Kind extends Issue>(issues: readonly Kind[]): Kind[] {
  const counts = new Map<string, number>()
  const kindOf = ({ file, rule, severity }: Issue) => `${file} ${rule} ${severity}`
  for (const issue of issues) counts.set(kindOf(issue), (counts.get(kindOf(issue)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return issues.flatMap((issue) => {
    const kind = kindOf(issue)
    const number = (seen.get(kind) ?? 0) + 1
    seen.set(kind, number)
    if (number <= most) return [issue]
    const more = (counts.get(kind) ?? 0) - most
    const words = `${more} more ${issue.severity}${more === 1 ? '' : 's'} of this kind (${issue.rule}) in this file, from here on.`
    return number === most + 1
      ? [{ ...issue, message: words, hint: 'They are shown once those above are put right.' }]
      : []
  })
}
