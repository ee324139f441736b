import type { Tree, TreeElement, TreeNode } from './tree.ts'

const properties: Record<string, string> = {
  class: 'className',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
}

function attributes(element: Element) {
  const entries = [...element.attributes].map(({ name, value }) => [
    properties[name] ?? name,
    name === 'tabindex' ? Number(value) : value,
  ])
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

function node(child: Node, blocks: TreeElement[]): TreeNode[] {
  if (child.nodeType === Node.TEXT_NODE) return [child.nodeValue ?? '']
  if (!(child instanceof Element)) return []
  const block = child.getAttribute('data-block')
  if (block !== null) return [blocks[Number(block)] as TreeElement]
  if (child.hasAttribute('data-chrome')) return []
  const children = treeFromDom(child, blocks)
  if (child.hasAttribute('data-unwrap')) return children
  return [[child.localName, attributes(child), ...children]]
}

/**
 * Reads prose back from the HTML that was prerendered from it, so that the words of a long text are not sent twice.
 *
 * `data-block="n"` stands for the n-th block; `data-unwrap` and `data-chrome` mark what the renderer added
 * around and inside an element.
 */
export function treeFromDom(container: Element, blocks: TreeElement[]): Tree {
  return [...container.childNodes].flatMap((child) => node(child, blocks))
}
