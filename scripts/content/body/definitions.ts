import { isTag, type MarkdownNode } from './markdown-node.ts'

/** Finds what a body defines once for the whole of it: link targets, footnotes and names given to blocks. */
export function collectDefinitions(root: MarkdownNode) {
  const definitions = new Map<string, MarkdownNode>()
  const footnotes = new Map<string, MarkdownNode>()
  const ids: string[] = []
  const visit = (node: MarkdownNode) => {
    if (node.type === 'definition') setFirst(definitions, node)
    if (node.type === 'footnoteDefinition') setFirst(footnotes, node)
    if (isTag(node) && node.name !== 'Claim') ids.push(...givenId(node))
    node.children?.forEach(visit)
  }
  visit(root)
  return { definitions, footnotes, ids: new Set(ids) }
}

/** As in Markdown everywhere, the first definition of a name counts. */
function setFirst(map: Map<string, MarkdownNode>, node: MarkdownNode) {
  const name = (node.identifier ?? '').toUpperCase()
  if (!map.has(name)) map.set(name, node)
}

function givenId(node: MarkdownNode): string[] {
  return (node.attributes ?? []).flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  )
}
