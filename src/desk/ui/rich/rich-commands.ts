import { lift, setBlockType, wrapIn } from 'prosemirror-commands'
import { GapCursor } from 'prosemirror-gapcursor'
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import { bodySchema } from '../../text/model/body-schema.ts'

const nodes = bodySchema.nodes as unknown as Record<string, NodeType>
const type = (name: string) => nodes[name] as NodeType

export const setParagraph: Command = setBlockType(type('paragraph'))
export const setHeading = (level: number): Command => setBlockType(type('heading'), { level })

/** Whether the selection stands inside a node of a type. */
export function isInside({ selection }: EditorState, name: string): boolean {
  for (let depth = selection.$from.depth; depth > 0; depth -= 1)
    if (selection.$from.node(depth).type.name === name) return true
  return false
}

/** The kind of the passage with the cursor: `paragraph`, `heading-2`. */
export function passageKind({ selection }: EditorState): string {
  const { parent } = selection.$from
  return parent.type.name === 'heading' ? `heading-${parent.attrs.level}` : parent.type.name
}

/** Makes passages a list, or takes them out of it. */
export function toggleList(list: NodeType): Command {
  return (state, dispatch, view) =>
    isInside(state, list.name)
      ? liftListItem(type('list_item'))(state, dispatch, view)
      : wrapInList(list)(state, dispatch, view)
}

export const toggleQuote: Command = (state, dispatch, view) =>
  isInside(state, 'blockquote') ? lift(state, dispatch) : wrapIn(type('blockquote'))(state, dispatch, view)

/**
 * Puts a block node behind the passage with the cursor, as deep as it may stand; an empty passage gives way to it.
 *
 * @param fits whether it may stand in a node
 */
export function insertBlock(node: Node, fits?: (parent: Node) => boolean): Command {
  return (state, dispatch) => {
    const { $from, to: end } = state.selection
    const depth = insertDepth(state, fits)
    if (depth === undefined) return false
    const isEmpty = $from.depth === depth + 1 && $from.parent.isTextblock && $from.parent.content.size === 0
    const isRoot = $from.depth === depth
    const from = isRoot ? end : isEmpty ? $from.before(depth + 1) : $from.after(depth + 1)
    const to = isRoot ? end : $from.after(depth + 1)
    const tr = state.tr.replaceWith(from, to, node)
    dispatch?.(tr.setSelection(inNode(tr.doc, from, node)).scrollIntoView())
    return true
  }
}

/** Puts a node into the line with the cursor, and selects it. */
export function insertInline(node: Node): Command {
  return ({ tr }, dispatch) => {
    const { from, $from } = tr.replaceSelectionWith(node).selection
    if ($from.nodeBefore?.eq(node)) tr.setSelection(NodeSelection.create(tr.doc, from - node.nodeSize))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Where one goes on after a node was put in: in the text it holds, at the node itself, or behind a rule. */
function inNode(doc: Node, pos: number, { isLeaf, nodeSize }: Node): Selection {
  const end = pos + nodeSize
  if (isLeaf) return behind(doc.resolve(end))
  const text = Selection.findFrom(doc.resolve(pos + 1), 1, true)
  return text && text.to < end ? text : NodeSelection.create(doc, pos)
}

function behind($pos: ResolvedPos): Selection {
  const next = $pos.nodeAfter
  return next && !next.isAtom && next.type.name !== 'block' ? TextSelection.near($pos) : new GapCursor($pos)
}

/** How deep around the cursor a block may stand, the innermost place first. */
export function insertDepth({ selection: { $from } }: EditorState, fits = (_: Node) => true): number | undefined {
  for (let depth = $from.depth; depth >= 0; depth -= 1) {
    const parent = $from.node(depth)
    if (['block', 'doc', 'blockquote'].includes(parent.type.name) && fits(parent)) return depth
  }
  return undefined
}

/** An empty table with a row of heads. */
export function newTable(columns: number, rows: number): Node {
  const cells = (name: string) =>
    Array.from({ length: columns }, () => type(name).create(null, type('paragraph').create()))
  return type('table').create(null, [
    type('table_row').create(null, cells('table_header')),
    ...Array.from({ length: rows }, () => type('table_row').create(null, cells('table_cell'))),
  ])
}

/** A footnote: its sign where the cursor is, its text at the end, where the cursor goes. */
export const addFootnote: Command = (state, dispatch) => {
  if (!state.selection.$to.parent.inlineContent) return false
  const attrs = { label: freeLabel(labelsIn(state.doc)) }
  const tr = state.tr.insert(state.selection.to, type('footnote_ref').create(attrs))
  const end = tr.doc.content.size
  tr.insert(end, type('footnote').create(attrs, type('paragraph').create()))
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView())
  return true
}

/** The numbers of the footnotes of a text, and of their signs. */
export function labelsIn(doc: Node): ReadonlySet<string> {
  const labels = new Set<string>()
  doc.descendants((node) => {
    if (node.type.name.startsWith('footnote')) labels.add(String(node.attrs.label))
  })
  return labels
}

/** The lowest number for a footnote that is not taken. */
export function freeLabel(taken: ReadonlySet<string>): string {
  let label = 1
  while (taken.has(String(label))) label += 1
  return String(label)
}

/** Moves a block among its neighbours. */
export function moveNode(pos: number, by: -1 | 1): Command {
  return (state, dispatch) => {
    const $pos = state.doc.resolve(pos)
    const node = $pos.nodeAfter
    const index = $pos.index() + by
    if (!node || index < 0 || index >= $pos.parent.childCount) return false
    const neighbour = $pos.parent.child(index)
    const tr = state.tr.delete(pos, pos + node.nodeSize)
    const target = by < 0 ? pos - neighbour.nodeSize : pos + neighbour.nodeSize
    tr.insert(target, node).setSelection(NodeSelection.create(tr.doc, target))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}
