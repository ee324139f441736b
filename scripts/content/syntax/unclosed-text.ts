import type { NamedProblem } from '../model/named-problem.ts'
import { lineEnd } from '../model/position.ts'

/** A mistake in a JSON file, from one offset to another. */
export interface Problem {
  start: number
  end: number
  kind?: NamedProblem
  words: readonly [message: string, hint: string]
}
/** Characters to put in place of those that stand from an offset on. */
export type Instead = [offset: number, signs: string]

/** What was found where a text begins. */
export interface Found {
  /** The offset of the last character. */
  end: number
  instead?: Instead[]
  problem?: Problem
}

const doubles = '“”"'
const closing: Record<string, string> = { "'": "'", '‘': '’‘', '’': '’‘' }
/** The marks that can end a text, by the one it begins with. */
export const marksFor = (source: string, start: number) => closing[source[start] as string] ?? doubles

const notClosed = 'A text is not closed on its line.'

/** A text without a mark at its end, or one whose mark stands on one of the next lines. */
export function unclosed(source: string, start: number): Found {
  const line = lineEnd(source, start)
  // The parser tells what is not closed at the end of the file.
  if (line === source.length) return { end: line - 1 }
  const problem = (hint: string) => ({ start, end: line, words: [notClosed, hint] as const })
  const opened: Instead = [start, '"']
  const straight = source[start] === '"'
  const end = brokenText(source, start, straight ? '"' : marksFor(source, start)) ?? brokenText(source, start, doubles)
  if (end !== undefined) {
    const inside = source.slice(start + 1, end)
    const breaks = [...inside.matchAll(/\\?\n/g)]
    const quotes = [...inside.matchAll(straight ? /\\[^\n]|"/g : /["\\]/g)].filter(([sign]) => sign.length === 1)
    const hint = quotes.length > 0 ? ' and curly quotes “ ” inside' : ''
    const isName = matches(/[ \t]*:/y, source, end + 1) !== undefined
    return {
      end,
      instead: isName
        ? [[start, `"${inside.replace(/[ \t]*\\?\n[ \t]*/g, '')}"`.padEnd(end + 1 - start)]]
        : [
            opened,
            ...quotes.map(({ index }): Instead => [start + 1 + index, "'"]),
            ...breaks.map(({ 0: { length }, index }): Instead => [start + 1 + index, ' '.repeat(length)]),
            [end, '"'],
          ],
      problem: problem(
        `Write the whole text on one line, with ${straight && source[end] === '"' ? 'the' : 'a'} double quote at its ${straight ? 'end' : 'beginning and its end'}${hint}.`,
      ),
    }
  }
  const text = source.slice(start, line)
  // A bracket at the end of the line closes the list or the group, unless the text opens one.
  const after = start + text.search(/[[{]/.test(text) ? /(?<![\\, \t])[\\, \t]*$/ : /(?<![\\, \t\]}])[\\, \t\]}]*$/)
  const close = `"${source.slice(after, line).replace(/[\\ \t]|,(?=.*,)/g, '')}`
  return {
    end: line,
    instead: [opened, [after, close.padEnd(line + 1 - after)]],
    problem: problem(
      straight
        ? 'Put a double quote at its end. A double quote inside a text is written \\".'
        : 'Put a plain double quote " at its beginning and at its end.',
    ),
  }
}

/** Where a text ends on one of the next lines; nothing when the next mark begins another text. */
function brokenText(source: string, start: number, marks: string): number | undefined {
  const found = new RegExp(`\\\\[^\\n]|[${marks}]`, 'g')
  found.lastIndex = start + 1
  for (let tried = 0; tried < 100; tried += 1) {
    const mark = found.exec(source)
    if (!mark) return undefined
    if (mark[0].length > 1) continue
    const after = mark.index + 1
    if (matches(/[ \t]*(?:[:}\]\n]|$|,[ \t]*(?:["'“‘„{[\d\n]|$))/y, source, after) !== undefined) return mark.index
    const before = source.slice(Math.max(0, mark.index - 100), mark.index)
    if (/[\n{[][ \t]*$/.test(before)) return undefined
    if (/,[ \t]*$/.test(before) && matches(/[^"”’'\n]{1,100}["”’'][ \t]*:/y, source, after) !== undefined)
      return undefined
  }
  return undefined
}

/** A text without a mark at its end, where the next field stands on the same line: `"name": "A bureau, "contracts": 3`. */
export function unclosedBefore(source: string, start: number, mark: number): Found | undefined {
  const [gap] = /,[ \t]*$/.exec(source.slice(Math.max(start + 1, mark - 100), mark)) ?? []
  const value = matches(/["“„][^"“”„\n]{1,100}["”“][ \t]*:[ \t]*(?=["“„{[\d-]|(?:true|false|null)\b)/y, source, mark)
  if (gap === undefined || value === undefined) return undefined
  const comma = mark - gap.length
  const field = source.slice(comma, value)
  // The missing mark takes the place of a blank; where there is none, of the last sign of the text.
  const blank = /[ \t]/.test(field)
  const closed: Instead = [blank ? comma : comma - 1, `"${blank ? field.replace(/[ \t]/, '') : field}`]
  const hint =
    source[start] === '"'
      ? 'Put a double quote at its end, before the comma.'
      : 'Put a plain double quote " at its beginning and at its end, before the comma.'
  return {
    end: mark - 1,
    instead: [[start, '"'], closed],
    problem: { start, end: comma, words: [notClosed, hint] },
  }
}

/** The offset after what a sticky pattern matches at this place; nothing when it does not. */
export function matches(pattern: RegExp, source: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(source) ? pattern.lastIndex : undefined
}
