import type { Node } from 'prosemirror-model'
import { withoutPrefix } from '../model/line-prefix.ts'
import { sourceOf, type Written } from '../model/source.ts'

/**
 * Finds nodes that were moved or copied, so that they keep their bytes. A node may have been read from another text, such
 * as an example or an earlier state of this one: only those of `doc` stand in `text` where they say.
 */
export function writtenNodes(text: string, doc: Node): Written {
  let known: Known | undefined
  return (node) => {
    known ??= collect(doc)
    const found = known.all.has(node) ? node : known.byKey.get(keyOf(node))?.find((other) => other.eq(node))
    const source = found && sourceOf(found)
    return source && !unlike.has(node.type.name)
      ? withoutPrefix(text.slice(source.from, source.to), source.prefix)
      : undefined
  }
}

/** What is written differently in another place: an item has its number, a cell its bars. */
const unlike = new Set(['doc', 'list_item', 'table_cell', 'table_header'])

interface Known {
  all: ReadonlySet<Node>
  byKey: ReadonlyMap<string, Node[]>
}

function collect(doc: Node): Known {
  const all = new Set<Node>()
  const byKey = new Map<string, Node[]>()
  doc.descendants((node) => {
    all.add(node)
  })
  doc.descendants((node) => {
    const key = keyOf(node)
    if (sourceOf(node)) byKey.set(key, [...(byKey.get(key) ?? []), node])
    // The words of cells and of tags on one line are written for their place.
    return node.type.name !== 'table_row' && !sourceOf(node)?.onOneLine
  })
  return { all, byKey }
}

function keyOf(node: Node): string {
  return `${node.type.name} ${node.nodeSize} ${node.textContent.slice(0, 80)}`
}
