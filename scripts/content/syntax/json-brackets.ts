import { type Found, matches } from './unclosed-text.ts'

/** A group or a list that is open. */
export interface Opened {
  at: number
  /** How far to the right its line begins. */
  indent: number
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
export function openedAt(source: string, at: number, indent: number): LostBracket {
  const isList = source[at] === '['
  const closer = isList ? ']' : '}'
  const other = isList ? /\[\s*"\w+"[ \t]*:/y : /\{\s*"[^"\n]*"\s*[,}]/y
  if (matches(other, source, at) === undefined) return { end: at, closes: 0, opens: { at, indent, closer } }
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
    opens: { at, indent, closer, meant: isList ? '}' : ']' },
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
  const group = source[from - 1] === '}' ? groupBefore(source, from) : ''
  if (!group.includes(source.slice(at, nameEnd)) || !gap.startsWith(',')) return closed(source, [from, at], [list])
  return {
    end: at - 1,
    closes: 0,
    opens: { at: at - 1, indent: list.indent, closer: '}' },
    instead: [[at - 1, '{']],
    problem: { start: at, end: nameEnd, words: ['The group is not opened before this field.', 'Write { before it.'] },
  }
}

/** A group of a usual length that ends at an offset. */
function groupBefore(source: string, end: number): string {
  const before = source.slice(Math.max(0, end - 2000), end)
  return before.slice(before.lastIndexOf('{'))
}

/**
 * What is not closed before a line that begins no further to the right than the line with the opening bracket, or that
 * closes what is around it. Lines are asked only where a bracket is known to be missing.
 *
 * @param end behind the last sign before it
 */
export function lostBefore(source: string, at: number, indent: number, end: number, open: readonly Opened[]) {
  const sign = source[at]
  const from = source[end - 1] === ',' ? end - 1 : end
  if (/[[{:]/.test(source[from - 1] ?? '{')) return undefined
  const isCloser = sign === '}' || sign === ']'
  const isLost = (opened: Opened) =>
    opened.indent > indent || (isCloser ? opened.closer !== sign : opened.indent === indent)
  let closes = 0
  // Nothing stands beside the outermost.
  while (closes < open.length - 1 && isLost(open.at(-1 - closes) as Opened)) closes += 1
  return closes > 0 ? closed(source, [from, at], open.slice(-closes), isCloser) : undefined
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
  const { at = 0, closer } = lost[0] ?? {}
  const [, name] = /"(\w+)"\s*:\s*$/.exec(source.slice(Math.max(0, at - 200), at)) ?? []
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
