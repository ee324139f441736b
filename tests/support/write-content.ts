import { rmSync } from 'node:fs'
import path from 'node:path'
import { writeAtomically } from '../../scripts/cache/write-atomically.ts'
import { createContent } from '../../scripts/content/content.ts'
import { formatIssues } from '../../scripts/content/report/report.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Where `check-site.ts` keeps what it has read. */
export const checkCaches = path.join(root, 'test-results/check-caches')

/** Before the first test: checks the content once and leaves it where `labels.ts` reads it. */
export default async function writeContent(): Promise<void> {
  rmSync(checkCaches, { recursive: true, force: true })
  const { data, issues } = await createContent({ root, now: process.env.BUILD_DATE }).check()
  if (!data) throw new Error(formatIssues(issues, { format: 'human', color: false }))
  writeAtomically(path.join(root, 'test-results/content.json'), JSON.stringify(data))
}
