import { readLiteral } from '../../../src/body/literal.ts'
import { scanTag } from '../../../src/body/scan-tag.ts'
import { plainWords } from '../../../src/desk/text/model/plain-words.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import { isTag, type MarkdownNode } from '../../content/body/markdown-node.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import { parseBody } from '../parse-body.ts'

/** Words of the content, and where they stand. */
export interface Said {
  file: string
  words: string
  /** The words as they are compared. */
  plain: string
  /** Where among all that the file says: words that stand together share how it begins. */
  path: readonly (string | number)[]
  /** Of words with gaps that the site fills, `Page {number} of {total}`: what the page may say, plain. */
  filled?: RegExp
  /** Of words in the body, in UTF-16 units of the text; fields are found by their path. */
  offset?: number
}

const known = new WeakMap<FileResult, Said[]>()

/** Everything the fields of a file say. A date is said as the site writes it, too. */
export function fieldsSaid(result: FileResult): Said[] {
  const found = known.get(result) ?? valuesIn(result.value, []).map((value) => saidIn(result.file, value))
  known.set(result, found)
  return found
}

interface Value {
  words: string
  path: (string | number)[]
}

const saidIn = (file: string, { words, path }: Value, offset?: number): Said => {
  const said: Said = { file, words: words.trim(), plain: plainWords(words), path }
  if (/\{\w+\}/.test(words)) said.filled = filledPattern(words)
  return offset === undefined ? said : { ...said, offset }
}

function filledPattern(words: string): RegExp {
  const parts = words.split(/\{\w+\}/).map(plainWords)
  return new RegExp(`^${parts.join('.*')}$`, 'u')
}

function valuesIn(value: unknown, path: (string | number)[]): Value[] {
  if (typeof value === 'string') return spellings(value).map((words) => ({ words, path }))
  if (typeof value === 'number') return [{ words: String(value), path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => valuesIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => valuesIn(item, [...path, name]))
}

function spellings(text: string): string[] {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0]
  return day && !Number.isNaN(Date.parse(day)) ? [text, formatDate(day)] : [text]
}

/** Everything the body of a file says: passages, and what stands in the attributes of tags. */
export function bodySaid(file: string, text: string): Said[] {
  const root = parseBody(file, text)
  return root ? saidBy(root, [''], { file, text }) : []
}

const passages = new Set(['paragraph', 'heading', 'tableCell', 'code'])

function saidBy(node: MarkdownNode, path: (string | number)[], work: { file: string; text: string }): Said[] {
  const offset = node.position?.start.offset ?? 0
  const own = passages.has(node.type) ? [wordsOf(node)] : node.type === 'image' ? [node.alt ?? ''] : []
  const inside = (node.children ?? []).flatMap((child, index) => saidBy(child, [...path, index], work))
  const attributes = isTag(node) ? inTag(node, offset, path, work) : []
  return [...own.map((words) => saidIn(work.file, { words, path }, offset)), ...attributes, ...inside]
}

function wordsOf({ value = '', children = [] }: MarkdownNode): string {
  return value + children.map(wordsOf).join('')
}

/** The parser gives no positions for attributes. */
function inTag(node: MarkdownNode, start: number, path: (string | number)[], work: { file: string; text: string }) {
  return scanTag(work.text, start).attributes.flatMap(({ name, at: [offset] }): Said[] => {
    const given = node.attributes?.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
    if (given?.type !== 'mdxJsxAttribute') return []
    const literal = typeof given.value === 'object' && given.value ? readLiteral(given.value.value) : undefined
    const value = literal?.kind === 'value' ? literal.value : given.value
    return valuesIn(value, [...path, name]).map((one) => saidIn(work.file, one, offset))
  })
}
