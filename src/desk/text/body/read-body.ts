import type { Node } from 'prosemirror-model'
import { fieldsEnd } from '#src/lib/fields-end.ts'
import { inlineContent, readInline } from '../inline/read-inline.ts'
import { bodySchema } from '../model/body-schema.ts'
import { withoutPrefix } from '../model/line-prefix.ts'
import { type MarkdownNode, rangeOf } from '../model/mdast.ts'
import { type Source, withSource } from '../model/source.ts'
import { readBlock } from './read-block.ts'
import { readTable } from './read-table.ts'

const { nodes } = bodySchema

/**
 * The document of a body, from the tree the pipeline's own parser made of the same text. Each node remembers where it is
 * written; what is not known, or not read by the parser, is kept as its source.
 */
export function readBody(text: string, root: MarkdownNode): Node {
  const start = fieldsEnd(text) ?? 0
  const children = readAmong(text, root.children ?? [], [start, text.length], '')
  return withSource(nodes.doc.create(null, children), {
    from: start,
    to: text.length,
    inner: [start, text.length],
    prefix: '',
    innerPrefix: '',
  })
}

/** The nodes between two offsets, with what the parser left out between them. */
function readAmong(
  text: string,
  children: readonly MarkdownNode[],
  [from, to]: [number, number],
  prefix: string,
): Node[] {
  const read: Node[] = []
  let at = from
  const gap = (end: number) => {
    const passage = text.slice(at, end)
    const words = passage.replaceAll(/[\s>]/g, '') === '' ? '' : passage.trim()
    if (!words) return
    const start = at + passage.indexOf(words)
    read.push(opaque(text, [start, start + words.length], prefix))
  }
  for (const child of children) {
    const [start, end] = rangeOf(child)
    // Two nodes never share a character; should they, the second is part of the first.
    if (start < at) continue
    gap(start)
    read.push(readNode(text, child, prefix))
    at = end
  }
  gap(to)
  return read
}

/** A passage that is kept as it is written. */
function opaque(text: string, [from, to]: readonly [number, number], prefix: string): Node {
  const passage = text.slice(from, to)
  return withSource(nodes.opaque.create({ source: withoutPrefix(passage, prefix) ?? passage }), { from, to, prefix })
}

type Read = (text: string, node: MarkdownNode, source: Source) => Node | undefined

const readers: Record<string, Read> = {
  paragraph: (text, node, source) => textblock(text, node, source, 'paragraph'),
  heading: (text, node, source) => textblock(text, node, source, 'heading', { level: node.depth }),
  thematicBreak: (_text, _node, source) => withSource(nodes.hr.create(), source),
  blockquote: (text, node, source) =>
    container(text, node, { ...source, innerPrefix: `${source.prefix}> ` }, 'blockquote'),
  list: readList,
  code: readCode,
  table: readTable,
  footnoteDefinition: (text, node, source) =>
    container(text, node, { ...source, innerPrefix: `${source.prefix}    ` }, 'footnote', { label: node.label }),
  mdxJsxFlowElement: (text, node, source) => readBlock(text, node, source, readAmong),
}

function readNode(text: string, node: MarkdownNode, prefix: string): Node {
  const [from, to] = rangeOf(node)
  return readers[node.type]?.(text, node, { from, to, prefix }) ?? opaque(text, [from, to], prefix)
}

function textblock(
  text: string,
  node: MarkdownNode,
  source: Source,
  type: 'paragraph' | 'heading',
  attrs?: Record<string, unknown>,
): Node | undefined {
  const children = node.children ?? []
  const [first, last] = [children[0], children.at(-1)]
  const inner: [number, number] = first && last ? [rangeOf(first)[0], rangeOf(last)[1]] : [source.to, source.to]
  // Of a tag that never ends the parser leaves nothing: that belongs to what is kept as it is written.
  const read = last ? inner[1] : source.from
  if (type === 'paragraph' && /[^\s>]/.test(text.slice(read, source.to))) return undefined
  const tokens = readInline(text, children, inner)
  return tokens && withSource(nodes[type].create(attrs, inlineContent(tokens)), { ...source, inner, tokens })
}

/** A node whose children stand one below the other, after a sign such as `- `. */
function container(
  text: string,
  node: MarkdownNode,
  source: Source,
  type: 'blockquote' | 'footnote' | 'list_item',
  attrs?: Record<string, unknown>,
): Node | undefined {
  const children = node.children ?? []
  const inner: [number, number] = [children[0] ? rangeOf(children[0])[0] : source.to, source.to]
  const read = readAmong(text, children, inner, source.innerPrefix ?? '')
  const content = read.length > 0 ? read : [nothing(source)]
  return withSource(nodes[type].create(attrs, content), { ...source, inner })
}

/** The empty paragraph of an item without words, so that somebody can write into it. */
function nothing({ to, innerPrefix = '' }: Source): Node {
  return withSource(nodes.paragraph.create(), { from: to, to, prefix: innerPrefix, inner: [to, to], tokens: [] })
}

const itemSign = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]{1,4}(?=\S))?/

function readList(text: string, node: MarkdownNode, source: Source): Node | undefined {
  const sign = /^\d*([-+*.)])/.exec(text.slice(source.from, source.from + 12))?.[1]
  const items = (node.children ?? []).map((item) => {
    const [from, to] = rangeOf(item)
    const width = itemSign.exec(text.slice(from, to))?.[0].trimEnd().length ?? 1
    const whole = itemSign.exec(text.slice(from, to))?.[0].length ?? 2
    const innerPrefix = source.prefix + ' '.repeat(whole > width ? whole : width + 1)
    return container(text, item, { from, to, prefix: source.prefix, innerPrefix }, 'list_item', {
      checked: item.checked ?? null,
    })
  })
  if (!sign || !items.every((item) => item !== undefined) || items.length === 0) return undefined
  const content = items as Node[]
  const list = node.ordered
    ? nodes.ordered_list.create({ start: node.start ?? 1, sign }, content)
    : nodes.bullet_list.create({ sign }, content)
  return withSource(list, { ...source, inner: [source.from, source.to], innerPrefix: source.prefix })
}

function readCode(text: string, node: MarkdownNode, source: Source): Node | undefined {
  if (!/^(?:`{3}|~{3})/.test(text.slice(source.from, source.from + 3))) return undefined
  const language = [node.lang, node.meta].filter(Boolean).join(' ')
  const content = node.value ? bodySchema.text(node.value) : null
  return withSource(nodes.code_block.create({ language }, content), source)
}
