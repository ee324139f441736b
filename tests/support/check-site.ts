import path from 'node:path'
import { afterEach } from 'vitest'
import { type CheckResult, createContent } from '../../scripts/content/content.ts'
import { formatIssues } from '../../scripts/content/report/report.ts'
import { askSearch } from '../../scripts/outputs/search-answers.ts'
import { removeTemporarySites, temporarySite } from './temporary-site.ts'
import { checkCaches } from './write-content.ts'

/** The day on which tests take place. */
export const today = '2026-03-15'

afterEach(removeTemporarySites)

/**
 * Checks a temporary site made of the minimal one and the given files. What every site has in common is read once: the
 * cache of the check belongs to a worker of Vitest instead of a site.
 */
export async function checkSite(files: Record<string, string | Buffer> = {}): Promise<CheckResult> {
  const cacheDir = path.join(checkCaches, String(process.env.VITEST_POOL_ID))
  return createContent({ root: temporarySite(files).root, cacheDir, now: today, askSearch }).check()
}

/** What an editor reads about the site. */
export async function reportFor(files: Record<string, string | Buffer>): Promise<string> {
  const { issues } = await checkSite(files)
  return formatIssues(issues, { format: 'human', color: false })
}
