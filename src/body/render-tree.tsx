import { createElement, type ElementType, type ReactNode } from 'react'
import { isBlock, islandType, type Tree, type TreeElement, treeText } from '#src/body/tree.ts'
import { heardInProse } from './heard.tsx'
import { nameRows } from './name-rows.ts'

/** The components a tree may name, already loaded. */
export type LoadedBlocks = Readonly<Record<string, ElementType>>

/** An element of its own: React hydrates what is inside it when it is asked to, and knows nothing of the page around it. */
const Island = ({ children }: { children: ReactNode }) => (
  <div className="island flow" data-island="">
    {children}
  </div>
)

function renderElement(element: TreeElement, key: number, blocks: LoadedBlocks): ReactNode {
  const [type, props, ...children] = element
  if (type === islandType) return <Island key={key}>{renderTree(children, blocks)}</Island>
  const component = isBlock(element) ? blocks[type] : type
  if (!component) throw new Error(`The block <${type}> was not loaded for this page.`)
  return createElement(component, { ...props, key }, ...renderTree(children, blocks))
}

/** Renders a tree with the given blocks. Elements and their attributes come from the closed list of `src/body/tree.ts`. */
export function renderTree(nodes: Tree, blocks: LoadedBlocks): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? heardInProse(node) : renderElement(node, index, blocks),
  )
}

const headings = new Set(['h2', 'h3', 'h4'])

/**
 * Renders long prose: its tables scroll in a region of their own, named as the heading above them. The name is repeated, since
 * Orca 43 leaves out a heading that names something the keyboard reaches.
 */
export function renderProse(body: Tree, blocks: LoadedBlocks): ReactNode[] {
  let heading: string | undefined
  const render = (nodes: Tree): ReactNode[] =>
    nodes.map((node, key) => {
      if (typeof node === 'string') return heardInProse(node)
      if (isBlock(node) || node[0] === islandType) return renderElement(node, key, blocks)
      const [type, props, ...children] = node[0] === 'table' ? nameRows(node) : node
      if (headings.has(type)) heading = treeText(children)
      const element = createElement(type, { ...props, key }, ...render(children))
      if (type !== 'table') return element
      const name = heading ? { role: 'region', 'aria-label': heading } : {}
      return createElement('div', { key, className: 'table-region', tabIndex: 0, ...name }, element)
    })
  return render(body)
}
