import { lineEnd } from '../model/position.ts'
import { invisibleAt } from './invisible.ts'
import { closesNothing, type LostBracket, lostBefore, nameInList, type Opened, openedAt } from './json-brackets.ts'
import { bareName, commentAt, fenceAt, wrongColon } from './json-signs.ts'
import { looseFigure } from './loose-figure.ts'
import { type Found, type Instead, marksFor, matches, type Problem, unclosed, unclosedBefore } from './unclosed-text.ts'

/** How deep groups and lists may be nested: several times what any schema needs, and nothing the parser minds. */
export const deepestAllowed = 40

export interface Scan {
  /**
   * The text with the mistakes put right that would make the parser stumble several times, at the same offsets, but not
   * always on the same lines.
   */
  text: string
  problems: Problem[]
  /** Where groups and lists are nested too deep to go on. */
  tooDeep?: number
}

/**
 * Looks through JSON before it is parsed: for brackets and colons that are missing, for quotation marks of the wrong kind,
 * for those inside a text, for texts that are not closed on their line, for comments and invisible characters, and for a
 * depth the parser would not survive.
 */
export function scanJson(source: string): Scan {
  const { isClosed, ...scan } = lookThrough(source, false)
  return isClosed || scan.tooDeep !== undefined ? scan : lookThrough(source, true)
}

/** @param byLines whether the beginnings of lines say where a bracket is missing */
function lookThrough(source: string, byLines: boolean): Scan & { isClosed: boolean } {
  const problems: Problem[] = []
  const instead: Instead[] = []
  // A bracket that closes another kind closes nothing: so the parser counts.
  const open: Opened[] = []
  const note = (found: Found | undefined) => {
    if (found?.problem) problems.push(found.problem)
    for (const one of found?.instead ?? []) instead.push(one)
  }
  const mend = (lost: LostBracket | undefined) => {
    note(lost)
    open.splice(open.length - (lost?.closes ?? 0))
    if (lost?.opens) open.push(lost.opens)
  }
  let [line, indent, end] = [0, 0, 0]
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] as string
    if (sign === '\n') line = at + 1
    else if (line > end && !/\s/.test(sign)) {
      indent = at - line
      if (byLines) mend(lostBefore(source, at, indent, end, open))
    }
    const inner = open.at(-1)
    if (sign === '{' || sign === '[') mend(openedAt(source, at, indent))
    else if (inner && (sign === inner.closer || sign === inner.meant)) {
      open.pop()
      if (inner.meant) instead.push([at, inner.meant])
    } else if (sign === '}' || sign === ']') note(closesNothing(source, at, open))
    else if (sign === '"' && inner?.closer === ']' && !inner.meant) mend(nameInList(source, at, inner))
    if (open.length > deepestAllowed) return { text: source, problems, tooDeep: at, isClosed: false }
    const found =
      sign === '"'
        ? (wrongColon(source, at) ?? quoted(source, at))
        : /[“”„‘’']/.test(sign)
          ? curly(source, at)
          : other(source, at, inner?.closer)
    note(found)
    at = found?.end ?? at
    if (!/\s/.test(sign)) end = at + 1
  }
  return { text: replaced(source, instead), problems, isClosed: open.length === 0 }
}

/** A text between straight double quotes, also with others inside that should have a backslash. */
function quoted(source: string, start: number): Found {
  const end = nextQuote(source, start)
  const mixed = curlyEnd(source, start)
  if (mixed !== undefined && (end === undefined || !ends(source, end))) return curly(source, start)
  if (end === undefined) return unclosed(source, start)
  const before = unclosedBefore(source, start, end)
  if (before) return before
  const inner: number[] = []
  let close: number | undefined = end
  while (close !== undefined && !ends(source, close) && inner.length < 40) {
    inner.push(close)
    close = nextQuote(source, close)
  }
  if (inner.length === 0 || close === undefined || !ends(source, close)) return { end }
  const words = [
    'There are double quotes inside this text, so it ends before it should.',
    'Write curly quotes “ ” inside a text, or a backslash before each: \\".',
  ] as const
  return {
    end: close,
    instead: inner.map((offset) => [offset, "'"]),
    problem: { start: inner[0] as number, end: close, words },
  }
}

