import type { Tree, TreeElement, TreeNode } from '#src/body/tree.ts'

const isElement = (node: TreeNode | undefined): node is TreeElement => node !== undefined && typeof node !== 'string'
const isList = (node: TreeNode) => isElement(node) && (node[0] === 'ul' || node[0] === 'ol')
const isDeleted = (node: TreeNode) => isElement(node) && node[0] === 'del'
const children = (node: TreeElement) => node.slice(2) as Tree

/** The label of a passage that has moved away, which leads to where it went. */
function leadingLabel(node: TreeNode): TreeElement | undefined {
  const [label] = isElement(node) ? children(node) : []
  return isElement(label) && label[1]?.['data-section'] ? label : undefined
}

/** What parts lists and tables are made of: what becomes of a passage stands inside them. */
const holders = new Set(['li', 'td', 'th'])

/**
 * What has moved away applies where it went: at its old place a link leads there, and its old words stand in a closed
 * disclosure, so that nobody reads them, or hears them, as if they were in force.
 *
 * @param summary the name of the disclosure
 */
export function foldMoved(body: Tree, summary: string): Tree {
  const folded: Tree = []
  for (let at = 0; at < body.length; ) {
    const node = body[at] as TreeNode
    const label = leadingLabel(node)
    if (!isElement(node) || !label) {
      folded.push(isElement(node) ? [node[0], node[1], ...foldMoved(children(node), summary)] : node)
      at += 1
      continue
    }
    const link: TreeElement = ['a', { href: `#${label[1]?.['data-section']}` }, ...children(label)]
    const fold = (...words: Tree): TreeElement => [
      'details',
      { className: 'redline-former' },
      ['summary', null, summary],
      ...words,
    ]
    if (holders.has(node[0])) {
      const lists = foldMoved(children(node).filter(isList), summary)
      folded.push([node[0], node[1], link, fold(...children(node).filter(isDeleted)), ...lists])
      at += 1
      continue
    }
    // A section that has moved is told of once.
    const section = label[1]?.['data-section']
    const passages: Tree = []
    for (; at < body.length && leadingLabel(body[at] as TreeNode)?.[1]?.['data-section'] === section; at += 1)
      passages.push(['p', null, ...children(body[at] as TreeElement).filter(isDeleted)])
    folded.push(['div', null, ['p', null, link], fold(...passages)])
  }
  return folded
}
