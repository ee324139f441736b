import { withoutCode } from './quiet-code.ts'

/** How many tags and braces a body may have together, and how many marks of lists and quotations a line, before they count as a risk. */
const manyTags = 500
const deepBraces = 20
const riskyLine = /^(?:(?:import|export)\b|(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){30})/m

/** Something that could harm the parser. */
export interface Risk {
  at: number
  /** For a brace outside code: it begins no value, whatever follows. */
  mistake: boolean
}

/**
 * The first thing the parser may have trouble with, or undefined for a body it reads: satteri 0.10 can hang or end the
 * process on unusual input. Harmless are braces around plain values and comments; `npm run fuzz` shows that the parser
 * gets along with them.
 */
export function firstRisk(text: string): Risk | undefined {
  const line = riskyLine.exec(text)
  const sign = riskySign(text)
  return line && !(sign && sign.at < line.index) ? { at: line.index, mistake: false } : sign
}

function riskySign(text: string): Risk | undefined {
  let tags = 0
  const marks = /\\[\\{]|[{<]/g
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const { 0: sign, index: at } = found
    if (sign.length === 1) tags += 1
    if (tags > manyTags) return { at, mistake: false }
    if (sign !== '{') continue
    const { end, mistake } = readBraces(text, at)
    if (end === undefined) return { at, mistake: mistake && !mayBeCode(text, at) }
    marks.lastIndex = end
  }
  return undefined
}

/** A text may hold gaps that are filled in later: `"{count} briefings"`. */
const token =
  /\s+|"(?:\\[^\n{}]|\{\w+\}|[^"\\\n{}<])*"|'(?:\\[^\n{}]|\{\w+\}|[^'\\\n{}<])*'|`[^`\\{}<$]*`|[\w.$+-]+|[,:]/y
const comment = /\{\s*\/\*[^{}<*]*\*\/\s*\}/y
const closerOf: Record<string, string> = { '{': '}', '[': ']' }

/** The offset after braces that hold a comment, or nothing but plain values in lists and groups. */
function readBraces(text: string, start: number): { end?: number; mistake: boolean } {
  const afterComment = matchEnd(comment, text, start)
  if (afterComment) return { end: afterComment, mistake: false }
  const open: string[] = []
  let at = start
  while (at < text.length) {
    const sign = text[at] as string
    if (closerOf[sign]) open.push(closerOf[sign])
    else if (sign === open.at(-1)) open.pop()
    else {
      const end = matchEnd(token, text, at)
      // A text or a comment may hold what the tokens above leave out.
      if (end === undefined) return { mistake: !/["'`/]/.test(sign) }
      at = end
      continue
    }
    at += 1
    if (open.length === 0) return { end: at, mistake: false }
    if (open.length > deepBraces) break
  }
  return { mistake: true }
}

/**
 * Whether the brace may stand in code, or in the quotes of an attribute, where it is a sign like any other. Code that ends
 * before it holds nothing of it.
 */
function mayBeCode(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return /`|~{3}/.test(withoutCode(before)) || /=\s*["'][^"'\n]*$/.test(before.slice(-300))
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
