import { type Found, matches } from './unclosed-text.ts'

/** A group or a list that is open. */
export interface Opened {
  at: number
  /** The bracket that closes it. */
  closer: string
  /** The one that was meant where the wrong kind was opened. */
  meant?: string
}

/** A mistake in brackets: how many of those that are open it should have closed, or that it should have opened one. */
export interface LostBracket extends Found {
  closes: number
  opens?: Opened
}

/** What a bracket opens, also one of the wrong kind: fields between square brackets, or texts between braces. */
export function openedAt(source: string, at: number): LostBracket {
  const isList = source[at] === '['
  const closer = isList ? ']' : '}'
  const other = isList ? /\[\s*"\w+"[ \t]*:/y : /\{\s*"[^"\n]*"\s*[,}]/y
  if (matches(other, source, at) === undefined) return { end: at, closes: 0, opens: { at, closer } }
  const [message, hint] = isList
    ? [
        'Fields stand between braces, not between square brackets.',
        'Write { for this bracket and } for the one that closes it.',
      ]
    : [
        'A list stands between square brackets, not between braces.',
        'Write [ for this brace and ] for the one that closes it.',
      ]
  return {
    end: at,
    closes: 0,
    opens: { at, closer, meant: isList ? '}' : ']' },
    instead: [[at, isList ? '{' : '[']],
    problem: { start: at, end: at + 1, words: [message as string, hint as string] },
  }
}

/** A bracket that closes none of those that are open. What follows the outermost, the parser tells. */
export function closesNothing(source: string, at: number, open: readonly Opened[]): Found | undefined {
  const sign = source[at]
  if (open.length === 0 || open.some(({ closer }) => closer === sign)) return undefined
  const hint = `Remove it, or write ${sign === ']' ? '[' : '{'} before what belongs inside.`
  return {
    end: at,
    instead: [[at, ' ']],
    problem: { start: at, end: at + 1, words: [`This ${sign} closes nothing that is open.`, hint] },
  }
}

/**
 * The name of a field in a list: the bracket of the list is missing before it, or, where the group before it has a field
 * of this name, the brace of the next group. What is missing takes the place of the comma and of blanks.
 */
export function nameInList(source: string, at: number, list: Opened): LostBracket | undefined {
  const nameEnd = matches(/"\w+"(?=[ \t]*:)/y, source, at)
  if (nameEnd === undefined) return undefined
  const [, gap] = /[^\s[,](?:\s+(?=,))?(,?\s+)$/.exec(source.slice(Math.max(0, at - 200), at)) ?? []
  if (gap === undefined) return undefined
  const from = at - gap.length
  const group = source[from - 1] === '}' ? source.slice(source.lastIndexOf('{', from), from) : ''
  if (!group.includes(source.slice(at, nameEnd)) || !gap.startsWith(',')) return closed(source, [from, at], [list])
  return {
    end: at - 1,
    closes: 0,
    opens: { at: at - 1, closer: '}' },
    instead: [[at - 1, '{']],
    problem: { start: at, end: nameEnd, words: ['The group is not opened before this field.', 'Write { before it.'] },
  }
}

/**
 * What is not closed where a line ends: the next one begins no further to the right than the line with the opening
 * bracket, or closes what is around it. Lines are asked only where a bracket is known to be missing.
 */
export function lostAtLineEnd(source: string, lineEnd: number, open: readonly Opened[]): LostBracket | undefined {
  const next = matches(/\s*/y, source, lineEnd) ?? lineEnd
  const sign = source[next]
  const content = source.slice(0, lineEnd).trimEnd().length
  const from = source[content - 1] === ',' ? content - 1 : content
  if (sign === undefined || /[[{:]/.test(source[from - 1] ?? '{')) return undefined
  const isCloser = /[}\]]/.test(sign)
  const depth = indentation(source, next)
  const isLost = ({ at, closer }: Opened) =>
    indentation(source, at) > depth || (isCloser ? closer !== sign : indentation(source, at) === depth)
  let closes = 0
  // Nothing stands beside the outermost.
  while (closes < open.length - 1 && isLost(open.at(-1 - closes) as Opened)) closes += 1
  return closes > 0 ? closed(source, [from, next], open.slice(-closes), isCloser) : undefined
}

/** How far to the right the line begins on which an offset stands. */
function indentation(source: string, at: number): number {
  const line = source.lastIndexOf('\n', at - 1) + 1
  return (matches(/[ \t]*/y, source, line) ?? line) - line
}

/** What to write for groups and lists, the outermost first, between the last value and what follows. */
function closed(
  source: string,
  [from, next]: readonly [number, number],
  lost: readonly Opened[],
  isLast = false,
): LostBracket | undefined {
  const write = lost.map(({ closer }) => closer).reverse()
  const signs = [...write, ...(isLast ? [] : [','])].join('')
  // Without room the parser tells what it misses.
  if (signs.length > next - from) return undefined
  const [{ at, closer } = { at: 0, closer: '' }] = lost
  const [, name] = /"(\w+)"\s*:\s*$/.exec(source.slice(0, at)) ?? []
  const what = `${closer === ']' ? 'The list' : 'The group'}${name ? ` \`${name}\`` : ''} is not closed`
  const comma = source[from] === ','
  const start = comma ? from : from - 1
  return {
    end: start,
    closes: lost.length,
    instead: [[from, signs]],
    problem: {
      start,
      end: start + 1,
      words: comma
        ? [`${what} before this comma.`, `Write ${write.join('')} ${isLast ? 'instead of it' : 'before it'}.`]
        : [`${what} behind this.`, `Write ${signs} behind it.`],
    },
  }
}
