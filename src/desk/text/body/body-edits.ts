import type { Node } from 'prosemirror-model'
import { inlineEdits } from '../inline/write-inline.ts'
import { withPrefix } from '../model/line-prefix.ts'
import { type Source, sourceOf, type Work } from '../model/source.ts'
import { type TextEdit, tidyEdits } from '../model/text-edit.ts'
import { changeRow, changeTable } from './change-table.ts'
import { normalChildren } from './normal-body.ts'
import { printChildren, printCode, printItem, printNode } from './print-node.ts'
import { sequenceEdits } from './sequence-edits.ts'
import { writtenNodes } from './written-nodes.ts'

type Change = (work: Work, old: Node, now: Node, source: Source) => TextEdit[] | undefined

/**
 * The edits that turn the text of a body into that of another document: what nobody touched keeps its bytes, and what
 * was touched is written in the house style, as finely as possible.
 *
 * @param before the document that was read from this very text.
 */
export function bodyEdits(text: string, before: Node, after: Node): TextEdit[] {
  if (before === after || before.eq(after)) return []
  const work = { text, written: writtenNodes(text, before) }
  return tidyEdits(text, childrenEdits(work, before, after, sourceOf(before) as Source))
}

const changes: Record<string, Change> = {
  paragraph: ({ text }, _old, now, source) => inlineEdits(text, source, now, 'paragraph'),
  heading: changeHeading,
  blockquote: childrenEdits,
  footnote: changeFootnote,
  bullet_list: changeList,
  ordered_list: changeList,
  list_item: changeItem,
  table: changeTable,
  table_row: changeRow,
  code_block: changeCode,
  block: changeBlock,
}

function change(work: Work, old: Node, now: Node): TextEdit[] | undefined {
  const source = sourceOf(old)
  return source && changes[old.type.name]?.(work, old, now, source)
}

const childrenOf = (node: Node) => Array.from({ length: node.childCount }, (_, index) => node.child(index))

function childrenEdits(work: Work, old: Node, now: Node, source: Source): TextEdit[] {
  const { inner = [source.from, source.to], innerPrefix = source.prefix } = source
  const blank = `\n${source.prefix.trimEnd()}\n`
  return sequenceEdits({
    text: work.text,
    parent: old.type.name,
    old: childrenOf(old),
    now: normalChildren(now),
    inner,
    prefix: innerPrefix,
    ends: endsOf(old, inner[0], blank, innerPrefix, source.prefix),
    print: (node) => printNode(node, work.written),
    change: (a, b) => change(work, a, b),
  })
}

/** What stands around the first children of a node. */
function endsOf(node: Node, start: number, blank: string, innerPrefix: string, prefix: string): [string, string] {
  if (node.type.name === 'doc') return [start === 0 ? '' : blank, '\n']
  return node.type.name === 'block' ? [blank + innerPrefix, blank + prefix] : ['', '']
}

function changeHeading({ text }: Work, old: Node, now: Node, source: Source): TextEdit[] | undefined {
  const words = inlineEdits(text, source, now, 'heading')
  if (old.attrs.level === now.attrs.level) return words
  const signs = /^#+/.exec(text.slice(source.from, source.to))?.[0]
  if (!signs) return undefined
  return [{ from: source.from, to: source.from + signs.length, insert: '#'.repeat(now.attrs.level) }, ...words]
}

function changeFootnote(work: Work, old: Node, now: Node, source: Source): TextEdit[] {
  const from = source.from + 2
  const label = { from, to: work.text.indexOf(']', from), insert: now.attrs.label }
  return [...(old.attrs.label === now.attrs.label ? [] : [label]), ...childrenEdits(work, old, now, source)]
}

