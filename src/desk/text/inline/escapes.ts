import { isCode, type ShownToken } from './inline-tokens.ts'

/** Where the words stand, for signs that mean something only there. */
export type TextKind = 'paragraph' | 'heading' | 'cell'

/** A sign Markdown would read, and the stretch of text that makes it one. */
export interface Risk {
  index: number
  from: number
  to: number
}

/** Signs that are read at the beginning of a line. The group is what has to be escaped. */
const lineStarts: readonly RegExp[] = [
  /^([-+*])(?=[ \n]|$)/gm,
  /^(-)(?=[-\s]*$)/gm,
  /^(#)(?=#{0,5}(?:[ \n]|$))/gm,
  /^(>)/gm,
  /^\d{1,9}([.)])(?=[ \n]|$)/gm,
  // Not at the first line: a line under words that makes them a heading or a table.
  /(?<=\n)(=)(?==*\s*$)/gm,
  /(?<=\n)([|:-])(?=[|:\-\s]*$)/gm,
  // A paragraph that begins so is read as code.
  /^(i)(?=mport\b)/g,
  /^(e)(?=xport\b)/g,
]
// Of braces that close, the ones nobody opened: the check takes them for a slip.
const anywhere: readonly RegExp[] = [/(&)(?=#?\w+;)/g, /([*`[<{\\])/g, /(?<!\{[^{}\n]*)(\})/g]
/** A run that does not stand between letters. Of a line to fill in every sign counts: two runs could meet in the middle. */
const underscores = /(?<![\p{L}\p{N}_])(_+)|(?<!_)(_+)(?![\p{L}\p{N}_])/gu
const tilde = /(~)/g
const bracket = /(\])/g
const bar = /(\|)/g
/** Signs at the end of a heading that look like the closing ones. */
const headingEnd = /(?:^| )(#)(?=#*\s*$)/g

/** Everything in the words that Markdown would read otherwise. */
export function risksIn(tokens: readonly ShownToken[], isLineEnd: (index: number) => boolean, place: TextKind): Risk[] {
  const plain = tokens.map((token, index) => sign(token, isLineEnd(index))).join('')
  const find = (patterns: readonly RegExp[]) => patterns.flatMap((pattern) => matches(pattern, plain))
  return [
    ...find(lineStarts),
    ...find(anywhere),
    ...find([underscores]),
    ...find(plain.split('~').length > 2 || hasMark(tokens, 'del') ? [tilde] : []),
    ...find(hasMark(tokens, 'link') || plain.includes('[') ? [bracket] : []),
    ...find(place === 'cell' ? [bar] : []),
    ...find(place === 'heading' ? [headingEnd] : []),
  ]
}

function hasMark(tokens: readonly ShownToken[], name: string): boolean {
  return tokens.some(({ marks }) => marks.some(({ type }) => type.name === name))
}

/** A character for what is looked at; leaves and code are none of it. */
function sign(token: ShownToken, lineEnd: boolean): string {
  if (lineEnd) return '\n'
  return typeof token.what === 'string' && !isCode(token) ? token.what : '\ufffc'
}

function matches(pattern: RegExp, plain: string): Risk[] {
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const group = match.slice(1).find(Boolean) as string
    const start = match.index + match[0].lastIndexOf(group)
    const to = start + group.length
    return Array.from(group, (_sign, at) => ({ index: start + at, from: match.index, to }))
  })
}

/** A sign that is not read: after a backslash, or, for letters, as its number. */
export function escaped(sign: string): string {
  return /[!-/:-@[-`{-~]/.test(sign) ? `\\${sign}` : numbered(sign)
}

export function numbered(sign: string): string {
  return `&#x${(sign.codePointAt(0) as number).toString(16).toUpperCase()};`
}
