import { Fragment, type Node } from 'prosemirror-model'
import { isInvisible, normalTokens, type ShownToken, tokensOf } from '../inline/inline-tokens.ts'
import { inlineContent } from '../inline/read-inline.ts'

/** The kinds of nodes that are never without a child. */
const neverEmpty = new Set(['list_item', 'blockquote', 'footnote', 'table_cell', 'table_header'])

/**
 * The same document as Markdown can say it: without empty paragraphs, with neighbouring lists of one kind as one list,
 * without spaces where none are read. What is read from a file is always so already, and untouched parts stay the same
 * objects.
 */
export function normalBody(node: Node): Node {
  if (node.isTextblock) return normalTextblock(node)
  if (node.isLeaf) return node
  const children = normalChildren(node).map(normalBody)
  return sameChildren(node, children) ? node : node.copy(Fragment.from(children))
}

/** The children that are written, each as it is. */
export function normalChildren(node: Node): Node[] {
  const children: Node[] = []
  node.forEach((child) => {
    if (isEmptyParagraph(child)) return
    const last = children.at(-1)
    if (last && isSameList(last, child)) children[children.length - 1] = last.copy(last.content.append(child.content))
    else children.push(child)
  })
  return children.length === 0 && neverEmpty.has(node.type.name) ? [node.firstChild as Node] : children
}

export function isEmptyParagraph(node: Node): boolean {
  if (node.type.name !== 'paragraph' || /[^ \n\r\t]/.test(node.textContent)) return false
  return normalTokens(tokensOf(node), false).length === 0
}

function isSameList(a: Node, b: Node): boolean {
  return /_list$/.test(a.type.name) && a.type === b.type && a.attrs.sign === b.attrs.sign
}

function normalTextblock(node: Node): Node {
  if (node.type.name === 'code_block') return node
  const oneLine = node.type.name === 'heading'
  const content = Fragment.from(inlineContent(normalTokens(tokensOf(node), oneLine).map(withoutInvisible)))
  return content.eq(node.content) ? node : node.copy(content)
}

function withoutInvisible(token: ShownToken): ShownToken {
  return { ...token, marks: token.marks.filter((mark) => !isInvisible(token, mark)) }
}

function sameChildren(node: Node, children: readonly Node[]): boolean {
  return node.childCount === children.length && children.every((child, index) => child === node.child(index))
}
