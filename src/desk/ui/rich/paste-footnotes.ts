import { Fragment, type Node, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { freeLabel, labelsIn } from './rich-commands.ts'

/**
 * Puts footnotes that are pasted at the end of the text, where a new one goes, under numbers of which the text has no note
 * yet. Returns false where there are none.
 */
export function pasteFootnotes(view: EditorView, slice: Slice): boolean {
  const { state } = view
  const pasted = Array.from({ length: slice.content.childCount }, (_, index) => slice.content.child(index))
  const notes = pasted.filter(isNote)
  if (notes.length === 0) return false
  // A note that gives way to what is pasted leaves its number free.
  const tr = state.selection.empty ? state.tr : state.tr.deleteSelection()
  const taken = new Set([...labelsIn(tr.doc), ...notes.map(labelOf)])
  const noted = new Set<string>()
  tr.doc.descendants((node) => {
    if (isNote(node)) noted.add(labelOf(node))
  })
  const labels = new Map<string, string>()
  for (const label of notes.map(labelOf)) {
    if (!noted.has(label)) continue
    const free = freeLabel(taken)
    labels.set(label, free)
    taken.add(free)
  }
  const content = relabelled(Fragment.from(pasted.filter((node) => !isNote(node))), labels)
  const { openStart, openEnd } = Slice.maxOpen(content, false)
  tr.replaceSelection(new Slice(content, Math.min(slice.openStart, openStart), openEnd))
  tr.insert(tr.doc.content.size, relabelled(Fragment.from(notes), labels))
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
  return true
}

const isNote = ({ type }: Node) => type.name === 'footnote'
const labelOf = ({ attrs }: Node) => String(attrs.label)

function relabelled(content: Fragment, labels: ReadonlyMap<string, string>): Fragment {
  const nodes: Node[] = []
  content.forEach((node) => {
    const label = node.type.name.startsWith('footnote') ? labels.get(labelOf(node)) : undefined
    const inside = relabelled(node.content, labels)
    if (node.isText) nodes.push(node)
    else nodes.push(label ? node.type.create({ label }, inside, node.marks) : node.copy(inside))
  })
  return Fragment.from(nodes)
}
