import type { WholeFix } from '../model/fix.ts'
import type { Issue } from '../model/issue.ts'
import { spanAt } from '../model/position.ts'
import type { RuleId } from '../rules/rules.ts'
import { invisibleAt } from './invisible.ts'

type Words = readonly [rule: RuleId, message: string, hint: string]
interface Found {
  at: number
  length: number
  words: Words
  fixes?: WholeFix[]
}

/** What has happened to a whole text before anybody could read it: a failed merge, or a wrong encoding on the way. */
export function textProblems(file: string, text: string): { issues: Issue[]; conflict: boolean } {
  const conflicts = /<{7}|={7}|>{7}/.test(text) ? mergeConflicts(text) : []
  const odd = /[^\t\n -~‘’“”–—…]/.test(text)
    ? [
        ...mojibake(text),
        ...all(text, /\ufffd+/g, lost),
        ...ligatures(text),
        ...controls(text),
        ...misplacedSpaces(file, text),
      ]
    : []
  const found = [...conflicts, ...odd]
  const issues = found.map(({ at, length, words: [rule, message, hint], fixes }): Issue => {
    const place = spanAt(text, at, at + length)
    return { severity: 'error', rule, file, ...place, message, hint, ...(fixes && { fixes }) }
  })
  return { issues, conflict: conflicts.length > 0 }
}

/** One for each place, at the first of its marks that is left. */
function mergeConflicts(text: string): Found[] {
  const found = all(text, /^(?:<{7}(?: .*)?|={7}|>{7}(?: .*)?)$/gm, merge)
  // Without the others, a line of equals signs in a code sample is a part of it.
  const alone = found.every(({ at }) => text[at] === '=')
  const marks = alone ? found.filter(({ at }) => !isInFence(text, at)) : found
  const order = ({ at }: Found) => '<=>'.indexOf(text[at] as string)
  return marks
    .filter((mark, index) => index === 0 || order(marks[index - 1] as Found) >= order(mark))
    .map((mark) => ({ ...mark, fixes: versionsAt(text, mark.at) }))
}

/** Each of two versions in the place of both; nothing where a mark is missing, or a third version stands between them. */
function versionsAt(text: string, at: number): WholeFix[] | undefined {
  const [both, mine = '', theirs = ''] =
    /^<{7}[^\n]*\n((?:(?![<|=>]{7})[^\n]*\n)*)={7}\n((?:(?![<|=>]{7})[^\n]*\n)*)>{7}[^\n]*\n?/.exec(text.slice(at)) ??
    []
  if (both === undefined) return undefined
  const line = text.slice(0, at).split('\n').length
  return [mine, theirs].map((write, index) => ({
    says: fromDifference(write, [theirs, mine][index] as string),
    edits: [{ line, column: 1, instead: both, write }],
  }))
}

/** So many characters of a version are enough to know it by, and so many before what is different in it. */
const [telling, before] = [60, 20]

/** What a version says from shortly before the place where it begins to be another, in whole words. */
function fromDifference(version: string, other: string): string {
  let same = 0
  while (same < version.length && version[same] === other[same]) same += 1
  const from = Math.max(0, same - before)
  const words = version
    .slice(from)
    .replace(from > 0 ? /^\S*\s+/ : '', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const said = words.length > telling ? `${words.slice(0, telling)}…` : words
  return from > 0 ? `… ${said}` : said
}

const isInFence = (text: string, at: number) =>
  [...text.slice(0, at).matchAll(/^[ \t>]*(?:```|~~~)/gm)].length % 2 === 1

const merge: Words = [
  'merge-conflict',
  'Two versions of these lines were left side by side by a merge.',
  'Delete the lines with <<<<<<<, ======= and >>>>>>>, and one of the two versions. The rest of the file is checked after that.',
]
const lost: Words = [
  'lost-character',
  'The sign � stands for a character that was lost when the file was saved or copied.',
  'Type the character that belongs here.',
]

function all(text: string, pattern: RegExp, words: Words): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ at: index, length, words }))
}

/** UTF-8 that was read as Windows-1252: every character of several bytes begins with one of these pairs. */
function mojibake(text: string): Found[] {
  if (!/[âÃÂð]/.test(text)) return []
  const pattern = /â(?:€[™˜œ“”¦¢\u009d\u0080-\u009f]?|„¢|†’)|Ã[\u0080-\u00bf©¨¼¶¤]|Â[\u00a0-\u00bf]|ðŸ[^\s]{0,2}/g
  return [...text.matchAll(pattern)].map(({ 0: signs, index }) => ({
    at: index,
    length: signs.length,
    words: [
      'mojibake',
      `The signs "${signs}" are one character that was read with the wrong encoding.`,
      'Type the character that belongs here, such as an apostrophe, a dash or a letter with an accent.',
    ],
  }))
}

/** Two or three letters in one sign, as PDF files have them: no font of the site has it, and no search finds the word. */
function ligatures(text: string): Found[] {
  const [first, ...others] = text.matchAll(/[\ufb00-\ufb06]/g)
  if (!first) return []
  const [sign] = first
  const more = others.length > 0 ? ` It is one of ${others.length + 1} such signs in the file.` : ''
  const words: Words = [
    'ligature',
    `The sign ${sign} is several letters in one, as they are in text copied from a PDF file.`,
    `Type the letters: ${sign.normalize('NFKD')}.${more}`,
  ]
  return [{ at: first.index, length: 1, words }]
}

function controls(text: string): Found[] {
  return [...text.matchAll(/(?![\t\n\r])\p{Cc}/gu)].map(({ index }) => ({
    at: index,
    length: 1,
    words: ['invisible', `There is ${invisibleAt(text, index)} here.`, 'Delete it.'],
  }))
}

/**
 * Spaces of another kind and characters of no width inside a tag, where they look like nothing or like a space and are
 * taken for a letter of a name.
 */
function misplacedSpaces(file: string, text: string): Found[] {
  if (!file.endsWith('.mdx') || !/[\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/.test(text)) return []
  const tags = [...text.matchAll(/<\/?[A-Z](?:"[^"\n]*"|\{[^}\n]*\}|[^<>"{}])*/g)]
  return tags.flatMap(({ 0: part, index }) =>
    [...part.replace(/"[^"\n]*"|\{[^}\n]*\}/g, (value) => '-'.repeat(value.length)).matchAll(oddSpace)].map((found) => {
      const at = index + found.index
      const hint = 'Delete it and type the name again, with plain spaces between words.'
      return { at, length: 1, words: ['invisible', `There is ${invisibleAt(text, at)} inside this tag.`, hint] }
    }),
  )
}

const oddSpace = /[\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/g
