import { randomUUID } from 'node:crypto'
import { groupBy } from '../../src/lib/group-by.ts'
import { isCompressible } from '../build/write/compress.ts'
import type { SiteManifest } from '../build/write/describe-build.ts'
import { hashOf } from '../build/write/lay-out.ts'
import type { HostName } from '../hosts/rules.ts'
import { type Ability, shortcomingsOf } from '../hosts/shortcomings.ts'
import { type Answer, type Asking, codingsOf, encodings, NoAnswer } from './ask.ts'
import { explainBody, isRight, type Known } from './compare-body.ts'
import { compareHeaders, compareType } from './compare-headers.ts'
import { type ExpectedFile, type ExpectedRedirect, expectedOf } from './expected.ts'
import { type Difference, kinds } from './kinds.ts'

export interface VerifyInput {
  /** Scheme, name and port. */
  origin: string
  asking: Asking
  manifest: SiteManifest
  /** What the manifest leaves out: itself, and the file that names it, with their hashes. */
  named: Record<string, string>
  known: Omit<Known, 'byHash'>
  /** Addresses of what is not public: drafts, what is still to come and what has gone. */
  withheld?: readonly string[]
  host?: HostName | undefined
}

/** What a comparison found. */
export interface Compared {
  differences: Difference[]
  /** What is no difference, and worth a look. */
  hints: string[]
  files: number
}

/** What browsers send; who compresses what the build did not answers to it. */
const anyEncoding = 'gzip, deflate, br, zstd'

/** Whether a cache says that an answer lay in it. */
const saysKept = ({ headers }: Answer) =>
  Number(headers.age) > 0 ||
  [headers['x-cache'], headers['cf-cache-status']].some((value) => /\bhit\b/i.test(String(value)))

/** Compares a running site with a build: every file in every encoding, headers, redirects, what must not be served. */
export async function compareSite(input: VerifyInput): Promise<Compared> {
  const { asking, manifest, host, named, withheld = [] } = input
  const all = { ...manifest, files: { ...manifest.files, ...named } }
  const expected = expectedOf(all)
  const byHash = new Map(Object.entries(all.files).map(([file, hash]) => [hash, file]))
  const limits = shortcomingsOf(host)
  const can = (ability: Ability) => !limits.some(({ cannot }) => cannot === ability)
  const isExcused = (address: string) => limits.some(({ cannot }) => Array.isArray(cannot) && cannot.includes(address))
  const differences: Difference[] = []
  const seen = { validators: false, compressed: false }
  const context = { ...input, known: { ...input.known, byHash }, headers: can('headers'), vary: can('vary'), seen }
  const leads = [...(can('redirects') ? expected.redirects : []), ...(can('spellings') ? expected.spellings : [])]
  const shut = [...(can('hiding') ? expected.hidden : []), ...withheld].filter((address) => !isExcused(address))

  // One after the other: no server has to hurry for this.
  const add = async (address: string, look: () => Promise<Difference[]>) =>
    void differences.push(...(await look().catch((error) => unanswered(address, error, asking))))
  for (const row of expected.files) await add(row.address, () => compareFile(row, context))
  for (const row of leads) await add(row.address, () => compareRedirect(row, asking, input.origin))
  for (const address of shut) await add(address, () => compareHidden(address, asking, byHash))
  return { differences: summarized(differences, expected.files), hints: hintsOf(seen), files: expected.files.length }
}

/** An address without an answer, as long as the site has one for another. @throws NoAnswer when it has none. */
async function unanswered(address: string, error: unknown, asking: Asking): Promise<Difference[]> {
  if (!(error instanceof NoAnswer)) throw error
  if (address !== '/') await asking.ask('/')
  return [{ kind: 'unanswered', address, got: error.message }]
}

interface Context extends VerifyInput {
  known: Known
  /** Whether the host sends headers. */
  headers: boolean
  /** Whether it says what they vary with. */
  vary: boolean
  seen: { validators: boolean; compressed: boolean }
}

