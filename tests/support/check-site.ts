import { afterEach, expect } from 'vitest'
import { groupBy } from '#src/lib/group-by.ts'
import { type CheckResult, createContent } from '../../scripts/content/content.ts'
import type { Issue } from '../../scripts/content/model/issue.ts'
import type { OpenTexts } from '../../scripts/content/model/open-texts.ts'
import { askSearch } from '../../scripts/outputs/search-answers.ts'
import { removeTemporarySites, temporarySite } from './temporary-site.ts'
import { checkCache } from './write-content.ts'

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
  const cacheDir = checkCache()
  const check = (open?: OpenTexts) => createContent({ root, cacheDir, now: today, askSearch }).check({ open })
  const result = await check()
  const texts = Object.entries(files).filter(([file]) => /^content\/.*\.(?:mdx|json)$/.test(file))
  const open = new Map(texts.flatMap(([file, text]) => (typeof text === 'string' ? [[file, Buffer.from(text)]] : [])))
  for (const file of open.keys()) write(file, 'What stands on disk is older.')
  expect((await check(open)).issues).toEqual(result.issues)
  return result
}

/** What an editor reads about the site: by file, each problem with its place and how to fix it. */
export async function reportFor(files: Record<string, string | Buffer>): Promise<string> {
  return briefly((await checkSite(files)).issues)
}

/** Problems in a line or two each, without the lines of the text around them: `reports.test.ts` looks at those. */
export function briefly(issues: readonly Issue[]): string {
  const told = [...groupBy(issues, ({ file }) => file)].map(([file, own]) => [file, ...own.map(lineOf)].join('\n'))
  return told.join('\n')
}

function lineOf({ line, column = 1, endColumn, severity, message, rule, hint }: Issue): string {
  const place = line === undefined ? '' : `${line}:${column}${endColumn === undefined ? '' : `-${endColumn}`} `
  return `  ${place}${severity} ${rule}: ${message}${hint ? `\n    ${hint}` : ''}`
}
