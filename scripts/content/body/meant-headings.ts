import { wordsAt } from '../model/fix.ts'
import { lineBefore } from '../model/position.ts'
import { type Context, type Outlined, report, sourceOf } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { spaceless } from './strays.ts'

type Line = MarkdownNode[]

/** Signs that begin a heading where no space is asked for behind them, as older programs have it. */
const signs = /^#{2,6}(?=[\p{L}\d“"(*[<_`])|^#(?=\p{L})/u
const anywhere = /(?:^|\n)[ \t>]*#{1,6}[^#\s]/

/** What words behind one sign # are besides a heading: names for a subject, a sentence that begins with one. */
const isSubject = (words: string) => /^\S+$|\s#|[.!?:;,]$/.test(words)

/**
 * A paragraph in the headings that were meant by its lines, which have no space behind their signs #, and the paragraphs
 * between them.
 */
export function withHeadings(paragraph: MarkdownNode, context: Context): MarkdownNode[] {
  if (!anywhere.test(sourceOf(paragraph, context))) return [paragraph]
  const { text } = context
  const lines = linesOf(paragraph, text)
  const parts: (MarkdownNode | Line)[] = []
  for (const line of lines) {
    const heading = headingOf(line, text, lines.length === 1)
    const last = parts.at(-1)
    if (heading) parts.push(heading)
    else if (Array.isArray(last)) last.push(newline, ...line)
    else parts.push(line)
  }
  const isOne = parts.every((part) => Array.isArray(part))
  return isOne ? [paragraph] : parts.map((part) => (Array.isArray(part) ? between('paragraph', part) : part))
}

const newline: MarkdownNode = { type: 'text', value: '\n' }

/** A node of others, from the first to the last of them. */
function between(type: string, children: Line, depth?: number): MarkdownNode {
  const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end]
  return { type, children, ...(start && end && { position: { start, end } }), ...(depth && { depth }) }
}

/** The children of a paragraph, line by line. */
function linesOf({ children = [] }: MarkdownNode, text: string): Line[] {
  const lines: Line[] = [[]]
  for (const child of children)
    for (const [at, piece] of piecesOf(child, text).entries()) {
      if (at > 0) lines.push([])
      if (piece.type !== 'text' || piece.value) lines.at(-1)?.push(piece)
    }
  return lines.filter(({ length }) => length > 0)
}

/** A text in its lines, each with its place. */
function piecesOf(node: MarkdownNode, text: string): MarkdownNode[] {
  const { start, end } = node.position ?? {}
  if (node.type !== 'text' || !node.value?.includes('\n') || start?.offset === undefined || !end) return [node]
  const values = node.value.split('\n')
  // A line end may be written as &#10;, which parts no lines.
  if (values.length !== text.slice(start.offset, end.offset).split('\n').length) return [node]
  let from = start
  return values.map((value, at, { length }) => {
    const { offset = 0 } = from
    const lineEnd = text.indexOf('\n', offset)
    const to = at < length - 1 ? { line: from.line, column: from.column + lineEnd - offset, offset: lineEnd } : end
    const piece = { ...node, value, position: { start: from, end: to } }
    const before = /^[ \t>]*/.exec(text.slice(lineEnd + 1))?.[0].length ?? 0
    from = { line: from.line + 1, column: before + 1, offset: lineEnd + 1 + before }
    return piece
  })
}

/** The heading a line was meant as, with its words behind the signs. */
function headingOf(line: Line, text: string, isAlone: boolean): MarkdownNode | undefined {
  const { start, end } = between('heading', line).position ?? {}
  const [first, ...others] = line
  if (start?.offset === undefined || !end || first?.type !== 'text') return undefined
  const source = text.slice(start.offset, end.offset)
  const depth = signs.exec(source)?.[0].length
  const isSample = /^(?: {4}|\t)\s*$/.test(lineBefore(text, start.offset))
  if (!depth || isSample || (depth === 1 && (!isAlone || isSubject(source)))) return undefined
  const behind = { ...start, column: start.column + depth, offset: start.offset + depth }
  const words = {
    ...first,
    value: first.value?.slice(depth) ?? '',
    position: { start: behind, end: first.position?.end ?? end },
  }
  return { ...between('heading', line, depth), children: [...(words.value ? [words] : []), ...others] }
}

/** Says of a heading that no space stands behind its signs, and writes it on the level it has. */
export function reportSpaceless({ node, depth }: Outlined, level: number, context: Context) {
  const { start } = node?.position ?? {}
  if (!node || start?.offset === undefined || !signs.test(context.text.slice(start.offset, start.offset + depth + 1)))
    return
  report(context, 'not-markdown', [start.offset, start.offset + depth], spaceless.message, spaceless.hint, [
    wordsAt(context.text, start.offset, start.offset + depth, `${'#'.repeat(level)} `),
  ])
}