/** Asks for a file in one encoding after the other, each alone: servers keep them apart, and so do those that change them. */
async function compareFile(row: ExpectedFile, context: Context): Promise<Difference[]> {
  const { asking, origin, known, headers, vary, seen } = context
  const accepted = isCompressible(row.file) ? encodings : ['identity', anyEncoding]
  const found: Difference[] = []
  const wrong: { encoding: string; answer: Answer }[] = []
  for (const encoding of accepted) {
    const answer = await asking.ask(row.address, encoding)
    if (answer.headers.etag || answer.headers['last-modified']) seen.validators = true
    if (codingsOf(answer).length > 0) seen.compressed = true
    const told = headers ? compareHeaders(row, answer, { secure: origin.startsWith('https:'), vary }) : []
    const all = answer.status === row.status ? [...told, ...compareType(row, answer)] : []
    found.push(...all.map((difference) => ({ ...difference, address: row.address, encodings: [encoding] })))
    if (!isRight(row, answer, encoding)) wrong.push({ encoding, answer })
  }
  for (const { encoding, answer } of wrong) {
    const past = await asking.ask(`${row.address}?past-caches=${randomUUID()}`, encoding)
    const explained = explainBody(row, answer, encoding, known)
    // Some caches keep one copy of an address whatever stands behind the question mark.
    const isKept = isRight(row, past, encoding) || (explained.kind === 'changed' && saysKept(past))
    const partly = wrong.length < accepted.length && ['changed', 'minified'].includes(explained.kind)
    const side = encoding === 'identity' ? 'uncompressedOnly' : 'compressedOnly'
    const kind = isKept ? 'stale' : partly ? side : explained.kind
    found.push({ ...explained, kind, address: row.address, encodings: [encoding] })
  }
  return joined(found, accepted.length)
}

/** The same difference in several encodings is one. */
function joined(found: readonly Difference[], asked: number): Difference[] {
  const groups = groupBy(found, ({ encodings: _, ...rest }) => JSON.stringify(rest))
  return [...groups.values()].map((group) => {
    const encodings = group.flatMap((one) => one.encodings ?? [])
    const { encodings: _, ...rest } = group[0] as Difference
    return encodings.length === asked ? rest : { ...rest, encodings }
  })
}

/** A redirect is for good, and keeps what stands behind the question mark. */
async function compareRedirect(
  { address, to }: ExpectedRedirect,
  asking: Asking,
  origin: string,
): Promise<Difference[]> {
  const query = '?from=verify'
  const { status, headers } = await asking.ask(address + query)
  const target = headers.location === undefined ? undefined : new URL(headers.location, origin).href
  if ((status === 301 || status === 308) && target === origin + to + query) return []
  const got = `${status}${target === undefined ? '' : ` to ${target.replace(origin, '')}`}`
  return [{ kind: 'redirect', address, expected: `301 to ${to}${query}`, got }]
}

/** What nobody may read is not answered with itself. A page of the build in its place is a rule that answers everything. */
async function compareHidden(address: string, asking: Asking, byHash: Known['byHash']): Promise<Difference[]> {
  const answer = await asking.ask(address)
  if (answer.status < 200 || answer.status > 299) return []
  const file = byHash.get(hashOf(answer.body))
  const isPage = file?.endsWith('.html')
  return [
    {
      kind: isPage ? 'found' : 'leftOver',
      address,
      expected: '404',
      got: `${answer.status}${isPage ? `, ${file}` : ''}`,
    },
  ]
}

/** One page that differs was changed; when most do, something changes pages. */
function summarized(differences: Difference[], files: readonly ExpectedFile[]): Difference[] {
  const pages = new Set(files.filter(({ file }) => file.endsWith('.html')).map(({ address }) => address))
  const other = new Set(
    differences.flatMap(({ kind, address }) => (kind === 'changed' && pages.has(address) ? address : [])),
  )
  const isRule = other.size > 1 && other.size > pages.size / 2
  const order = Object.keys(kinds)
  return differences
    .map((one) =>
      isRule && one.kind === 'changed' && other.has(one.address) ? { ...one, kind: 'rewritten' as const } : one,
    )
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.address < b.address ? -1 : 1))
}

function hintsOf({ validators, compressed }: Context['seen']): string[] {
  return [
    ...(validators ? [] : ['No answer has an ETag or a date: browsers fetch again what they have.']),
    ...(compressed ? [] : ['Nothing is compressed: pages weigh several times as much.']),
  ]
}
