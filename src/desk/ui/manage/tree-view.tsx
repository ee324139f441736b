import { createElement, type ReactNode } from 'react'
import type { Tree, TreeNode } from '#src/body/tree.ts'

const elements = /^(?:h[2-4]|p|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|section|strong|em|code|ins|del|span)$/

interface TreeViewProps {
  tree: Tree
  /** What stands beside the text, by the number that its place names. */
  asides?: readonly ReactNode[]
}

/** A text as the comparison gives it: its elements, without what they lead to. */
export function TreeView({ tree, asides = [] }: TreeViewProps) {
  const drawn = (node: TreeNode, key: number): ReactNode => {
    if (typeof node === 'string') return node
    const [type, props, ...children] = node
    if (type === 'br') return <br key={key} />
    if (type === 'aside') return <div key={key}>{asides[Number(props?.['data-markup'])]}</div>
    const className = typeof props?.className === 'string' ? props.className : undefined
    // What is struck or added says so in words: screen readers that tell of the elements too would say it twice.
    const role = type === 'ins' || type === 'del' ? 'none' : undefined
    return createElement(elements.test(type) ? type : 'span', { key, className, role }, ...children.map(drawn))
  }
  return tree.map(drawn)
}
