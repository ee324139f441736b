import type { Clock } from '#src/content/clock.ts'
import { momentWords } from './moment-words.ts'
import type { Schedule } from './schedule.ts'

/** How many entries are named. */
const named = 20

/** What a build says about what it leaves out, and when it will be out of date. */
export function leftOutReport({ leftOut, changes }: Schedule, { timeZone }: Clock, preview: boolean): string {
  const when = (moment: number) => momentWords(moment, timeZone)
  const lines = leftOut
    .slice(0, named)
    .map(({ file, from }) => `  ${file}: ${from === undefined ? 'a draft' : `published on ${when(from)}`}`)
  if (leftOut.length > named) lines.push(`  and ${leftOut.length - named} more: npm run calendar`)
  const head = preview ? 'In this preview only, marked:' : 'Left out:'
  const next = changes.find(({ rebuild }) => rebuild)
  return [
    ...(leftOut.length > 0 ? [head, ...lines] : []),
    next ? `Next change: ${when(next.at)} (${timeZone}): “${next.title}” ${next.change}.` : 'No change is due.',
  ].join('\n')
}
