import type { Node } from 'prosemirror-model'
import { withoutPrefix } from './line-prefix.ts'
import { sourceOf, type Written } from './source.ts'

/** Finds nodes that were moved or copied, so that they keep their bytes. */
export function writtenNodes(text: string, doc: Node): Written {
  let byKey: Map<string, Node[]> | undefined
  return (node) => {
    byKey ??= collect(doc)
    const found = sourceOf(node) ? node : byKey.get(keyOf(node))?.find((other) => other.eq(node))
    const source = found && sourceOf(found)
    return source && !unlike.has(node.type.name)
      ? withoutPrefix(text.slice(source.from, source.to), source.prefix)
      : undefined
  }
}

/** What is written differently in another place: an item has its number, a cell its bars. */
const unlike = new Set(['doc', 'list_item', 'table_cell', 'table_header'])

function collect(doc: Node): Map<string, Node[]> {
  const byKey = new Map<string, Node[]>()
  doc.descendants((node) => {
    const key = keyOf(node)
    if (sourceOf(node)) byKey.set(key, [...(byKey.get(key) ?? []), node])
    // The words of cells and of tags on one line are written for their place.
    return node.type.name !== 'table_row' && !sourceOf(node)?.onOneLine
  })
  return byKey
}

function keyOf(node: Node): string {
  return `${node.type.name} ${node.nodeSize} ${node.textContent.slice(0, 80)}`
}
