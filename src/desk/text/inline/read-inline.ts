import type { Mark, Node } from 'prosemirror-model'
import { scanTag } from '#src/body/scan-tag.ts'
import { alignText } from '../model/align-text.ts'
import { bodySchema } from '../model/body-schema.ts'
import { type MarkdownNode, rangeOf } from '../model/mdast.ts'
import type { Span, Token } from '../model/source.ts'

const { nodes, marks } = bodySchema

/** A paragraph is written in a way that is not known here. */
class Unreadable extends Error {}

/** The characters and leaves of a paragraph, each with its place. Undefined when one of them cannot be found. */
export function readInline(
  text: string,
  children: readonly MarkdownNode[],
  [from, to]: readonly [number, number],
): Token[] | undefined {
  try {
    const tokens: Token[] = []
    for (const child of children) readNode(text, child, [], tokens)
    return agrees(text, tokens, from, to) ? tokens : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** The content of a node of the document. */
export function inlineContent(tokens: readonly Pick<Token, 'what' | 'marks'>[]): Node[] {
  const content: Node[] = []
  let run = ''
  let shared: readonly Mark[] = []
  const flush = () => {
    if (run) content.push(bodySchema.text(run, shared))
    run = ''
  }
  for (const { what, marks: own } of tokens) {
    if (typeof what !== 'string' || !sameMarks(own, shared)) flush()
    shared = own
    if (typeof what === 'string') run += what
    else content.push(what.mark(own))
  }
  flush()
  return content
}

export function sameMarks(a: readonly Mark[], b: readonly Mark[]): boolean {
  return a.length === b.length && a.every((mark, index) => mark.eq(b[index] as Mark))
}

function readNode(text: string, node: MarkdownNode, spans: readonly Span[], tokens: Token[]) {
  const [from, to] = rangeOf(node)
  if (node.type === 'text') readWords(text, node.value ?? '', [from, to], spans, tokens)
  else if (node.type === 'inlineCode') readCode(text, node, spans, tokens)
  else if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete' || node.type === 'link')
    readSpan(text, node, spans, tokens)
  else tokens.push(leaf(text, node, spans, from, to))
}

function leaf(text: string, node: MarkdownNode, spans: readonly Span[], from: number, to: number): Token {
  return { what: leafNode(text, node), marks: marksOf(spans), spans, from, to: to + spaceAfterBreak(text, node, to) }
}

/** The next line may be indented. */
function spaceAfterBreak(text: string, { type }: MarkdownNode, to: number): number {
  return type === 'break' ? (/^[ \t>]*/.exec(text.slice(to, to + 200))?.[0].length ?? 0) : 0
}

function leafNode(text: string, node: MarkdownNode): Node {
  const [from, to] = rangeOf(node)
  const source = text.slice(from, to)
  if (node.type === 'break') return nodes.hard_break.create()
  if (node.type === 'footnoteReference') return nodes.footnote_ref.create({ label: node.label })
  if (node.type === 'image' && source.startsWith('!['))
    return nodes.image.create({ src: node.url, alt: node.alt ?? '', title: node.title ?? null })
  if (node.type === 'mdxJsxTextElement' && node.name && !node.children?.length) {
    const tag = scanTag(text, from)
    if (tag.end === to && source.endsWith('/>'))
      return nodes.inline_block.create({ name: node.name, props: text.slice(tag.name[1], to - 2).trim() })
  }
  return nodes.inline_opaque.create({ source })
}

function readWords(
  text: string,
  value: string,
  [from, to]: [number, number],
  spans: readonly Span[],
  tokens: Token[],
  verbatim = false,
) {
  const places = alignText(text, from, to, value, verbatim)
  if (!places) throw new Unreadable()
  const own = marksOf(spans)
  for (const [index, place] of places.entries()) {
    const sign = value[index] as string
    tokens.push({ what: sign === '\n' ? ' ' : sign, marks: own, spans, from: place[0], to: place[1] })
  }
}

function readCode(text: string, node: MarkdownNode, spans: readonly Span[], tokens: Token[]) {
  const [from, to] = rangeOf(node)
  const source = text.slice(from, to)
  const value = node.value ?? ''
  const fence = /^`+/.exec(source)?.[0]
  if (!fence || !value) throw new Unreadable()
  for (const padding of ['', ' ']) {
    const inner: [number, number] = [from + fence.length + padding.length, to - fence.length - padding.length]
    if (!alignText(text, ...inner, value, true)) continue
    const span = { mark: marks.code.create(), open: fence + padding, close: padding + fence }
    readWords(text, value, inner, [...spans, span], tokens, true)
    return
  }
  throw new Unreadable()
}

const markNames = { emphasis: 'em', strong: 'strong', delete: 'del', link: 'link' } as const

function readSpan(text: string, node: MarkdownNode, spans: readonly Span[], tokens: Token[]) {
  const [from, to] = rangeOf(node)
  const children = node.children ?? []
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) {
    tokens.push({ ...leaf(text, { ...node, type: 'empty' }, spans, from, to) })
    return
  }
  const name = markNames[node.type as keyof typeof markNames]
  const mark = marks[name].create(name === 'link' ? { href: node.url ?? '', title: node.title ?? null } : null)
  const span: Span = { mark, open: text.slice(from, rangeOf(first)[0]), close: text.slice(rangeOf(last)[1], to) }
  if (name === 'link' && span.open === '') span.bare = true
  for (const child of children) readNode(text, child, [...spans, span], tokens)
}

function marksOf(spans: readonly Span[]): readonly Mark[] {
  return spans.reduce<readonly Mark[]>((all, { mark }) => mark.addToSet(all), [])
}

/** Whether the signs of the spans are all that stands between the characters: otherwise something would be lost. */
function agrees(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  let at = from
  let spans: readonly Span[] = []
  for (const token of tokens) {
    if (text.slice(at, token.from) !== closing(spans, token.spans) + opening(spans, token.spans)) return false
    at = token.to
    spans = token.spans
  }
  return text.slice(at, to) === closing(spans, [])
}

/** The signs that end the spans which stop between two characters, and those that begin new ones. */
export function closing(old: readonly Span[], next: readonly Span[]): string {
  return old.slice(shared(old, next)).reduceRight((signs, { close }) => signs + close, '')
}
export function opening(old: readonly Span[], next: readonly Span[]): string {
  return next.slice(shared(old, next)).reduce((signs, { open }) => signs + open, '')
}
function shared(old: readonly Span[], next: readonly Span[]): number {
  const first = old.findIndex((span, index) => next[index] !== span)
  return first === -1 ? old.length : first
}
