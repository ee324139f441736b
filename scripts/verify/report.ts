import { groupBy } from '../../src/lib/group-by.ts'
import type { Shortcoming } from '../hosts/shortcomings.ts'
import { encodings } from './ask.ts'
import { type Difference, kinds } from './kinds.ts'

/** How a site stands to what is checked out. */
export type Result = 'same' | 'otherBuild' | 'changed' | 'unreachable'

/** What the command ends with; 1 is for what whoever typed it can put right. */
export const exitCodes: Record<Result, number> = { same: 0, otherBuild: 3, changed: 4, unreachable: 5 }

/** What came of a comparison: what `--format json` prints. */
export interface Verification {
  result: Result
  origin: string
  /** A sentence: which build it is, or why it was not compared. */
  says: string
  differences: Difference[]
  hints: string[]
  /** What the host cannot do, said once. */
  cannot: Pick<Shortcoming, 'cannot' | 'said'>[]
  files: number
  requests: number
}

/** So many kinds of difference are told, and so many addresses of each: one screen. */
const [mostKinds, mostAddresses] = [4, 3]
const longest = 110

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** One screen: what differs, by kind, and why it probably does. */
export function report({ origin, says, differences, hints, cannot, files, requests }: Verification): string {
  const groups = [...groupBy(differences, ({ kind, header }) => `${kind} ${header ?? ''}`).values()]
  const more = groups.length - mostKinds
  return [
    `${origin}: ${says}`,
    ...groups.slice(0, mostKinds).map(group),
    ...(more > 0 ? [`… and ${more} more ${more === 1 ? 'kind' : 'kinds'} of difference: --format json`] : []),
    ...hints.map((hint) => `Hint: ${hint}`),
    ...(cannot.length > 0 ? [`This host cannot do more: ${cannot.map(({ said }) => said).join(' ')}`] : []),
    ...(files > 0 ? [`${files} addresses of files in ${encodings.join(', ')}; ${requests} requests.`] : []),
  ].join('\n')
}

function group(differences: Difference[]): string {
  const [first] = differences as [Difference]
  const { title, cause } = kinds[first.kind]
  const addresses = [...new Set(differences.map(({ address }) => address))]
  const more = addresses.length - mostAddresses
  const others = more > 0 ? ` and ${more} more` : ''
  const own = [...new Set(differences.flatMap((one) => one.encodings ?? []))]
  const where = [first.header, own.join(', ')].filter(Boolean).join('; ')
  return [
    '',
    `${title}${where && ` (${where})`}: ${addresses.slice(0, mostAddresses).join(' ')}${others}`,
    ...(first.expected === undefined ? [] : [short(`  expected ${first.expected}`)]),
    ...(first.got === undefined ? [] : [short(`  got      ${first.got}`)]),
    `  ${cause}`,
  ].join('\n')
}
