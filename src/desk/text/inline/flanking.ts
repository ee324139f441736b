import { numbered } from './escapes.ts'
import type { Piece } from './writing.ts'

type Kind = 'space' | 'letter' | 'sign' | 'unsure'

/** How CommonMark sees a character beside `*` or `~~`. Editions differ about symbols. */
function kindOf(character: string): Kind {
  if (character === '' || /^\s$/u.test(character)) return 'space'
  if (/^[\p{L}\p{N}]$/u.test(character)) return 'letter'
  return /^[!-/:-@[-`{-~\p{P}]$/u.test(character) ? 'sign' : 'unsure'
}

const may = (kind: Kind, wanted: Kind) => kind === wanted || kind === 'unsure'

/**
 * Bold and italic signs open and close only beside the right characters
 * (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run): in `**Note:**text` they are read as asterisks. There
 * the letter outside is written as its number.
 */
export function flanked(pieces: readonly Piece[]): Piece[] {
  const result = [...pieces]
  let at = 0
  while (at < result.length) {
    if (!result[at]?.sign) {
      at += 1
      continue
    }
    let end = at
    while (result[end]?.sign) end += 1
    const signs = result.slice(at, end)
    if (signs.some(({ fresh }) => fresh) || touchesNew(result[at - 1], result[end])) loosen(result, at, end)
    at = end
  }
  return result
}

function touchesNew(before: Piece | undefined, after: Piece | undefined): boolean {
  return (before !== undefined && before.from === undefined) || (after !== undefined && after.from === undefined)
}

/** Writes the letters beside the signs from `start` to `end` as numbers where the signs would not be read. */
function loosen(pieces: Piece[], start: number, end: number) {
  const signs = pieces.slice(start, end)
  const all = signs.map(({ text }) => text).join('')
  const left = lastCharacter(textBefore(pieces, start))
  const right = firstCharacter(textAfter(pieces, end))
  let offset = 0
  for (const { text, sign } of signs) {
    const delimiter = /^[*~]+$/.test(text) ? (text[0] as string) : undefined
    if (delimiter) {
      const run = runAround(all, offset, delimiter)
      const before = kindOf(run.from === 0 ? left : (all[run.from - 1] as string))
      const after = kindOf(run.to === all.length ? right : (all[run.to] as string))
      if (sign === 'open' && run.from === 0 && may(after, 'sign') && may(before, 'letter'))
        number(pieces, start - 1, 'end')
      if (sign === 'close' && run.to === all.length && may(before, 'sign') && may(after, 'letter'))
        number(pieces, end, 'start')
    }
    offset += text.length
  }
}

function runAround(all: string, at: number, sign: string): { from: number; to: number } {
  let [from, to] = [at, at]
  while (from > 0 && all[from - 1] === sign) from -= 1
  while (to < all.length && all[to] === sign) to += 1
  return { from, to }
}

function textBefore(pieces: readonly Piece[], end: number): string {
  return (pieces[end - 2]?.sign ? '' : (pieces[end - 2]?.text ?? '')) + (pieces[end - 1]?.text ?? '')
}
function textAfter(pieces: readonly Piece[], start: number): string {
  return (pieces[start]?.text ?? '') + (pieces[start + 1]?.sign ? '' : (pieces[start + 1]?.text ?? ''))
}
const lastCharacter = (text: string) => Array.from(text).at(-1) ?? ''
const firstCharacter = (text: string) => Array.from(text)[0] ?? ''

/** Writes the character of a piece as its number, both halves of one that has two. */
function number(pieces: Piece[], at: number, side: 'start' | 'end') {
  const piece = pieces[at]
  if (piece?.text.length !== 1) return
  const other = side === 'end' ? at - 1 : at + 1
  const [first, second] = side === 'end' ? [other, at] : [at, other]
  const pair = (pieces[first]?.text ?? '') + (pieces[second]?.text ?? '')
  const isPair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair)
  if (!isPair) {
    pieces[at] = { text: numbered(piece.text) }
    return
  }
  pieces[first] = { text: numbered(pair) }
  pieces[second] = { text: '' }
}
