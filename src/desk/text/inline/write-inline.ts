import type { Node } from 'prosemirror-model'
import type { Source, Span, Token } from '../model/source.ts'
import type { TextEdit } from '../model/text-edit.ts'
import { escaped, type Risk, risksIn, type TextKind } from './escapes.ts'
import { flanked } from './flanking.ts'
import { isCode, normalTokens, type ShownToken, tokensOf } from './inline-tokens.ts'
import { keepTokens } from './keep-tokens.ts'
import { printLeaf } from './print-leaf.ts'
import { isJoined, nextSpans, replacedSpans } from './spans.ts'
import type { Piece, Writing } from './writing.ts'

/** The edits that make the words of a paragraph those of the node. */
export function inlineEdits(text: string, { inner, tokens, prefix }: Source, node: Node, place: TextKind): TextEdit[] {
  const [start, end] = inner as [number, number]
  const pieces = writeInline(text, tokens ?? [], node, place, prefix)
  if (tokens?.length === 0)
    return [{ from: start, to: end, insert: intoNothing(text, start, joinedText(pieces), place) }]
  const edits: TextEdit[] = []
  let at = start
  let insert = ''
  for (const piece of pieces) {
    if (piece.from === undefined || piece.to === undefined) {
      insert += piece.text
      continue
    }
    edits.push({ from: at, to: piece.from, insert })
    at = piece.to
    insert = ''
  }
  return [...edits, { from: at, to: end, insert }]
}

/** Words for an empty item, heading or cell need a space beside its signs. */
function intoNothing(text: string, at: number, words: string, place: TextKind): string {
  if (!words) return ''
  const before = /[^\s>]/.test(text[at - 1] ?? ' ') ? ' ' : ''
  const after = place === 'cell' && /\S/.test(text[at] ?? ' ') ? ' ' : ''
  return before + words + after
}

/** The words of a paragraph in the house style. */
export function printInline(node: Node, place: TextKind): string {
  return joinedText(writeInline('', [], node, place, ''))
}

function joinedText(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}

function writeInline(text: string, old: readonly Token[], node: Node, place: TextKind, prefix: string): Piece[] {
  const now = normalTokens(tokensOf(node), place !== 'paragraph')
  const sourceOf = (index: number) => text.slice((old[index] as Token).from, (old[index] as Token).to)
  const kept = keepTokens(old, now).map((index) =>
    index !== undefined && place !== 'paragraph' && sourceOf(index).includes('\n') ? undefined : index,
  )
  const writing: Writing = { now, old, kept, place }
  const lineEnd = (index: number) => isLineEnd(now[index] as ShownToken, kept[index], sourceOf)
  const signs = writeSigns(writing)
  const fresh = signs.some((between) => between.some((piece) => piece.fresh))
  const risky = riskySigns(risksIn(now, lineEnd, place), writing, fresh)
  const pieces = signs.flatMap((between, index) => {
    const token = now[index]
    return token ? [...between, writeToken(token, index)] : between
  })
  return flanked(withoutPictures(pieces))

  function writeToken({ what, ...token }: ShownToken, at: number): Piece {
    const index = kept[at]
    const source = index === undefined ? undefined : sourceOf(index)
    if (index !== undefined && source !== undefined && !(risky.has(at) && source.length === 1)) {
      const { from, to } = old[index] as Token
      return { text: source, from, to }
    }
    if (typeof what !== 'string') return { text: printLeaf(what, prefix) }
    if (isCode({ what, ...token })) return { text: place === 'cell' && what === '|' ? '\\|' : what }
    return { text: risky.has(at) ? escaped(what) : what }
  }
}

function isLineEnd({ what }: ShownToken, index: number | undefined, sourceOf: (index: number) => string): boolean {
  if (typeof what !== 'string') return what.type.name === 'hard_break'
  return what === ' ' && index !== undefined && sourceOf(index).includes('\n')
}

/** The signs to escape. Brackets are read in pairs, so that one never goes alone. */
function riskySigns(risks: readonly Risk[], writing: Writing, fresh: boolean): ReadonlySet<number> {
  const isBracket = ({ index }: Risk) => /[[\]]/.test(String(writing.now[index]?.what))
  const found = risks.filter((risk) => isNew(risk, writing, fresh))
  const brackets = found.some(isBracket) ? risks.filter(isBracket) : []
  return new Set([...found, ...brackets].map(({ index }) => index))
}

/** Whether a sign means something since the edit: it is new, what makes it one is, or new signs could meet it. */
function isNew({ index, from, to }: Risk, writing: Writing, fresh: boolean): boolean {
  if (writing.kept[index] === undefined) return true
  if (fresh && /[*_~[\]`]/.test(String(writing.now[index]?.what))) return true
  for (let at = from; at <= to; at += 1) if (!isJoined(writing, at)) return true
  return false
}

const none: Piece[] = []

/** The signs between the characters: before the first, between each two, and after the last. */
function writeSigns(writing: Writing): Piece[][] {
  const replaced = replacedSpans(writing)
  let open: readonly Span[] = []
  return Array.from({ length: writing.now.length + 1 }, (_, at) => {
    const { spans: next, copied } = nextSpans(writing, open, at, replaced)
    if (open.length === 0 && next.length === 0) return none
    const different = open.findIndex((span, index) => next[index] !== span)
    const shared = different === -1 ? open.length : different
    const closed = open.slice(shared).reverse()
    const opened = next.slice(shared)
    open = next
    return [
      ...closed.map(({ close }): Piece => ({ text: close, sign: 'close', fresh: !copied })),
      ...opened.map((span): Piece => ({ text: span.open, sign: 'open', fresh: !copied })),
    ].filter(({ text }) => text !== '')
  })
}

/** An exclamation mark before a link would make a picture of it. */
function withoutPictures(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const next = pieces[index + 1]
    const both = piece.from !== undefined && (next?.from !== undefined || next?.fresh === false)
    return piece.text === '!' && !piece.sign && next?.text.startsWith('[') && !both ? { text: '\\!' } : piece
  })
}
