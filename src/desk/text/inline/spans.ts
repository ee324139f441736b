import type { Mark } from 'prosemirror-model'
import type { Span, Token } from '../model/source.ts'
import { isBlank, isCode, isInvisible, type ShownToken } from './inline-tokens.ts'
import { signsOf } from './print-leaf.ts'
import { sameMarks } from './read-inline.ts'
import type { Writing } from './writing.ts'

type Replaced = ReadonlyMap<Span, Span>

/** Whether the same two characters, with the same marks, stand beside each other before and after the edit. */
export function isJoined({ now, old, kept }: Writing, at: number): boolean {
  const left = at === 0 ? -1 : kept[at - 1]
  const right = at === now.length ? old.length : kept[at]
  if (left === undefined || right === undefined || right !== left + 1) return false
  const same = (index: number, token: ShownToken | undefined) =>
    !token || sameMarks((old[index] as Token).marks, token.marks)
  return same(left, now[at - 1]) && same(right, now[at])
}

/**
 * Spans whose signs no longer do: an address that is a link by itself, once somebody writes in it or right beside it,
 * and `_` beside letters.
 */
export function replacedSpans(writing: Writing): Replaced {
  const replaced = new Map<Span, Span>()
  const spans = new Set(writing.old.flatMap((token) => token.spans))
  for (const span of spans) {
    const fragile = span.bare || span.open.includes('_')
    if (fragile && !isIntact(span, writing)) replaced.set(span, { mark: span.mark, ...signsOf(span.mark) })
  }
  return replaced
}

function isIntact(span: Span, writing: Writing): boolean {
  const first = writing.old.findIndex(({ spans }) => spans.includes(span))
  const last = writing.old.findLastIndex(({ spans }) => spans.includes(span))
  const from = writing.kept.indexOf(first)
  const to = writing.kept.indexOf(last)
  if (from === -1 || to === -1 || !isJoined(writing, from) || !isJoined(writing, to + 1)) return false
  if (span.bare && to - from !== last - first) return false
  return writing.now
    .slice(from, to + 1)
    .every((token, index) => hasMark(token, span.mark) && (!span.bare || writing.kept[from + index] !== undefined))
}

const hasMark = (token: ShownToken | undefined, mark: Mark) => token?.marks.some((own) => own.eq(mark)) ?? false

/** The spans around the character at a place, and whether the signs before it are those of the text. */
export function nextSpans(
  writing: Writing,
  open: readonly Span[],
  at: number,
  replaced: Replaced,
): { spans: readonly Span[]; copied: boolean } {
  // Most new words are plain.
  if (open.length === 0 && writing.kept[at] === undefined && writing.now[at]?.marks.length === 0)
    return { spans: open, copied: false }
  const copied = isSteady(writing, at) && copiedSpans(writing, open, at, replaced)
  if (copied) return { spans: copied, copied: true }
  return { spans: at < writing.now.length ? chosenSpans(writing, open, at, replaced) : [], copied: false }
}

/** Whether nothing changes at a place, nor behind the spaces there: marks end before spaces. */
function isSteady(writing: Writing, at: number): boolean {
  const token = writing.now[at]
  return isJoined(writing, at) && (!token || !isBlank(token) || isSteady(writing, at + 1))
}

function copiedSpans(
  { now, old, kept }: Writing,
  open: readonly Span[],
  at: number,
  replaced: Replaced,
): readonly Span[] | undefined {
  const before = at === 0 ? [] : (old[kept[at - 1] as number] as Token).spans
  const after = at === now.length ? [] : (old[kept[at] as number] as Token).spans
  const agree = open.length === before.length && open.every(({ mark }, index) => mark.eq((before[index] as Span).mark))
  if (!agree) return undefined
  const different = before.findIndex((span, index) => after[index] !== span)
  const shared = different === -1 ? before.length : different
  const opened = after.slice(shared).map((span) => replaced.get(span) ?? span)
  return [...open.slice(0, shared), ...opened.map((span) => fenced(span, now, at))]
}

function chosenSpans(
  { now, old, kept }: Writing,
  open: readonly Span[],
  at: number,
  replaced: Replaced,
): readonly Span[] {
  const token = now[at] as ShownToken
  const marks = marksAt(now, open, at)
  const index = kept[at]
  const own = index === undefined ? [] : (old[index] as Token).spans.map((span) => replaced.get(span) ?? span)
  const firstGone = open.findIndex(({ mark }) => !mark.isInSet(marks))
  let stays = firstGone === -1 ? open : open.slice(0, firstGone)
  const missing = () => marks.filter((mark) => !isInvisible(token, mark) && !stays.some((span) => span.mark.eq(mark)))
  // Nothing opens inside code.
  if (missing().length > 0) stays = stays.filter(({ mark }) => mark.type.name !== 'code')
  const rank = (mark: Mark) => (mark.type.name === 'code' ? -1 : reach(now, at, mark))
  const depth = (mark: Mark) => own.findIndex((span) => span.mark.eq(mark))
  const opened = missing()
    .sort((a, b) => rank(b) - rank(a) || depth(a) - depth(b))
    .map((mark) => own.find((span) => span.mark.eq(mark)) ?? { mark, ...signsOf(mark) })
  return [...stays, ...opened.map((span) => fenced(span, now, at))]
}

/** The marks a character needs. A space is bold where bold words go on behind it, and nothing begins with one. */
function marksAt(now: readonly ShownToken[], open: readonly Span[], at: number): readonly Mark[] {
  const token = now[at] as ShownToken
  if (!isBlank(token)) return token.marks
  const next = now.slice(at).find((one) => !isBlank(one))
  const going = open.map(({ mark }) => mark).filter((mark) => isInvisible(token, mark) && hasMark(next, mark))
  const seen: readonly Mark[] = token.marks.filter((mark) => !isInvisible(token, mark))
  return going.reduce((all, mark) => mark.addToSet(all), seen)
}

/** How many characters from here on carry a mark. */
function reach(now: readonly ShownToken[], at: number, mark: Mark): number {
  let end = at
  while (end < now.length && hasMark(now[end], mark)) end += 1
  return end - at
}

/** Code that holds its own sign needs a longer one around it; code that begins and ends with a space needs spaces. */
function fenced(span: Span, now: readonly ShownToken[], at: number): Span {
  if (span.mark.type.name !== 'code') return span
  let content = ''
  for (let index = at; index < now.length && isCode(now[index] as ShownToken); index += 1)
    content += (now[index] as ShownToken).what
  const runs = (content.match(/`+/g) ?? []).map(({ length }) => length)
  const fence = /^`+/.exec(span.open)?.[0].length ?? 1
  const padded = span.open.length > fence
  const spaced = /^`|`$|^ .*[^ ].* $/.test(content)
  if (!runs.includes(fence) && (padded || !spaced)) return span
  const sign = '`'.repeat(Math.max(0, ...runs) + 1)
  const padding = spaced ? ' ' : ''
  return { mark: span.mark, open: sign + padding, close: padding + sign }
}
