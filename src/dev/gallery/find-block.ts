import type { Tree, TreeElement } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** A block as a page uses it. */
export interface FoundBlock {
  element: TreeElement
  /** The section it stands in, if it stands in one. */
  section?: TreeElement
  /** The content file. */
  source: string
}

function search(nodes: Tree, name: string, section?: TreeElement): Omit<FoundBlock, 'source'> | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if (node[0] === name) return { element: node, ...(section && { section }) }
    const found = search(node.slice(2) as Tree, name, node[0] === 'Section' ? node : section)
    if (found) return found
  }
  return undefined
}

/** The first place in the pages where a block is used. */
export function findBlock(content: ContentIndex, name: string): FoundBlock | undefined {
  for (const { body, source } of content.entries('pages')) {
    const found = search(body, name)
    if (found) return { ...found, source }
  }
  return undefined
}
