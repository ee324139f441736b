import { allOf, type Rewrite, type WholeFix } from '../model/fix.ts'
import { isInTable } from './html-hint.ts'
import type { Range } from './mistake.ts'

/** Tags that part words, one after the other. */
const others = /^(?:[ \t]*<\/?(?:br|p)\b[^<>]*>)+/
const othersBefore = /(?:<\/?(?:br|p)\b[^<>]*>[ \t]*)+$/

/** What Markdown parts words by, in the place of the tags <br> and <p>. Undefined where one of them cannot be put so. */
export function inParts(text: string, tags: readonly Range[]): WholeFix | undefined {
  const rewrites = tags.map((tag) => (isInTable(text, tag[0]) ? inRow(text, tag) : inLines(text, tag)))
  return rewrites.every((one) => one !== undefined) ? allOf(text, rewrites, rewrites[0]?.words.trim() ?? '') : undefined
}

/** In a row, which is one line, the last of several tags parts the words around them, unless a sign does. */
function inRow(text: string, tag: Range): Rewrite {
  const { before, after } = lineAround(text, tag)
  const above = before.replace(othersBefore, '').trimEnd()
  const isBetween = !/(?:\||[.,:;!?–—-][*_~`)”’"']*)$/.test(above) && !/^[ \t]*(?:\||$)/.test(after)
  return asLast(text, tag, isBetween ? '; ' : ' ')
}

/** Between lines a backslash ends one for <br>, and a blank line parts paragraphs for <p>. */
function inLines(text: string, tag: Range): Rewrite | undefined {
  const { before, after, above, below, from } = lineAround(text, tag)
  const [, marks = '', words = ''] =
    /^((?:[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t]))*[ \t]*)(.*)$/.exec(before.replace(othersBefore, '')) ?? []
  const isBreak = /^<br\b/.test(text.slice(...tag))
  // A heading is one line, and what a line of other tags is nobody knows.
  if (/^[#<]/.test(words.replace(others, ''))) return undefined
  const line = `\n${marks.replace(/[^>\s]/g, ' ')}`
  const blank = line.replace(/[ \t]+$/, '')
  if (words === '' && (isBlank(after) || isBlank(above) || /[-*+)]/.test(marks))) return { range: tag, words: '' }
  if (words === '' && isBreak)
    return /^[ \t>]*[#|<]/.test(above) ? undefined : { range: [from - 1, tag[1]], words: `\\${line}` }
  if (words === '') return { range: tag, words: line }
  if (isBlank(after)) return asLast(text, tag, isBlank(below) ? '' : isBreak ? '\\' : blank)
  return asLast(text, tag, isBreak ? `\\${line}` : `${blank}${line}`)
}

/** Of several tags the last one leaves words in its place. Spaces around them are left out. */
function asLast(text: string, tag: Range, words: string): Rewrite {
  const { before, after } = lineAround(text, tag)
  const isLast = !others.test(after)
  const space = isLast ? after.length - after.trimStart().length : 0
  const back = othersBefore.test(before) ? 0 : before.length - before.trimEnd().length
  return { range: [tag[0] - back, tag[1] + space], words: isLast ? words : '' }
}

function lineAround(text: string, [start, end]: Range) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  const until = to === -1 ? text.length : to
  return {
    from,
    before: text.slice(from, start),
    after: text.slice(end, until),
    above: text.slice(text.lastIndexOf('\n', from - 2) + 1, Math.max(from - 1, 0)),
    below: text.slice(until + 1).split('\n', 1)[0] ?? '',
  }
}

const isBlank = (line: string) => /^[ \t>]*$/.test(line)
