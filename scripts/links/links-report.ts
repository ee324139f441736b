import { formatDate } from '../../src/lib/dates.ts'
import { daysUntilGone, isGone, type Known, type Memory } from './memory.ts'
import type { LinkedFrom } from './outside-links.ts'

const place = ({ file, line, field }: LinkedFrom) => `    ${file}${line ? `:${line}` : ''}${field ? ` (${field})` : ''}`

/** What a look at the outside links has found: what is gone, fails, has moved and could not be asked, and from where it is linked. */
export function linksReport(memory: Memory, links: ReadonlyMap<string, readonly LinkedFrom[]>): string {
  const known = Object.entries(memory).sort(([a], [b]) => (a < b ? -1 : 1))
  const part = (heading: string, wanted: (one: Known) => boolean, words: (one: Known) => string) => {
    const own = known.filter(([, one]) => wanted(one))
    const lines = own.flatMap(([address, one]) => [
      `  ${address}: ${words(one)}`,
      ...(links.get(address) ?? []).map(place),
    ])
    return own.length > 0 ? [`${heading}\n${lines.join('\n')}`] : []
  }
  const isFailing = (one: Known) => one.failed.length > 0 && !isGone(one)
  const there = known.filter(([, { is }]) => is === 'there').length
  return [
    ...part('Gone: lead the link elsewhere, or remove it', isGone, goneWords),
    ...part('Failing', isFailing, ({ failed, said }) => `${said}, ${failed.length} of ${daysUntilGone} days`),
    ...part('Moved for good: write the new address', isMoved, ({ movedTo }) => `now ${movedTo}`),
    ...part('Could not be asked, which says nothing about the page', isUnasked, ({ said }) => `${said}`),
    `${there} of ${known.length} outside addresses are there.`,
  ].join('\n\n')
}

const isMoved = ({ movedTo }: Known) => movedTo !== undefined
const isUnasked = (one: Known) => one.is === 'not asked' && one.failed.length === 0

/** Since when, and with what it failed last. */
export const goneWords = ({ failed, said }: Known) => `failing since ${formatDate(failed[0] ?? '')}, last with ${said}`
