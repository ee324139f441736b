import type { IncomingHttpHeaders } from 'node:http'
import { type Answer, codingsOf } from './ask.ts'
import type { ExpectedFile } from './expected.ts'
import type { Difference } from './kinds.ts'

/** What a type may be where the build leaves it to the host, by ending. */
const types: Record<string, RegExp> = {
  html: /^text\/html; *charset="?utf-8"?$/i,
  css: /^text\/css\b/,
  js: /^(?:text|application)\/javascript\b/,
  json: /^application\/json\b/,
  xml: /^(?:text|application)\/(?:\w+\+)?xml\b/,
  svg: /^image\/svg\+xml\b/,
  txt: /^text\/plain\b/,
  ics: /^text\/calendar\b/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  webp: /^image\/webp$/,
  avif: /^image\/avif$/,
  pdf: /^application\/pdf$/,
  woff2: /^font\/woff2$/,
}

const parts = (value: string) => value.split(/\s*,\s*/)
const sorted = (value: string) => parts(value.toLowerCase()).sort().join()
/** Hosts write `Cache-Control` with and without spaces, and types with and without. */
const isSame = (name: string, one: string, other: string) =>
  one === other ||
  (/^(?:cache-control|content-type)$/.test(name) &&
    sorted(one.replace(/; /g, ';')) === sorted(other.replace(/; /g, ';')))

/** Without a certificate nobody can be asked to come back with one. */
const overHttp = (name: string, got: string | undefined, expected: string) =>
  name === 'strict-transport-security' ? got === undefined : got === expected.replace('; upgrade-insecure-requests', '')

function compareHeader(
  name: string,
  expected: string,
  got: string | undefined,
): Omit<Difference, 'address'> | undefined {
  if (got === undefined) return { kind: 'headerMissing', header: name, expected }
  if (isSame(name, got, expected)) return undefined
  const isJoined = got.startsWith(`${expected},`) || got.endsWith(`, ${expected}`)
  return { kind: isJoined ? 'headerJoined' : 'headerOther', header: name, expected, got }
}

/** Headers that lay open or mark visitors, when the build does not send them. */
const unwanted = ['access-control-allow-origin', 'set-cookie']

/**
 * How the headers of an answer differ from those of the build.
 *
 * @param over whether it came over https, and whether the host says what its answers vary with
 */
export function compareHeaders(
  row: ExpectedFile,
  answer: Answer,
  over: { secure: boolean; vary: boolean },
): Omit<Difference, 'address'>[] {
  const told = Object.entries(row.headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  const value = (name: string) => textOf(answer.headers, name)
  const found = told.flatMap(([name, expected]) => {
    const got = value(name)
    if (name === 'cache-control' && row.status === 404 && got === 'no-store') return []
    if (!over.secure && overHttp(name, got, expected)) return []
    return compareHeader(name, expected, got) ?? []
  })
  const added = unwanted.flatMap((name): Omit<Difference, 'address'>[] => {
    const got = value(name)
    return got === undefined || told.some(([own]) => own === name) ? [] : [{ kind: 'headerAdded', header: name, got }]
  })
  const vary = value('vary') ?? ''
  const isKeptApart = !over.vary || codingsOf(answer).length === 0 || /\*|accept-encoding/i.test(vary)
  return [
    ...found,
    ...added,
    ...(isKeptApart ? [] : [{ kind: 'headerMissing' as const, header: 'vary', expected: 'Accept-Encoding' }]),
  ]
}

/** The type of an answer, where it is left to the host. */
export function compareType({ file, headers }: ExpectedFile, answer: Answer): Omit<Difference, 'address'>[] {
  const expected = types[file.split('.').pop() ?? '']
  const got = answer.headers['content-type'] ?? ''
  if (!expected || 'Content-Type' in headers || expected.test(got)) return []
  return [{ kind: 'type', header: 'content-type', expected: `as a .${file.split('.').pop()} has it`, got }]
}

/** Headers of one name as browsers read them. */
function textOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
