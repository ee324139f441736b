import type { Tree, TreeNode } from '#src/body/tree.ts'
import { treeText } from '#src/body/tree.ts'
import { fieldsEnd } from '#src/lib/fields-end.ts'
import { type Fix, wordsAt } from '../model/fix.ts'
import { lineBefore, offsetAt } from '../model/position.ts'
import { type Context, hasLeftOut, report, sourceOf, spanOf } from './context.ts'
import { reportWrapped } from './line-ends.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { kept } from './other-systems.ts'
import { reportStrays } from './stray-markdown.ts'

/** A heading gets an `id` made of its words, so that links can lead to it. */
export function convertHeading(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  reportStrays(node, context)
  const sample = parents.length === 0 ? sampleAt(node, context) : undefined
  if (isBlanked(node, context) || (!sample && reportWrapped(node, context)))
    return [['p', null, ...context.convertAll(node.children, [...parents, 'p'])]]
  const children = context.convertAll(node.children, [...parents, 'p'])
  const depth = node.depth ?? 2
  const text = treeText(withoutCalls(children)).replace(/\s+/g, ' ').trim()
  const hyphens = hyphensBelow(node, context)
  const fixes = text ? undefined : removed(node, context)
  const isKept = parents.length === 0 && /^#+[ \t]+tags?:[ \t]*`/.test(sourceOf(node, context))
  if (sample) reportSample(node, sample, context)
  else if (isKept) reportKept(node, context)
  else if (!text && (fixes || !hasLeftOut(node, context)))
    report(
      context,
      'heading',
      node,
      'The heading has no words.',
      'Write the words after the signs #, or remove the line.',
      fixes,
    )
  else if (hyphens === '-') return beforeItem(node, children, context)
  else if (hyphens)
    report(
      context,
      'heading',
      node,
      'The hyphens in the line below make a heading of these words.',
      'Leave a blank line before --- if a line across the page is meant, or write ## before the words of a heading.',
    )
  const isShown = depth >= 2 && depth <= 4 && !isKept
  const id = isShown ? addHeading(context, node, depth as 2 | 3 | 4, text) : undefined
  if (text && !sample && !isKept) context.outline.push({ depth, words: text, node, ...(id && { id }) })
  return id === undefined ? [] : [[`h${depth}`, { id }, ...children]]
}

/** Says of a line that HackMD reads the subjects of a text from that it is no heading. */
function reportKept(node: MarkdownNode, context: Context) {
  const { start, end } = node.position ?? {}
  const fixes = [wordsAt(context.text, start?.offset ?? 0, end?.offset ?? 0, '')]
  report(context, 'other-system', node, kept.message, kept.hint, fixes)
}

/** Whether hyphens make a heading of the words above them because what stands behind could not be read and is blank. */
const isBlanked = (node: MarkdownNode, context: Context) =>
  !/^#|\n[ \t>]*(?:-+|=+)[ \t]*$/.test(sourceOf(node, context))

const isIndented = (line = '') => /^(?: {4}|\t)/.test(line)

/** The lines of the sample of code that a heading is a line of where CommonMark is read: all are indented by four spaces. */
function sampleAt({ position }: MarkdownNode, { text }: Context) {
  const { offset = 0, line: own = 1 } = position?.start ?? {}
  const before = lineBefore(text, offset)
  if (!isIndented(before) || before.trim()) return undefined
  const lines = text.split('\n')
  /** The last line of the sample in one direction, blank ones between. */
  const lastFrom = (start: number, step: 1 | -1) => {
    let last = start
    for (let at = start; isIndented(lines[at]) || lines[at]?.trim() === ''; at += step) if (lines[at]?.trim()) last = at
    return last
  }
  return { lines, own: own - 1, from: lastFrom(own - 1, -1), to: lastFrom(own - 1, 1) }
}

/** Says once of a sample of code that its signs # make headings of its lines. */
function reportSample(node: MarkdownNode, sample: NonNullable<ReturnType<typeof sampleAt>>, context: Context) {
  const { lines, own, from, to } = sample
  if (lines.slice(from, own).some((line) => /^\s*#{1,6}(?:\s|$)/.test(line))) return
  const instead = lines.slice(from, to + 1).join('\n')
  const code = instead.replaceAll(/^(?: {4}|\t)/gm, '')
  const [start, says] = [offsetAt(context.text, from + 1, 1), `\`\`\`\n${code}\n\`\`\``]
  report(
    context,
    'heading',
    node,
    'This line is indented, as samples of code are in other programs, and its first sign makes a heading of it.',
    'Write ``` on a line above the sample and on one below it. Delete the spaces before it if it is a heading.',
    lines[from - 1]?.trim() ? undefined : [wordsAt(context.text, start, start + instead.length, says)],
  )
}

/** The line of a heading left out, where nothing else stands in it than comments. */
function removed(node: MarkdownNode, context: Context): Fix[] | undefined {
  const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset]
  const source = sourceOf(node, context)
  const isEmpty = !source.replace(/<!--.*?-->|\{\s*\/\*.*?\*\/\s*\}|[#\s]/gs, '')
  return isEmpty ? [wordsAt(context.text, from, to, '')] : undefined
}

/** Words without the marks of footnotes, which are no part of a name: another note before them would change it. */
const withoutCalls = (nodes: Tree): Tree =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node]
    const [type, props, ...children] = node
    return type === 'sup' ? [] : [[type, props, ...withoutCalls(children)] as TreeNode]
  })

/** The few hyphens below the words of a heading that make one of them. Where the fields cannot be read, they are no words. */
function hyphensBelow(node: MarkdownNode, context: Context): string | undefined {
  const [, hyphens] = /\n[ \t>]*(-{1,3})[ \t]*$/.exec(sourceOf(node, context)) ?? []
  return hyphens && fieldsEnd(context.text) !== undefined ? hyphens : undefined
}

/** A hyphen alone is what is left of an item of a list: the words above it are those of a paragraph. */
function beforeItem(node: MarkdownNode, children: TreeNode[], context: Context): TreeNode[] {
  const end = node.position?.end.offset ?? 0
  const line = /\n[^\n]*$/.exec(sourceOf(node, context))?.[0].length ?? 0
  report(
    context,
    'heading',
    node,
    'The hyphen in the line below makes a heading of these words.',
    'Delete it, or write ## before the words of a heading.',
    [wordsAt(context.text, end - line, end, '')],
  )
  return [['p', null, ...children]]
}

/** Notes a heading for the table of contents and for links, and returns its `id`. */
export function addHeading(
  context: Context,
  node: MarkdownNode,
  depth: 2 | 3 | 4,
  text: string,
  given?: string,
): string {
  const id = given ?? context.slugger.slug(text)
  const { line, column } = spanOf(node)
  context.headings.push({ depth, id, text })
  context.refs.push({ kind: 'heading', value: text, depth, line, column }, { kind: 'anchor', value: id })
  return id
}
