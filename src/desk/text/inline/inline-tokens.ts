import type { Mark, Node } from 'prosemirror-model'
import { bodySchema } from '../model/body-schema.ts'
import type { Token } from '../model/source.ts'

/** One character or leaf of a paragraph as it is shown. */
export type ShownToken = Pick<Token, 'what' | 'marks'>

const { marks } = bodySchema
/** The characters and leaves of a paragraph. */
export function tokensOf(textblock: Node): ShownToken[] {
  const tokens: ShownToken[] = []
  textblock.forEach((child) => {
    if (child.isText) for (const sign of (child.text ?? '').split('')) tokens.push({ what: sign, marks: child.marks })
    else tokens.push({ what: child.mark([]), marks: child.marks })
  })
  return tokens
}

export const isCode = ({ marks: own }: ShownToken) => own.some(({ type }) => type === marks.code)
const isBreak = ({ what }: ShownToken) => typeof what !== 'string' && what.type.name === 'hard_break'
/** Other spaces, such as the one that does not break, are signs like any other. */
const isPlainSpace = (token: ShownToken) => !isCode(token) && token.what === ' '

/** Whether nothing is seen there: bold and italic words neither begin nor end beside it. */
export function isBlank(token: ShownToken): boolean {
  return isBreak(token) || (!isCode(token) && typeof token.what === 'string' && /\s/.test(token.what))
}

const invisible = new Set([marks.em, marks.strong, marks.del])

/** Marks that are not seen on a space. */
export function isInvisible(token: ShownToken, { type }: Mark): boolean {
  return isBlank(token) && invisible.has(type)
}

/**
 * The same paragraph as Markdown can say it: no spaces at its ends or beside a line break, no line breaks in headings and
 * cells, addresses as the links they are read as.
 */
export function normalTokens(tokens: readonly ShownToken[], oneLine: boolean): ShownToken[] {
  const plain = tokens.map((token): ShownToken => {
    if (typeof token.what !== 'string') return oneLine && isBreak(token) ? { ...token, what: ' ' } : uncoded(token)
    return /[\n\r\t]/.test(token.what) ? { ...token, what: ' ' } : token
  })
  const words = withoutEdges(plain)
  if (!words.some(isBreak)) return withLinks(words)
  return withLinks(words.filter((token, index, all) => !isPlainSpace(token) || !besideBreak(all, index)))
}

/** Code holds characters alone. */
function uncoded(token: ShownToken): ShownToken {
  return isCode(token) ? { ...token, marks: token.marks.filter(({ type }) => type !== marks.code) } : token
}

function withoutEdges(tokens: readonly ShownToken[]): ShownToken[] {
  const isWord = (token: ShownToken) => !isPlainSpace(token) && !isBreak(token)
  const first = tokens.findIndex(isWord)
  return first === -1 ? [] : tokens.slice(first, tokens.findLastIndex(isWord) + 1)
}

/** Whether nothing but spaces stands between a place and a line break. */
function besideBreak(tokens: readonly ShownToken[], index: number): boolean {
  const before = tokens.slice(0, index).findLast((token) => !isPlainSpace(token))
  const after = tokens.slice(index).find((token) => !isPlainSpace(token))
  return (before !== undefined && isBreak(before)) || (after !== undefined && isBreak(after))
}

const address = /(?:https?:\/\/|www\.)[^\s<\ufffc]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi

/**
 * Addresses are links by themselves: the parser makes links of them after it has taken every escape away, so that there
 * is no way to write one that is none.
 */
function withLinks(tokens: ShownToken[]): ShownToken[] {
  const isPlain = (token: ShownToken) => !isCode(token) && !token.marks.some(({ type }) => type === marks.link)
  const plain = tokens
    .map((token) => (typeof token.what === 'string' && isPlain(token) ? token.what : '\ufffc'))
    .join('')
  if (!/@|:\/\/|www\./i.test(plain)) return tokens
  const linked = [...tokens]
  for (const { 0: found, index } of plain.matchAll(address)) {
    const words = found.replace(/[?!.,:;*_~'")\]]+$/, '')
    const href =
      words.includes('@') && !/^(?:http|www)/i.test(words) ? `mailto:${words}` : words.replace(/^www/i, 'https://$&')
    for (let at = index; at < index + words.length; at += 1) {
      const token = linked[at] as ShownToken
      linked[at] = { ...token, marks: marks.link.create({ href }).addToSet(token.marks) }
    }
  }
  return linked
}
