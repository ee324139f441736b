import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeAtomically } from '../../scripts/cache/write-atomically.ts'
import { createContent } from '../../scripts/content/content.ts'
import { formatIssues } from '../../scripts/content/report/report.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Where `check-site.ts` keeps what a worker has read. Each run has a folder of its own: two may run at the same time. */
export const checkCache = () => path.join(process.env.CHECK_CACHES as string, String(process.env.VITEST_POOL_ID))

/** Before the first test: checks the content once and leaves it where `labels.ts` reads it. Returns what tidies up. */
export default async function writeContent(): Promise<() => void> {
  const { data, issues } = await createContent({ root, now: process.env.BUILD_DATE }).check()
  if (!data) throw new Error(formatIssues(issues, { format: 'human', color: false }))
  writeAtomically(path.join(root, 'test-results/content.json'), JSON.stringify(data))
  const caches = mkdtempSync(path.join(tmpdir(), 'check-caches-'))
  process.env.CHECK_CACHES = caches
  return () => rmSync(caches, { recursive: true, force: true })
}
