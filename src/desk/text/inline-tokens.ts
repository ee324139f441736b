import type { Mark, Node } from 'prosemirror-model'
import { bodySchema } from './body-schema.ts'
import type { Token } from './source.ts'

/** One character or leaf of a paragraph as it is shown. */
export type ShownToken = Pick<Token, 'what' | 'marks'>

const { marks } = bodySchema
const outer = [marks.em, marks.strong, marks.del]

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
const isSpace = (token: ShownToken) => !isCode(token) && typeof token.what === 'string' && /\s/.test(token.what)

/**
 * The same paragraph as Markdown can say it: no spaces at its ends, beside a line break, or just inside bold or italic
 * words; no line breaks in headings and cells.
 */
export function normalTokens(tokens: readonly ShownToken[], oneLine: boolean): ShownToken[] {
  const plain = tokens.map((token) => {
    if (oneLine && isBreak(token)) return { what: ' ', marks: token.marks }
    return typeof token.what === 'string' && /[\n\r\t]/.test(token.what) ? { what: ' ', marks: token.marks } : token
  })
  const kept = withoutEdges(plain).filter((token, index, all) => !isPlainSpace(token) || !besideBreak(all, index))
  return outer.reduce((all, type) => withoutMarkAtEdges(all, (mark) => mark.type === type), kept)
}

/** Other spaces, such as the one that does not break, are signs like any other. */
const isPlainSpace = (token: ShownToken) => !isCode(token) && token.what === ' '

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

function withoutMarkAtEdges(tokens: readonly ShownToken[], isMark: (mark: Mark) => boolean): ShownToken[] {
  const marked = (token: ShownToken | undefined) => token?.marks.some(isMark) ?? false
  const result = [...tokens]
  const strip = (at: number) => {
    const token = result[at] as ShownToken
    result[at] = { ...token, marks: token.marks.filter((mark) => !isMark(mark)) }
  }
  const isBlank = (token: ShownToken | undefined) => token !== undefined && (isSpace(token) || isBreak(token))
  for (let at = 0; at < result.length; at += 1)
    if (marked(result[at]) && isBlank(result[at]) && !marked(result[at - 1])) strip(at)
  for (let at = result.length - 1; at >= 0; at -= 1)
    if (marked(result[at]) && isBlank(result[at]) && !marked(result[at + 1])) strip(at)
  return result
}
