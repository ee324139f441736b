import { type ScannedTag, scanTag } from '#src/body/scan-tag.ts'
import { type TreeNode, treeText } from '#src/body/tree.ts'
import { href } from '#src/content/field-types.ts'
import { allOf, type Rewrite, type WholeFix, withoutItem } from '../model/fix.ts'
import { lineBefore } from '../model/position.ts'
import { type Context, report, spanOf } from './context.ts'
import { addHeading } from './convert-heading.ts'
import { htmlWords, isInTable, isToldWithWhole, signsFor } from './html-hint.ts'
import { inParts } from './html-parts.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { preFix } from './pre.ts'

/** An element of HTML: an error, behind which its words are read on as those of a text. */
export function convertHtml(
  node: MarkdownNode,
  tag: ScannedTag,
  context: Context,
  parents: readonly string[],
): TreeNode[] {
  const name = node.name ?? ''
  const [, level] = /^h([1-6])$/.exec(name) ?? []
  const fix = withoutTags(node, tag, context)
  const target = isTarget(node)
  if (target) {
    const hint =
      'Remove it. Links lead to headings, whose addresses are made of their words, and to the `id` of a section.'
    report(context, 'html', tag.name, '<a> is HTML, which content has none of.', hint, fix && [fix])
  } else if (!isToldWithWhole(name, context.html)) {
    const { message, hint } = htmlWords(name, undefined, isInTable(context.text, tag.name[0]))
    const said = isStrongTwice(node, context) ? 'Remove the tag: the words are strong already.' : hint
    report(context, 'html', tag.name, message, said, fix && [fix])
  }
  if (!target) context.html.add(name)
  // What looks like a tag in a sample of code is none.
  const children = name === 'pre' ? [] : context.convertAll(node.children, parents)
  const address = hrefOf(node)
  if (href.safeParse(address).success) context.refs.push({ kind: 'link', value: String(address), ...spanOf(node) })
  const id = level ? headingOf(node, Number(level), treeText(children).replace(/\s+/g, ' ').trim(), context) : undefined
  const names = attributesOf(node).flatMap(({ name: one, value }) =>
    /^(?:name|id)$/.test(one) && typeof value === 'string' ? [value] : [],
  )
  if (fix && names.length > 0) context.targets.push({ names, node, fix, ...(id && { id }) })
  return children
}

/** A heading of HTML takes part in the outline, and is led to by its words. */
function headingOf(node: MarkdownNode, depth: number, words: string, context: Context): string | undefined {
  if (!words) return undefined
  const id = addHeading(context, node, Math.min(Math.max(depth, 2), 4) as 2 | 3 | 4, words)
  context.outline.push({ depth, words, id, node })
  return id
}

const attributesOf = ({ attributes = [] }: MarkdownNode) => attributes.filter((one) => 'name' in one)

/** Where a link of HTML leads. */
const hrefOf = (node: MarkdownNode) =>
  node.name === 'a' ? attributesOf(node).find(({ name }) => name === 'href')?.value : undefined

/** Whether a tag does no more than give its place a name for links. */
const isTarget = (node: MarkdownNode) => {
  const given = attributesOf(node)
  return node.name === 'a' && given.length > 0 && given.every(({ name }) => /^(?:name|id)$/.test(name))
}

/** Whether the words of an element are strong already, by the signs around its tags. */
function isStrongTwice({ name, position }: MarkdownNode, { text }: Context): boolean {
  const [from = 0, to = 0] = [position?.start.offset, position?.end.offset]
  return /^(?:b|strong|mark)$/.test(name ?? '') && text.slice(0, from).endsWith('**') && text.startsWith('**', to)
}

/** An element with the signs of Markdown in the place of its tags, or as plain words. */
function withoutTags(node: MarkdownNode, { name: [start], end: inner }: ScannedTag, context: Context) {
  const { text } = context
  const name = node.name ?? ''
  const end = node.position?.end.offset
  if (end === undefined || inner === undefined) return undefined
  const close = text.lastIndexOf('</', end - 1)
  if (name === 'pre') return preFix(text, [start, end])
  if (name === 'br') return inParts(text, [[start, inner]])
  if (close < inner) return undefined
  if (name === 'p')
    return inParts(text, [
      [start, inner],
      [close, end],
    ])
  if (/^h[1-6]$/.test(name)) return asHeading(node, Number(name[1]), text)
  const inside = text.slice(inner, close)
  const address = hrefOf(node)
  if (address) return linked(text, [start, inner, close, end], address)
  const item = isTarget(node) && !inside.trim() ? withoutItem(text, start, end) : undefined
  if (item) return item
  const sign = isTarget(node) || isStrongTwice(node, context) ? '' : signsFor(name, inside)
  if (sign === undefined || (sign && /[*_~]/.test(`${text[start - 1]}${text[end]}`))) return undefined
  const tags: Rewrite[] = [
    { range: [start, inner], words: sign },
    { range: [close, end], words: sign },
  ]
  return allOf(text, tags, sign && `${sign}${inside}${sign}`)
}

/** A link in the place of one of HTML, where its words and its address need no other signs. */
function linked(text: string, [start, inner, close, end]: [number, number, number, number], address: unknown) {
  const inside = text.slice(inner, close)
  const isPlain =
    typeof address === 'string' &&
    /^[^\s()<>{}\\]+$/.test(address) &&
    /^[^\s[\]<](?:[^[\]<\n]*[^\s[\]<\\])?$/.test(inside)
  const tags: Rewrite[] = [
    { range: [start, inner], words: '[' },
    { range: [close, end], words: `](${address})` },
  ]
  return isPlain ? allOf(text, tags, `[${inside}](${address})`) : undefined
}

/** What makes a heading of a level of an element on a line of its own. */
export function asHeading({ position }: MarkdownNode, level: number, text: string): WholeFix | undefined {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
  const inner = scanTag(text, start).end ?? start
  const close = text.lastIndexOf('</', end - 1)
  const words = text.slice(inner, close)
  const isAlone = !lineBefore(text, start) && /^[ \t]*(?:\n|$)/.test(text.slice(end))
  if (!isAlone || !words.trim() || words.trim().includes('\n')) return undefined
  const signs = '#'.repeat(level)
  const tags: Rewrite[] = [
    { range: [start, inner + words.search(/\S/)], words: `${signs} ` },
    { range: [inner + words.trimEnd().length, end], words: '' },
  ]
  return allOf(text, tags, `${signs} ${words.trim()}`)
}
