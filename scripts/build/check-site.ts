import type { ContentData } from '../../src/content/queries.ts'
import { type CheckResult, createContent } from '../content/content.ts'
import { formatIssues } from '../content/report/report.ts'
import { emit } from '../content/stages/emit.ts'
import { passedLimits } from '../hosts/limits.ts'
import { askSearch } from '../outputs/search-answers.ts'

/** A check that found no error. */
export type RightContent = CheckResult & { data: ContentData }

/** Checks the content, and whether the host in use takes it; prints what was found. Undefined with an error. */
export async function checkSite(root: string, preview: boolean): Promise<RightContent | undefined> {
  const checked = await createContent({ root, now: process.env.BUILD_DATE, preview, askSearch }).check()
  const { redirects = [], integrations = {} } = { ...checked.data?.lists, ...checked.data?.singles }
  const passed = passedLimits(redirects, integrations)
  const issues = [...checked.issues, ...passed]
  const color = Boolean(process.stderr.isTTY) && !process.env.NO_COLOR
  if (issues.length > 0) console.error(formatIssues(issues, { format: 'human', color, guide: 'content/RULES.md' }))
  const { data } = checked
  if (!data || passed.some(({ severity }) => severity === 'error')) return undefined
  emit(data, root)
  return { ...checked, data }
}
