/** A mistake in a JSON file, from one offset to another. */
export interface Problem {
  start: number
  end: number
  words: readonly [message: string, hint: string]
}
/** What was found where a text begins. */
export interface Found {
  /** The offset of the last character. */
  end: number
  /** Characters to put in place of others, by offset. */
  instead?: [offset: number, sign: string][]
  problem?: Problem
}

const doubles = '“”"'
const closing: Record<string, string> = { "'": "'", '‘': '’‘', '’': '’‘' }
/** The marks that can end a text, by the one it begins with. */
export const marksFor = (source: string, start: number) => closing[source[start] as string] ?? doubles

/** A text without a mark at its end, or one whose mark stands on one of the next lines. */
export function unclosed(source: string, start: number): Found {
  const line = lineEnd(source, start)
  // The parser tells what is not closed at the end of the file.
  if (line === source.length) return { end: line - 1 }
  const problem = (hint: string) => ({ start, end: line, words: ['A text is not closed on its line.', hint] as const })
  const opened: [number, string] = [start, '"']
  const straight = source[start] === '"'
  const end = brokenText(source, start, straight ? '"' : marksFor(source, start)) ?? brokenText(source, start, doubles)
  if (end !== undefined) {
    const inside = source.slice(start + 1, end)
    const breaks = [...inside.matchAll(/\\?\n/g)]
    const quotes = [...inside.matchAll(straight ? /\\[^\n]|"/g : /["\\]/g)].filter(([sign]) => sign.length === 1)
    const hint = quotes.length > 0 ? ' and curly quotes “ ” inside' : ''
    return {
      end,
      instead: [
        opened,
        ...quotes.map(({ index }): [number, string] => [start + 1 + index, "'"]),
        ...breaks.flatMap(({ 0: { length }, index }) => blanks(start + 1 + index, length)),
        [end, '"'],
      ],
      problem: problem(
        `Write the whole text on one line, with ${straight && source[end] === '"' ? 'the' : 'a'} double quote at its ${straight ? 'end' : 'beginning and its end'}${hint}.`,
      ),
    }
  }
  const after = start + source.slice(start, line).search(/(?<![\\, \t])[\\, \t]*$/)
  const close = source.slice(after, line).includes(',') ? '",' : '"'
  return {
    end: line,
    instead: [
      opened,
      ...blanks(after, line + 1 - after),
      ...[...close].map((sign, at): [number, string] => [after + at, sign]),
    ],
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

const blanks = (start: number, length: number) => Array.from({ length }, (_, at): [number, string] => [start + at, ' '])

export function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return end === -1 ? source.length : end
}

export function matches(pattern: RegExp, source: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(source) ? pattern.lastIndex : undefined
}
