import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { FieldIssue } from '../fields/field-issue.ts'
import { spanAt } from '../report/position.ts'
import { deepestAllowed, type Scan, scanJson } from './json-scan.ts'
import { wordsOf } from './json-words.ts'
import { matches } from './unclosed-text.ts'

/** What a JSON file says. */
export interface Json {
  /** Undefined when nothing can be read. */
  value: unknown
  issues: FieldIssue[]
  /** The text with mistakes put right, at the same offsets. */
  text: string
  /** Whether parts of the value are missing because they could not be read. */
  partial: boolean
}

/** Reads strict JSON. Every problem has its place, and what stands beside a mistake is read all the same. */
export function readJson(file: string, text: string): Json {
  // Control characters are told for every kind of file, in `text-problems.ts`.
  const scan = scanJson(text.replace(/(?![\t\n])\p{Cc}/gu, ' '))
  const issue = (start: number, end: number, [message, hint]: readonly [string, string]): FieldIssue => ({
    severity: 'error',
    rule: 'json',
    file,
    ...spanAt(text, start, end),
    message,
    hint,
  })
  const found = scan.problems.map(({ start, end, words }) => issue(start, end, words))
  if (scan.tooDeep !== undefined) {
    const words = [
      `Groups and lists are nested more than ${deepestAllowed} deep here.`,
      'Reading stops here: remove brackets.',
    ] as const
    return { value: undefined, issues: [...found, issue(scan.tooDeep, scan.tooDeep + 1, words)], text, partial: true }
  }
  const errors: ParseError[] = []
  const tree = parseTree(scan.text, errors, { disallowComments: true, allowTrailingComma: false })
  for (const { offset, length, error } of withoutEchoes(errors, scan)) {
    const { at, words } = wordsOf(scan.text, offset, printParseErrorCode(error))
    found.push(issue(at, at + (at === offset ? Math.max(length, 1) : 1), words))
  }
  const partial = errors.length > 0 || scan.problems.length > 0
  if (!tree) return { value: undefined, issues: found, text: scan.text, partial }
  for (const key of repeatedKeys(tree))
    found.push(
      issue(key.offset, key.offset + key.length, [
        `The field \`${key.value}\` is given twice.`,
        'Remove one of the two lines.',
      ]),
    )
  return { value: getNodeValue(tree), issues: found, text: scan.text, partial }
}

/**
 * The parser reports some mistakes twice at the same place, or where the scan has told them: the first report is the better
 * one. Behind a sign or a word it does not know it misses what that was meant to be, on the same line and after it.
 */
function withoutEchoes(errors: readonly ParseError[], { text, problems }: Scan): ParseError[] {
  const seen = new Set(problems.map(({ start }) => start))
  /** Up to where what follows a word or a sign that is not known is its echo: the end of its line, or the next sign. */
  let unknown = -1
  return errors.filter(({ offset, length, error }) => {
    const code = printParseErrorCode(error)
    if (offset <= unknown && code !== 'EndOfFileExpected') return false
    if (code === 'InvalidSymbol') unknown = matches(/[^\n]*\s*/y, text, offset + length) ?? offset
    const isNew = !seen.has(offset)
    seen.add(offset)
    return isNew
  })
}

function repeatedKeys(node: Node): Node[] {
  const seen = new Set<string>()
  return (node.children ?? []).flatMap((child) => {
    const key = node.type === 'object' ? child.children?.[0] : undefined
    const repeated = key && seen.has(String(key.value)) ? [key] : []
    if (key) seen.add(String(key.value))
    return [...repeated, ...repeatedKeys(child)]
  })
}
