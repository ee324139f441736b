import { collections } from '#src/content/collections.ts'
import { type Absence, absenceOf, isSet, type Limit, type Publication } from '#src/content/publication.ts'
import { momentField, momentWords } from '../../calendar/moment-words.ts'
import type { Facts } from '../../model/facts.ts'
import type { FileResult } from '../../model/file-result.ts'
import type { Found } from '../../model/issue.ts'
import { isNeeded } from './needed-pages.ts'

type Words = Pick<Found, 'severity' | 'message' | 'hint'>

/** How what is said about the target begins, and what would have to go: `The link leads to /x`, `the link`. */
interface Mention {
  begins: string
  part: string
}

/**
 * What to say when a file counts on an entry that is not public at some moment at which the file is. It is told as soon
 * as it is known, and not when the moment has come: what was built once never fails because time has passed. Where only
 * a date of the entry's own says so, as with a role that closes, it is a warning, and told when it is the case.
 */
export function absentTarget(
  source: FileResult,
  target: FileResult,
  mention: Mention,
  facts: Pick<Facts, 'publicationOf' | 'clock'>,
): Words | undefined {
  const absence = absenceOf(facts.publicationOf(target), facts.publicationOf(source), facts.clock.now)
  if (!absence) return undefined
  // Its own file has the error then, and it is not that of all who link to it.
  if (isNeeded(target)) return undefined
  if (absence.state === 'draft') return draft(source, target, mention)
  const { limit, state } = absence
  // When the file is public is not known while its fields have errors, nor that of an entry that ends before it begins.
  if ((source.value === null && canHaveDates(source)) || isNever(facts.publicationOf(target))) return undefined
  if (!isSet(limit)) return isAbsent(absence, facts) ? ownDate(absence, mention, facts) : undefined
  const [when, field] = [momentWords, momentField].map((write) => write(limit.at, facts.clock.timeZone))
  const isEntry = canHaveDates(source)
  if (state === 'future')
    return {
      severity: 'error',
      message: `${mention.begins}, which is published on ${when} only. Before that it would lead nowhere.`,
      hint: isEntry
        ? `Write \`publishAt: ${field}\` in this file too, or add ${mention.part} then.`
        : `Add ${mention.part} then.`,
    }
  const tense = limit.at <= facts.clock.now ? 'was unpublished' : 'is unpublished'
  return {
    severity: 'error',
    message: `${mention.begins}, which ${tense} on ${when}. From then on it leads nowhere.`,
    hint: `Remove ${mention.part}${isEntry ? `, or write \`unpublishAt: ${field}\` in this file too` : ''}.`,
  }
}

const isNever = ({ from, until }: Publication) => from !== undefined && until !== undefined && until.at <= from.at

/** Legal texts come and go by `effective`; lists and single files are always there. */
const canHaveDates = ({ collection }: FileResult) =>
  collection !== 'legal' && collections[collection].kind === 'entries'

function draft(source: FileResult, { file }: FileResult, { begins, part }: Mention): Words {
  const message = `${begins}, which is a draft: the published site does not have it.`
  const ways = [`Take \`draft: true\` out of ${file}`, `remove ${part}`, 'make this file a draft as well']
  const possible = canHaveDates(source) ? ways : ways.slice(0, 2)
  return { severity: 'error', message, hint: `${possible.slice(0, -1).join(', ')}, or ${possible.at(-1)}.` }
}

function isAbsent({ state, limit }: { state: string; limit: Limit }, { clock }: Pick<Facts, 'clock'>): boolean {
  return state === 'future' || limit.at <= clock.now
}

const ended: Record<string, string> = { validThrough: 'a role that has closed', date: 'a session that is over' }

function ownDate(
  absence: Extract<Absence, { limit: Limit }>,
  { begins, part }: Mention,
  { clock }: Pick<Facts, 'clock'>,
): Words {
  const { limit, state } = absence
  if (state === 'closed')
    return { severity: 'warning', message: `${begins}, ${ended[limit.field]}.`, hint: `Remove ${part}.` }
  return {
    severity: 'warning',
    message: `${begins}, which is dated ${momentWords(limit.at, clock.timeZone)} and not published before.`,
    hint: `Add ${part} then, or give both a \`publishAt\`.`,
  }
}
