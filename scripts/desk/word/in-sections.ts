import type { Node, NodeType } from 'prosemirror-model'
import { bodySchema } from '../../../src/desk/text/model/body-schema.ts'

/** Pages consist of sections: each heading of the first rank begins one and gives it its title. */
export function inSections(body: Node): Node {
  const sections: { title?: string; nodes: Node[] }[] = []
  body.forEach((node) => {
    if (node.type.name === 'heading' && node.attrs.level === 2) sections.push({ title: node.textContent, nodes: [] })
    else if (sections.length === 0) sections.push({ nodes: [node] })
    else sections.at(-1)?.nodes.push(node)
  })
  const made = sections.map(({ title, nodes }) => {
    const props = title ? `title="${title.replaceAll('"', '&quot;')}"` : ''
    return block.create({ name: 'Section', props }, nodes)
  })
  return body.copy(bodySchema.nodes.doc?.create(null, made).content)
}

const block = bodySchema.nodes.block as NodeType
