import type { Mark, Node } from 'prosemirror-model'

/** A pair of signs in the text around words that carry a mark. */
export interface Span {
  mark: Mark
  open: string
  close: string
  /** An address that is a link because it looks like one. */
  bare?: true
}

/** One character or leaf of a paragraph, and where it is written. */
export interface Token {
  /** The character in UTF-16 units, or the leaf. */
  what: string | Node
  marks: readonly Mark[]
  /** From the outside in. */
  spans: readonly Span[]
  from: number
  to: number
}

/** Where a node of a document is written. Offsets are those of the text it was read from. */
export interface Source {
  from: number
  to: number
  /** What every further line of the node begins with: `> ` in a quotation. */
  prefix: string
  /** Where its content stands: the words of a paragraph, the children of a block. */
  inner?: [from: number, to: number]
  /** What the further lines of its children begin with. */
  innerPrefix?: string
  /** Of a paragraph, a heading or the words of a cell. */
  tokens?: readonly Token[]
  /** The attributes of a tag. */
  props?: [from: number, to: number]
  /** The words stand right between the tags: `<Card>Words</Card>`. */
  onOneLine?: true
}

/** Gives a node as it stands in the text already, without what its lines begin with there; undefined if it does not. */
export type Written = (node: Node) => string | undefined

/** What every edit needs: the text, and the nodes that stand in it. */
export interface Work {
  text: string
  written: Written
}

const sources = new WeakMap<Node, Source>()

/** Notes where a node comes from. Every node that is read is an object of its own. */
export function withSource<Kind extends Node>(node: Kind, source: Source): Kind {
  sources.set(node, source)
  return node
}

/** Where a node comes from that was read; undefined for one that was made or changed since. */
export function sourceOf(node: Node): Source | undefined {
  return sources.get(node)
}
