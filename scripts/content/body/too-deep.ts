import type { MarkdownNode } from './markdown-node.ts'

/** How deep a body may be nested: several times what readers can follow. */
export const deepestNesting = 50

/** The first node nested deeper than that. Walks without recursion, because the depth is what it is afraid of. */
export function tooDeepNode(root: MarkdownNode): MarkdownNode | undefined {
  let level: readonly MarkdownNode[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestNesting) return level[0]
    const next: MarkdownNode[] = []
    for (const { children } of level) if (children) for (const child of children) next.push(child)
    level = next
  }
  return undefined
}
