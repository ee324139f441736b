import type { Tree, TreeElement, TreeNode } from './tree.ts'

/** Words or an element; nothing where a text may be left out. */
export type Piece = TreeNode | undefined | false

/** An element of plain HTML around what there is of the pieces. */
export function element(type: string, ...pieces: Piece[]): TreeElement {
  return [type, null, ...pieces.filter((piece): piece is TreeNode => Boolean(piece))]
}

/** A paragraph of each text there is. */
export function paragraphs(...texts: Piece[]): Tree {
  return texts.filter(Boolean).map((text) => element('p', text))
}

/** A list of short texts. */
export function bulleted(items: readonly TreeNode[]): TreeElement {
  return element('ul', ...items.map((item) => element('li', item)))
}

/** A link. */
export function link(href: string, label: string): TreeElement {
  return ['a', { href }, label]
}

/** What stands out, and what is said of it: a term with its meaning, a figure with its label. */
export function fact(first: TreeNode, ...rest: Piece[]): TreeElement {
  return element('p', element('strong', first), ' ', ...rest)
}

/** A table with a name for every column; the first cell of a row is the name of the row. */
export function table(heads: readonly string[], rows: readonly (readonly TreeNode[])[]): TreeElement {
  return element(
    'table',
    element('thead', element('tr', ...heads.map((head) => element('th', head)))),
    element(
      'tbody',
      ...rows.map((cells) => element('tr', ...cells.map((cell, at) => element(at ? 'td' : 'th', cell)))),
    ),
  )
}
