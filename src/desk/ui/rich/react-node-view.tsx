import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView } from 'prosemirror-view'
import { type ComponentType, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** What a component that stands for a node is given. */
export interface NodeProps {
  node: Node
  view: EditorView
  /** The place of the node, while it has one. */
  pos(): number | undefined
  /** Of the file that is open. */
  file: string
}

interface Options {
  component: ComponentType<NodeProps>
  file: string
  /** The element around what the component draws. */
  element: 'div' | 'span'
  className: string
  /** Whether the node holds text that is edited in place. */
  holdsText?: boolean
}

/** A node of the rich text drawn by a component, above the text it holds. */
export class ReactNodeView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM?: HTMLElement
  private readonly drawn: HTMLElement
  private readonly root: Root

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly pos: () => number | undefined,
    private readonly options: Options,
  ) {
    this.dom = document.createElement(options.element)
    this.dom.className = options.className
    this.drawn = document.createElement(options.element)
    this.drawn.contentEditable = 'false'
    this.dom.append(this.drawn)
    if (options.holdsText) {
      this.contentDOM = document.createElement('div')
      this.contentDOM.className = 'desk-block-text'
      this.dom.append(this.contentDOM)
    }
    this.root = createRoot(this.drawn)
    this.draw()
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type || node.attrs.name !== this.node.attrs.name) return false
    this.node = node
    this.draw()
    return true
  }

  /** What happens in the form of a block is none of the editor's business. */
  stopEvent({ target }: Event): boolean {
    return this.drawn.contains(target as globalThis.Node) && (target as HTMLElement).closest('[data-own]') !== null
  }

  ignoreMutation({ target }: { target: globalThis.Node }): boolean {
    return !this.contentDOM?.contains(target)
  }

  destroy(): void {
    // React forbids to unmount while it draws, which is when an editor may go.
    queueMicrotask(() => this.root.unmount())
  }

  private draw() {
    const { component: Component, file } = this.options
    this.root.render(
      <StrictMode>
        <Component node={this.node} view={this.view} pos={this.pos} file={file} />
      </StrictMode>,
    )
  }
}
