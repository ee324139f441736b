import { hashOf } from '../build/write/lay-out.ts'
import { type Answer, codingsOf, decoded, undone } from './ask.ts'
import type { ExpectedFile } from './expected.ts'
import type { Difference } from './kinds.ts'

/** What is known of the builds an answer may come from. */
export interface Known {
  /** The bytes of a file of the build; undefined where there are only hashes. */
  bytesOf(file: string): Buffer | undefined
  /** Every file of the build by its hash. */
  byHash: ReadonlyMap<string, string>
  /** Hashes of another build that may still be around, or already. */
  other: ReadonlySet<string>
}

type Found = Pick<Difference, 'kind' | 'expected' | 'got'>

/** Who takes one encoding alone is answered in it, or in none. */
const wasAccepted = (answer: Answer, accepted: string) =>
  codingsOf(answer).every((name) => accepted.split(', ').includes(name))

/** Whether an answer is the file, whole, in an encoding that was asked for. */
export function isRight(row: ExpectedFile, answer: Answer, accepted: string): boolean {
  const body = decoded(answer)
  return (
    answer.status === row.status &&
    !answer.isCut &&
    wasAccepted(answer, accepted) &&
    body !== undefined &&
    hashOf(body) === row.hash
  )
}

/** What a wrong answer is, as far as the answer alone shows it. */
export function explainBody(row: ExpectedFile, answer: Answer, accepted: string, known: Known): Found {
  const { status, isCut } = answer
  const body = decoded(answer)
  const hash = body && hashOf(body)
  const file = hash && hash !== row.hash ? known.byHash.get(hash) : undefined
  if (status !== row.status && row.status === 404) return { kind: 'found', expected: '404', got: String(status) }
  if (status !== row.status) {
    const isGone = status === 404 || status === 410
    return { kind: isGone ? 'missing' : 'status', expected: String(row.status), got: String(status) }
  }
  if (file) return { kind: 'misplaced', expected: row.file, got: file }
  if (isCut) return { kind: 'cut', got: `the connection ended after ${answer.body.length} bytes` }
  const said = codingsOf(answer).join(', ')
  if (!body) return { kind: 'compression', expected: said, got: 'bytes that are in no such encoding' }
  if (!wasAccepted(answer, accepted)) return { kind: 'compression', expected: accepted, got: said }
  if (undone({ ...answer, body }).some((inner) => hashOf(inner) === row.hash))
    return { kind: 'compression', expected: said || 'identity', got: 'bytes that are compressed once more' }
  if (hash && known.other.has(hash)) return { kind: 'mixed', expected: row.file }
  return explainBytes(body, known.bytesOf(row.file), row.file)
}

const isText = /\.(?:html|css|js|json|xml|svg|txt|ics)$/

/** Words alone: what is left when white space and comments are taken out. */
const wordsOf = (bytes: Buffer) =>
  bytes
    .toString()
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, '')

function explainBytes(got: Buffer, expected: Buffer | undefined, file: string): Found {
  if (!expected) return { kind: 'changed', expected: file, got: `${got.length} other bytes` }
  if (got.length < expected.length && expected.subarray(0, got.length).equals(got))
    return { kind: 'cut', expected: `${expected.length} bytes`, got: `the first ${got.length}` }
  const excerpts = aroundChange(expected, got, isText.test(file))
  return { kind: isText.test(file) && wordsOf(got) === wordsOf(expected) ? 'minified' : 'changed', ...excerpts }
}

/** How much is shown of a text around its first other byte. */
const [before, after] = [24, 48]

/** The first place at which two files differ. */
function aroundChange(expected: Buffer, got: Buffer, isShown: boolean): { expected: string; got: string } {
  let at = 0
  while (at < got.length && got[at] === expected[at]) at += 1
  const shown = (bytes: Buffer) =>
    isShown
      ? JSON.stringify(bytes.subarray(Math.max(0, at - before), at + after).toString())
      : `${bytes.length} bytes, byte ${at} is ${bytes[at] ?? 'none'}`
  return { expected: shown(expected), got: shown(got) }
}
