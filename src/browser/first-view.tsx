import { createElement, type ReactNode, Suspense, use, useEffect } from 'react'
import { loadedBlocks } from '#src/blocks/loaded-blocks.ts'
import { renderTree } from '#src/body/render-tree.tsx'
import { type Island, islandAwoke } from './islands.ts'
import { Located } from './located.tsx'

function LiveIsland({ island }: { island: Island }): ReactNode {
  use(island.awake)
  useEffect(() => islandAwoke(island), [island])
  return <Located>{renderTree([island.element], loadedBlocks)}</Located>
}

const voidElements = /^(?:br|hr|img|input|link|meta|source|wbr)$/

/** An element whose inside is no business of React: hydration leaves alone what it is told to be HTML. */
function stillElement(tag: string, key: number): ReactNode {
  const html = voidElements.test(tag) ? {} : { dangerouslySetInnerHTML: { __html: '' } }
  return createElement(tag, { key, suppressHydrationWarning: true, ...html })
}

/**
 * Reads back from the document what React is to hydrate: the islands, which stand in boundaries, the elements that lead to
 * them, and the names of the elements beside these.
 *
 * @param next gives the islands, in the order of the text.
 */
export function readFirstView(parent: Element, next: () => Island): ReactNode[] {
  const nodes: ReactNode[] = []
  let island: Island | undefined
  let boundaries = 0
  for (const node of parent.childNodes) {
    const key = nodes.length
    if (node instanceof Comment) {
      if (node.data === '$') boundaries += 1
      if (node.data === '/$') boundaries -= 1
      if (boundaries === 0) island = undefined
      else if (!island) {
        island = next()
        nodes.push(
          <Suspense key={key}>
            <LiveIsland island={island} />
          </Suspense>,
        )
      }
    } else if (island) {
      if (node instanceof Element) island.roots.push(node)
    } else if (node instanceof Text) nodes.push(node.data)
    else if (node instanceof Element) {
      const tag = node.localName
      const inside = holdsIsland(node) && readFirstView(node, next)
      nodes.push(
        inside ? createElement(tag, { key, suppressHydrationWarning: true }, ...inside) : stillElement(tag, key),
      )
    }
  }
  return nodes
}

function holdsIsland(element: Element): boolean {
  return (
    document
      .createTreeWalker(element, NodeFilter.SHOW_COMMENT, ({ nodeValue }) =>
        nodeValue === '$' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      )
      .nextNode() !== null
  )
}
