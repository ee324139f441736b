import { sequenceDiff } from '#src/lib/sequence-diff.ts'
import type { Token } from '../model/source.ts'
import type { ShownToken } from './inline-tokens.ts'
import { sameMarks } from './read-inline.ts'

/** Which character of the text each one shown comes from: its number, or undefined for a new one. */
export function keepTokens(old: readonly Token[], now: readonly ShownToken[]): (number | undefined)[] {
  if (old.length === 0) return now.map(() => undefined)
  const same = (a: number, b: number) =>
    sameWhat(old[a] as Token, now[b] as ShownToken) && sameMarks((old[a] as Token).marks, (now[b] as ShownToken).marks)
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && same(start, start)) start += 1
  let end = 0
  while (end < most - start && same(old.length - 1 - end, now.length - 1 - end)) end += 1
  const kept: (number | undefined)[] = now.map((_, index) => {
    if (index < start) return index
    return index >= now.length - end ? index + old.length - now.length : undefined
  })
  for (const [a, b] of middlePairs(old, now, start, end)) kept[b] = a
  return withoutHalves(old, kept)
}

function sameWhat(a: ShownToken, b: ShownToken): boolean {
  return typeof a.what === 'string' || typeof b.what === 'string' ? a.what === b.what : a.what.eq(b.what)
}

interface Word {
  start: number
  end: number
  key: string
}

/** Pairs of what stands between the equal ends, found word by word and then, where words were replaced, at their ends. */
function middlePairs(
  old: readonly Token[],
  now: readonly ShownToken[],
  start: number,
  end: number,
): [number, number][] {
  const before = wordTokens(old, start, old.length - end)
  const after = wordTokens(now, start, now.length - end)
  if (before.length * after.length > 4_000_000) return []
  const pairs: [number, number][] = []
  let [a, b] = [start, start]
  const settle = (untilA: number, untilB: number) => pairs.push(...endPairs(old, now, [a, untilA], [b, untilB]))
  for (const step of sequenceDiff(before, after, (x, y) => (x.key === y.key ? 1 : 0))) {
    if (step.type !== 'same') continue
    settle(step.old.start, step.now.start)
    for (let at = 0; at < step.old.end - step.old.start; at += 1) pairs.push([step.old.start + at, step.now.start + at])
    a = step.old.end
    b = step.now.end
  }
  settle(old.length - end, now.length - end)
  return pairs
}

function wordTokens(tokens: readonly ShownToken[], from: number, to: number): Word[] {
  const found: Word[] = []
  for (let at = from; at < to; at += 1) {
    const { what } = tokens[at] as ShownToken
    const last = found.at(-1)
    const letter = typeof what === 'string' && /[\p{L}\p{N}]/u.test(what)
    if (letter && last && last.end === at && /[\p{L}\p{N}]$/u.test(last.key)) {
      last.end += 1
      last.key += what
    } else
      found.push({
        start: at,
        end: at + 1,
        key: typeof what === 'string' ? what : `\u0000${JSON.stringify(what.toJSON())}`,
      })
  }
  return found
}

type Stretch = readonly [from: number, to: number]

function endPairs(old: readonly Token[], now: readonly ShownToken[], a: Stretch, b: Stretch): [number, number][] {
  const most = Math.min(a[1] - a[0], b[1] - b[0])
  const same = (x: number, y: number) => sameWhat(old[x] as Token, now[y] as ShownToken)
  const pairs: [number, number][] = []
  let start = 0
  for (; start < most && same(a[0] + start, b[0] + start); start += 1) pairs.push([a[0] + start, b[0] + start])
  for (let end = 1; end <= most - start && same(a[1] - end, b[1] - end); end += 1) pairs.push([a[1] - end, b[1] - end])
  return pairs
}

/** What is written as one, such as `&#x1F600;`, is kept as a whole or not at all. */
function withoutHalves(old: readonly Token[], kept: readonly (number | undefined)[]): (number | undefined)[] {
  const isSecond = (index: number | undefined) => index !== undefined && isHalf(old[index])
  return kept.map((index, at) => {
    if (index === undefined) return undefined
    if (isSecond(index) && kept[at - 1] !== index - 1) return undefined
    if (isHalf(old[index + 1]) && kept[at + 1] !== index + 1) return undefined
    return index
  })
}

function isHalf(token: Token | undefined): boolean {
  return token !== undefined && token.from === token.to
}
