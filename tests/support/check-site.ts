import path from 'node:path'
import { afterEach, expect } from 'vitest'
import { type CheckResult, createContent } from '../../scripts/content/content.ts'
import type { OpenTexts } from '../../scripts/content/model/open-texts.ts'
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
 *
 * Whoever has the same texts open in an editor, where they are not saved yet, has to be told the same.
 */
export async function checkSite(files: Record<string, string | Buffer> = {}): Promise<CheckResult> {
  const { root, write } = temporarySite(files)
  const cacheDir = path.join(checkCaches, String(process.env.VITEST_POOL_ID))
  const check = (open?: OpenTexts) => createContent({ root, cacheDir, now: today, askSearch }).check({ open })
  const result = await check()
  const texts = Object.entries(files).filter(([file]) => /^content\/.*\.(?:mdx|json)$/.test(file))
  const open = new Map(texts.flatMap(([file, text]) => (typeof text === 'string' ? [[file, Buffer.from(text)]] : [])))
  for (const file of open.keys()) write(file, 'What stands on disk is older.')
  expect((await check(open)).issues).toEqual(result.issues)
  return result
}

/** What an editor reads about the site. */
export async function reportFor(files: Record<string, string | Buffer>): Promise<string> {
  const { issues } = await checkSite(files)
  return formatIssues(issues, { format: 'human', color: false })
}