/** A text between quotation marks JSON does not know. */
function curly(source: string, start: number): Found {
  const words = [
    'Only straight double quotes hold names and texts together.',
    'Write "name": "text" with the plain sign on the keyboard.',
  ] as const
  const mark = source.slice(start + 1, start + longest).search(/["“”„\n]/)
  const before = mark === -1 ? undefined : unclosedBefore(source, start, start + 1 + mark)
  if (before) return before
  const close = curlyEnd(source, start)
  if (close === undefined) {
    const begins = /(?:^|[\n:,{[])[ \t]*$/.test(source.slice(Math.max(0, start - 100), start))
    if (begins && lineEnd(source, start) < source.length) return unclosed(source, start)
    return { end: start, problem: { start, end: start + 1, kind: 'curly-quotes', words } }
  }
  const inside = [...source.slice(start + 1, close).matchAll(/["\\]/g)]
  return {
    end: close,
    instead: [[start, '"'], ...inside.map(({ index }): Instead => [start + 1 + index, "'"]), [close, '"']],
    problem: { start, end: close + 1, kind: 'curly-quotes', words },
  }
}

/** A figure that is no number, a zero before one, a comment, a name without quotes, or a character nobody sees. */
function other(source: string, at: number, closer: string | undefined): Found | undefined {
  const sign = source[at] as string
  if (sign === ':') return looseFigure(source, at)
  if (sign === '`') return fenceAt(source, at)
  if (/[#/<-]/.test(sign)) return commentAt(source, at)
  if (/[A-Za-z]/.test(sign)) return bareName(source, at, closer)
  const digits = sign === '0' ? matches(/0+(?=[1-9])/y, source, at) : undefined
  if (digits === undefined || !/[:[,]\s*$/.test(source.slice(Math.max(0, at - 20), at))) return invisible(source, at)
  const words = ['A number does not begin with 0.', 'Remove the 0.'] as const
  const problem = { start: at, end: digits, words }
  return { end: digits - 1, instead: [[at, ' '.repeat(digits - at)]], problem }
}

function invisible(source: string, at: number): Found | undefined {
  const name = invisibleAt(source, at)
  if (!name) return undefined
  const words = [`There is ${name} here.`, 'Delete it, and write a plain space if one is needed.'] as const
  return { end: at, instead: [[at, ' ']], problem: { start: at, end: at + 1, kind: 'invisible-sign', words } }
}

/** How far the end of a text between marks JSON does not know is looked for. */
const longest = 5000

/** Up to the mark that ends a text, past forty that do not: a longer search would begin again at each of them. */
const upTo = (marks: string) => new RegExp(`^(?:[^${marks}\\n]*[${marks}]){1,40}?(?=[ \\t]*(?:[,:}\\]\\n]|$))`)

/** The offset of the mark that ends a text on its line; for a straight double quote, one that is not straight. */
function curlyEnd(source: string, start: number): number | undefined {
  const [found] = upTo(marksFor(source, start)).exec(source.slice(start + 1, start + longest)) ?? []
  if (!found || (source[start] === '"' && found.endsWith('"'))) return undefined
  return start + found.length
}

/** Whether a text can end at this quote. */
function ends(source: string, quote: number): boolean {
  return matches(/[ \t]*(?:[,:}\]\n]|$)|[ \t]+["“/]/y, source, quote + 1) !== undefined
}

/** The offset of the next quote without a backslash on the line. */
function nextQuote(source: string, start: number): number | undefined {
  const end = matches(/(?:\\[^\n]|[^"\\\n])*"/y, source, start + 1)
  return end === undefined ? undefined : end - 1
}

function replaced(source: string, instead: readonly Instead[]): string {
  if (instead.length === 0) return source
  const signs = source.split('')
  for (const [offset, others] of instead)
    for (let at = 0; at < others.length; at += 1) signs[offset + at] = others[at] as string
  return signs.join('')
}
