import type { Node } from 'prosemirror-model'
import type { EditorView, NodeViewConstructor } from 'prosemirror-view'
import { words } from '../../words.ts'
import { BlockCard } from './block-card.tsx'
import { InlineCard } from './inline-card.tsx'
import { OpaqueCard } from './opaque-card.tsx'
import { ReactNodeView } from './react-node-view.tsx'

/** How nodes are drawn that are more than an element with text. */
export function nodeViews(file: string): Record<string, NodeViewConstructor> {
  const drawn =
    (options: Omit<ConstructorParameters<typeof ReactNodeView>[3], 'file'>): NodeViewConstructor =>
    (node: Node, view: EditorView, pos) =>
      new ReactNodeView(node, view, pos, { ...options, file })
  const inline = drawn({ component: InlineCard, element: 'span', className: 'desk-inline-block' })
  return {
    block: drawn({ component: BlockCard, element: 'div', className: 'desk-block', holdsText: true }),
    opaque: drawn({ component: OpaqueCard, element: 'div', className: 'desk-opaque' }),
    inline_block: inline,
    inline_opaque: inline,
    footnote: footnoteView,
  }
}

const footnoteView: NodeViewConstructor = (node) => {
  const dom = document.createElement('div')
  dom.className = 'desk-footnote'
  const label = document.createElement('span')
  label.contentEditable = 'false'
  label.textContent = words.rich.footnote(String(node.attrs.label))
  const contentDOM = document.createElement('div')
  dom.append(label, contentDOM)
  return { dom, contentDOM }
}
