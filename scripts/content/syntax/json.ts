import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { groupBy } from '#src/lib/group-by.ts'
import type { FieldIssue } from '../model/issue.ts'
import type { NamedProblem } from '../model/named-problem.ts'
import { spanAt } from '../model/position.ts'
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
  const issue = (
    start: number,
    end: number,
    [message, hint]: readonly [string, string],
    problem?: NamedProblem,
  ): FieldIssue => ({
    severity: 'error',
    rule: 'json',
    file,
    ...spanAt(text, start, end),
    message,
    hint,
    ...(problem && { problem }),
  })
  const found = scan.problems.map(({ start, end, kind, words }) => issue(start, end, words, kind))
  if (scan.tooDeep !== undefined) {
    const words = [
      `Groups and lists are nested more than ${deepestAllowed} deep here.`,
      'Reading stops here: remove brackets.',
    ] as const
    return { value: undefined, issues: [...found, issue(scan.tooDeep, scan.tooDeep + 1, words)], text, partial: true }
  }
  const errors: ParseError[] = []
  const tree = parseTree(scan.text, errors, { disallowComments: true, allowTrailingComma: false })
  const again = tree ? repeatedKeys(tree) : []
  for (const { offset, length, error } of withoutEchoes(errors, scan, tree, again)) {
    const code = printParseErrorCode(error)
    const isBehind = code === 'InvalidSymbol' && tree?.type === 'object' && offset >= tree.offset + tree.length
    const { at, kind, words } = wordsOf(scan.text, offset, isBehind ? 'EndOfFileExpected' : code)
    found.push(issue(at, at + (at === offset ? Math.max(length, 1) : 1), words, kind))
  }
  for (const [key, ...others] of again)
    if (key) found.push(issue(key.offset, key.offset + key.length, twiceWords([key, ...others])))
  const issues = oncePerFile(found)
  const partial = errors.length > 0 || scan.problems.length > 0
  return { value: tree && getNodeValue(tree), issues, text: scan.text, partial }
}

/** What another program does to a whole file: each place is told where they are few. */
const spread: readonly unknown[] = ['curly-quotes', 'bare-name', 'invisible-sign'] satisfies NamedProblem[]
const few = 3

function oncePerFile(issues: readonly FieldIssue[]): FieldIssue[] {
  const same = groupBy(issues, ({ message }) => message)
  return issues.flatMap((issue) => {
    const places = same.get(issue.message) ?? []
    if (places.length <= few || !spread.includes(issue.problem)) return [issue]
    const more = `The same in ${places.length - 1} more places, the last on line ${places.at(-1)?.line}.`
    return issue === places[0] ? [{ ...issue, hint: `${issue.hint} ${more}` }] : []
  })
}

/**
 * The parser reports some mistakes twice at the same place, or where the scan has told them: the first report is the better
 * one. Behind a sign or a word it does not know it misses what that was meant to be, on the same line and after it.
 */
function withoutEchoes(
  errors: readonly ParseError[],
  { text, problems }: Scan,
  tree: Node | undefined,
  again: readonly Node[][],
): ParseError[] {
  // Where fields of a group come again, one that is not closed may be all that is amiss.
  const toldThere = again.filter(({ length }) => length > 1).map(([key]) => key?.offset ?? 0)
  const seen = new Set([...problems.map(({ start }) => start), ...toldThere])
  const isWhole = tree?.type === 'object' || tree?.type === 'array'
  /** Up to where what follows a word or a sign that is not known is its echo: the end of its line, or the next sign. */
  let unknown = -1
  return errors.filter(({ offset, length, error }) => {
    const code = printParseErrorCode(error)
    // Of a file that begins with no bracket that is told, whatever follows.
    if (code === 'EndOfFileExpected' && !isWhole) return false
    if (offset <= unknown && code !== 'EndOfFileExpected') return false
    if (code === 'InvalidSymbol') unknown = matches(/[^\n]*\s*/y, text, offset + length) ?? offset
    const isNew = !seen.has(offset)
    seen.add(offset)
    return isNew
  })
}

/** The keys that stand in a group already, group by group. */
function repeatedKeys(node: Node): Node[][] {
  const seen = new Set<string>()
  const own: Node[] = []
  const inner = (node.children ?? []).flatMap((child) => {
    const key = node.type === 'object' ? child.children?.[0] : undefined
    if (key && seen.has(String(key.value))) own.push(key)
    if (key) seen.add(String(key.value))
    return repeatedKeys(child)
  })
  return own.length > 0 ? [own, ...inner] : inner
}

function twiceWords(keys: readonly Node[]): readonly [string, string] {
  const names = [...new Set(keys.map(({ value }) => `\`${value}\``))]
  if (keys.length === 1) return [`The field ${names[0]} is given twice.`, 'Remove one of the two lines.']
  const often = keys.length > names.length ? 'several times' : 'twice'
  return names.length === 1
    ? [`The field ${names[0]} is given ${keys.length + 1} times.`, 'Keep one of its lines, and remove the others.']
    : [
        `The fields ${names.slice(0, 6).join(', ')}${names.length > 6 ? ' and more' : ''} are given ${often} in this group.`,
        'Keep one of each, or write }, { before this line if another group begins here.',
      ]
}
