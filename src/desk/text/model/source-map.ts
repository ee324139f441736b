import type { Node, ResolvedPos } from 'prosemirror-model'
import { sourceOf } from './source.ts'

/** Where a position of a document that was read from a text stands in it. Undefined inside what was changed since. */
export function offsetAt(doc: Node, pos: number): number | undefined {
  const $pos = doc.resolve(pos)
  const source = sourceOf($pos.parent)
  if (source?.tokens) {
    const before = source.tokens[$pos.parentOffset - 1]
    return before ? before.to : (source.tokens[0]?.from ?? source.inner?.[0])
  }
  if ($pos.parent.type.name === 'code_block') return inCode($pos)
  const after = $pos.nodeAfter && sourceOf($pos.nodeAfter)
  const before = $pos.nodeBefore && sourceOf($pos.nodeBefore)
  return after?.from ?? before?.to ?? source?.inner?.[0]
}

/** Where what is selected stands in the text: the words alone, without signs of Markdown around them. */
export function stretchOf(doc: Node, from: number, to: number): { from: number; to: number } | undefined {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)]
  const first = sourceOf($from.parent)?.tokens?.[$from.parentOffset]
  const last = sourceOf($to.parent)?.tokens?.[$to.parentOffset - 1]
  const start = first?.from ?? offsetAt(doc, from)
  const end = last?.to ?? ($to.nodeBefore && sourceOf($to.nodeBefore)?.to) ?? offsetAt(doc, to)
  return start === undefined || end === undefined || end < start ? undefined : { from: start, to: end }
}

/** The line of the code is all that is known of the place. */
function inCode($pos: ResolvedPos): number | undefined {
  return sourceOf($pos.parent)?.from
}

/** The position of a document that an offset of its text stands for. */
export function posAt(doc: Node, offset: number): number | undefined {
  let found: number | undefined
  doc.descendants((node, pos) => {
    const source = sourceOf(node)
    if (!source || offset < source.from || offset > source.to) return !source
    found = source.tokens ? pos + 1 + tokenAt(source.tokens, offset) : pos
    return !source.tokens
  })
  return found
}

function tokenAt(tokens: readonly { from: number; to: number }[], offset: number): number {
  const index = tokens.findIndex(({ to }) => to > offset)
  return index === -1 ? tokens.length : index
}
