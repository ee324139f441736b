import { isTag, type MarkdownNode } from './markdown-node.ts'
import { vocabulary } from './vocabulary.ts'

/** Finds what a body defines once for the whole of it: link targets, footnotes and names given to blocks. */
export function collectDefinitions(root: MarkdownNode) {
  const definitions = new Map<string, MarkdownNode>()
  const footnotes = new Map<string, MarkdownNode>()
  const repeated: MarkdownNode[] = []
  const ids: string[] = []
  const visit = (node: MarkdownNode) => {
    if (node.type === 'definition' && !setFirst(definitions, node)) repeated.push(node)
    if (node.type === 'footnoteDefinition' && !setFirst(footnotes, node)) repeated.push(node)
    if (isTag(node) && vocabulary.has(node.name ?? '') && node.name !== 'Claim') ids.push(...givenId(node))
    node.children?.forEach(visit)
  }
  visit(root)
  return { definitions, footnotes, repeated, ids: new Set(ids) }
}

/** As in Markdown everywhere, the first definition of a name counts. False for the others. */
function setFirst(map: Map<string, MarkdownNode>, node: MarkdownNode): boolean {
  const name = (node.identifier ?? '').toUpperCase()
  if (map.has(name)) return false
  map.set(name, node)
  return true
}

function givenId(node: MarkdownNode): string[] {
  return (node.attributes ?? []).flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  )
}