function changeList(work: Work, old: Node, now: Node, source: Source): TextEdit[] | undefined {
  if (old.attrs.sign !== now.attrs.sign) return undefined
  const edits = sequenceEdits({
    text: work.text,
    parent: old.type.name,
    old: childrenOf(old),
    now: childrenOf(now),
    inner: [source.from, source.to],
    prefix: source.prefix,
    ends: ['', ''],
    print: (item, index) => printItem(now, item, index, work.written),
    change: (a, b) => change(work, a, b),
  })
  return old.type.name === 'ordered_list' ? withFirstNumber(work.text, edits, source, now.attrs.start) : edits
}

/** Readers see the number of the first item alone: the others count on from it. */
function withFirstNumber(
  text: string,
  edits: readonly TextEdit[],
  source: Source,
  start: number,
): TextEdit[] | undefined {
  const first = tidyEdits(text, edits).find(({ from }) => from === source.from)
  if (first?.insert) return [...edits]
  const at = first?.to ?? source.from
  const number = /^\d+/.exec(text.slice(at, at + 10))?.[0] ?? ''
  if (number === String(start)) return [...edits]
  // A longer number would need its lines indented further.
  return number.length < String(start).length
    ? undefined
    : [...edits, { from: at, to: at + number.length, insert: String(start) }]
}

const itemStart = /^(?:[-+*]|\d+[.)])[ \t]+/

function changeItem(work: Work, old: Node, now: Node, source: Source): TextEdit[] | undefined {
  const words = childrenEdits(work, old, now, source)
  if (old.attrs.checked === now.attrs.checked) return words
  const sign = itemStart.exec(work.text.slice(source.from, source.to))?.[0]
  if (!sign) return undefined
  const from = source.from + sign.length
  const to = from + (old.attrs.checked === null ? 0 : 4)
  const insert = now.attrs.checked === null ? '' : `[${now.attrs.checked ? 'x' : ' '}] `
  return [{ from, to, insert }, ...words]
}

function changeCode({ text }: Work, _old: Node, now: Node, { from, to, prefix }: Source): TextEdit[] {
  const fence = /^(?:`{3,}|~{3,})/.exec(text.slice(from, to))?.[0]
  return [{ from, to, insert: withPrefix(printCode(now, fence), prefix) }]
}

function changeBlock(work: Work, old: Node, now: Node, source: Source): TextEdit[] | undefined {
  const { text, written } = work
  const [from, to] = source.props as [number, number]
  const edits: TextEdit[] = []
  if (old.attrs.props !== now.attrs.props) {
    const space = from === to && !/\s/.test(text[from - 1] ?? '') ? ' ' : ''
    const insert = withPrefix(now.attrs.props, source.prefix)
    edits.push({ from: insert ? from : from - (from === to ? 0 : 1), to, insert: insert && space + insert })
  }
  if (old.content.eq(now.content)) return edits
  if (!source.inner) {
    const content = printChildren(now, written)
    const insert = withPrefix(`>\n\n${content}\n\n</${now.attrs.name}>`, source.prefix)
    return content ? [...edits, { from: to, to: source.to, insert }] : edits
  }
  if (!source.onOneLine)
    return hasRoom(text, old, now, source.inner) ? [...edits, ...childrenEdits(work, old, now, source)] : undefined
  const [words, ...more] = normalChildren(now)
  const paragraph = old.firstChild as Node
  if (words?.type !== paragraph.type || more.length > 0) return undefined
  return [...edits, ...inlineEdits(text, sourceOf(paragraph) as Source, words, 'paragraph')]
}

/** Whether the children stand on lines of their own, or each of them stays what it is. */
function hasRoom(text: string, old: Node, now: Node, [from, to]: readonly [number, number]): boolean {
  const [first, last] = [old.firstChild && sourceOf(old.firstChild), old.lastChild && sourceOf(old.lastChild)]
  if (!first || !last) return text.slice(from, to).includes('\n')
  if (text.slice(from, first.from).includes('\n') && text.slice(last.to, to).includes('\n')) return true
  return (
    childrenOf(old).every((child, index) => child.type === now.maybeChild(index)?.type) &&
    old.childCount === now.childCount
  )
}
