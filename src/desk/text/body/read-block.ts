import type { Node } from 'prosemirror-model'
import { scanTag } from '#src/body/scan-tag.ts'
import { inlineContent, readInline } from '../inline/read-inline.ts'
import { bodySchema } from '../model/body-schema.ts'
import { withoutPrefix } from '../model/line-prefix.ts'
import { type MarkdownNode, rangeOf } from '../model/mdast.ts'
import { type Source, type Token, withSource } from '../model/source.ts'

const { nodes } = bodySchema

/** Reads the nodes between two offsets, whose lines begin with a prefix. */
type ReadAmong = (
  text: string,
  children: readonly MarkdownNode[],
  range: [from: number, to: number],
  prefix: string,
) => Node[]

/** A tag on its own lines. One whose parts cannot be told apart is kept as its source. */
export function readBlock(text: string, node: MarkdownNode, source: Source, readAmong: ReadAmong): Node | undefined {
  const tag = scanTag(text, source.from)
  if (!node.name || tag.end === undefined || text.slice(...tag.name) !== `<${node.name}`) return undefined
  const single = text[tag.end - 2] === '/'
  const close = single ? '' : (/<\/[^<>]*>$/.exec(text.slice(tag.end, source.to))?.[0] ?? '')
  if (tag.end > source.to || (single ? tag.end !== source.to : !close)) return undefined
  const raw = text.slice(tag.name[1], tag.end - (single ? 2 : 1))
  if (raw.includes('\n') && source.prefix.includes('>')) return undefined
  const attributes = raw.trim()
  const start = tag.name[1] + (attributes ? raw.indexOf(attributes) : 0)
  const inner: [number, number] | undefined = single ? undefined : [tag.end, source.to - close.length]
  const attrs = { name: node.name, props: withoutPrefix(attributes, source.prefix) ?? attributes }
  const where: Source = { ...source, props: [start, start + attributes.length], ...(inner && { inner }) }
  return inner ? blockAround(text, node, where, attrs, readAmong) : withSource(nodes.block.create(attrs), where)
}

const phrasing = new Set(['text', 'emphasis', 'strong', 'delete', 'link', 'inlineCode', 'mdxJsxTextElement', 'break'])

function blockAround(
  text: string,
  node: MarkdownNode,
  source: Source,
  attrs: Record<string, unknown>,
  readAmong: ReadAmong,
): Node | undefined {
  const children = node.children ?? []
  const inner = source.inner ?? [source.to, source.to]
  if (children.some(({ type }) => phrasing.has(type))) return wordsBetweenTags(text, children, source, inner, attrs)
  const innerPrefix = children[0] ? indentation(text, rangeOf(children[0])[0], source.prefix) : source.prefix
  const content = readAmong(text, children, inner, innerPrefix)
  return withSource(nodes.block.create(attrs, content), { ...source, innerPrefix })
}

/** `<Card>Words</Card>`: a paragraph to whoever writes. */
function wordsBetweenTags(
  text: string,
  children: readonly MarkdownNode[],
  source: Source,
  inner: [number, number],
  attrs: Record<string, unknown>,
): Node | undefined {
  const all = readInline(text, children, inner)
  if (!all) return undefined
  const isSpace = ({ what, spans }: Token) => what === ' ' && spans.length === 0
  const first = all.findIndex((token) => !isSpace(token))
  const last = all.findLastIndex((token) => !isSpace(token))
  const tokens = all.slice(first, last + 1)
  const range: [number, number] = [inner[0], inner[1]]
  for (const token of all.slice(0, Math.max(0, first))) range[0] = token.to
  for (const token of all.slice(last + 1).reverse()) range[1] = token.from
  const place = { from: range[0], to: range[1], prefix: source.prefix }
  const words = withSource(nodes.paragraph.create(null, inlineContent(tokens)), { ...place, inner: range, tokens })
  return withSource(nodes.block.create(attrs, words), { ...source, innerPrefix: source.prefix, onOneLine: true })
}

/** What the lines of a block's children begin with, taken from the first. */
function indentation(text: string, at: number, prefix: string): string {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return before.startsWith(prefix) && /^[ \t]*$/.test(before.slice(prefix.length)) ? before : prefix
}
