/**
 * A piece of content as data: text, or `[type, props, ...children]`.
 *
 * A lower-case type is an HTML element of the closed list below; a capitalised one is a block of the vocabulary.
 * The tree is what MDX means once nothing in it can run: it travels as JSON and renders the same on both sides.
 */
export type TreeNode = string | TreeElement
export type TreeElement = [type: string, props: TreeProps | null, ...children: TreeNode[]]
export type TreeProps = Record<string, unknown>
export type Tree = TreeNode[]

/** Elements Markdown can produce. Anything else is refused by the content check. */
export const treeElements = [
  'a',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'strong',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const

/** The type of an element that stands around a block readers can do something with. */
export const islandType = 'Island'

/** An element as an island of a page. */
export const island = (element: TreeElement): TreeElement => [islandType, null, element]

/** The elements inside the islands of a tree, in the order of the text. */
export function islandsOf(nodes: Tree): TreeElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [type, , ...children] = node
    return type === islandType ? (children as TreeElement[]) : islandsOf(children)
  })
}

/** The plain text of a tree, without markup. */
export function treeText(nodes: Tree): string {
  return nodes.map((node) => (typeof node === 'string' ? node : treeText(node.slice(2) as Tree))).join('')
}

/** Whether an element is a block of the vocabulary rather than an HTML element or what stands around a block. */
export function isBlock(element: TreeElement): boolean {
  return /^[A-Z]/.test(element[0]) && element[0] !== islandType
}
