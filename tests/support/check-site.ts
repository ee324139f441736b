import { afterEach } from 'vitest'
import { type CheckResult, createContent } from '../../scripts/content/content.ts'
import { formatIssues } from '../../scripts/content/report/report.ts'
import { removeTemporarySites, temporarySite } from './temporary-site.ts'

/** The day on which tests take place. */
export const today = '2026-03-15'

afterEach(removeTemporarySites)

/** Checks a temporary site made of the minimal one and the given files. */
export async function checkSite(files: Record<string, string | Buffer> = {}): Promise<CheckResult> {
  return createContent({ root: temporarySite(files).root, now: today }).check()
}

/** What an editor reads about the site. */
export async function reportFor(files: Record<string, string | Buffer>): Promise<string> {
  const { issues } = await checkSite(files)
  return formatIssues(issues, { format: 'human', color: false })
}
