import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const hasPandoc = () => existsSync('/usr/bin/pandoc')

/**
 * A document as pandoc reads it, a line for each passage and row, which is empty where pandoc leaves it so; without the numbers,
 * which count the empty ones.
 */
export async function readByPandoc(file: string, changes: 'accept' | 'reject'): Promise<string[]> {
  const { stdout } = await run('pandoc', ['-f', 'docx', `--track-changes=${changes}`, '-t', 'json', file], {
    maxBuffer: 1e8,
  })
  return linesOf(JSON.parse(stdout).blocks)
}

interface Node {
  t: string
  c: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 't' in value

/**
 * What is wanted and what pandoc shows, as they are compared. Where it leaves a heading, an item or a row empty, pandoc 2.17
 * hangs the lists behind it on that, and not on the item they belong to: there a list is what it is by itself.
 */
export function besideEmpty(wanted: readonly string[], shown: readonly string[]): [string[], string[]] {
  const compared = (line: string) => (shown.includes('') ? line.replace(/^[•#>]+(?=[•#])/, '') : line)
  return [wanted, shown].map((lines) => lines.filter(Boolean).map(compared)) as [string[], string[]]
}

function linesOf(blocks: readonly Node[], around = ''): string[] {
  return blocks.flatMap(({ t, c }): string[] => {
    const parts = c as unknown[]
    if (t === 'Para' || t === 'Plain') return filled(around || 'Para', wordsOf(c))
    if (t === 'Header') return filled(`${around}Header${parts[0]}`, wordsOf(parts[2]))
    if (t === 'BulletList') return (c as Node[][]).flatMap((item) => itemLines(item, `${around}•`))
    if (t === 'OrderedList') return (parts[1] as Node[][]).flatMap((item) => itemLines(item, `${around}#`))
    if (t === 'BlockQuote') return linesOf(c as Node[], `${around}>`)
    if (t === 'Table') return rowsIn(c)
    return filled(t, wordsOf(c))
  })
}

const itemLines = (item: readonly Node[], around: string) =>
  /^(?:Para|Plain|BlockQuote)$/.test(item[0]?.t ?? '') ? linesOf(item, around) : ['', ...linesOf(item, around)]

const filled = (kind: string, words: string) => [words && `${kind} ${words}`]

/** A row is a list of attributes and cells; one of nothing but empty cells went or has yet to come. */
function rowsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const cells = value[1]
  if (value.length === 2 && Array.isArray(cells) && cells.length > 0 && cells.every(isCell)) {
    const words = cells.map((cell) => wordsOf(cell[4]))
    return [words.some(Boolean) ? `Row ${words.join(' | ')}` : '']
  }
  return value.flatMap(rowsIn)
}

const isCell = (value: unknown): value is unknown[] => Array.isArray(value) && value.length === 5 && isNode(value[1])

/** Words with their looks, links and notes. */
function wordsOf(value: unknown): string {
  return inside(value).replaceAll(/\s+/g, ' ').trim()
}

function inside(value: unknown): string {
  if (Array.isArray(value)) return value.map(inside).join('')
  if (!isNode(value)) return ''
  const { t, c } = value
  const parts = c as unknown[]
  if (t === 'Str') return c as string
  if (t === 'Space' || t === 'SoftBreak') return ' '
  if (t === 'LineBreak') return '⏎'
  if (t === 'Code') return `{Code}${parts[1]}{}`
  if (t === 'Span') return inside(parts[1])
  // Names of sections are pandoc's own.
  if (t === 'Link') return `{${(parts[2] as string[])[0]?.replace(/^#.*/, '#')}}${inside(parts[1])}{}`
  if (t === 'Note') return `[^${inside(c).trim()}]`
  const isLook = /^(?:Strong|Emph|Strikeout|Superscript)$/.test(t)
  return isLook ? `{${t}}${inside(c)}{}` : inside(c)
}
