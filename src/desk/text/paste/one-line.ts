import { Fragment, type Node, Slice } from 'prosemirror-model'
import { bodySchema } from '../model/body-schema.ts'

const apart = ['block', 'opaque', 'hr']

/**
 * Passages as one line, for a cell of a table. Footnotes stay beside it.
 *
 * @returns the line, and whether it had to leave out something that is no words
 */
export function oneLine({ content }: Slice): { slice: Slice; isLess: boolean } {
  const line: Node[] = []
  const notes: Node[] = []
  let isLess = false
  content.descendants((node) => {
    if (node.type.name === 'footnote') notes.push(node)
    if (apart.includes(node.type.name)) isLess = true
    if (node.isTextblock && node.content.size > 0)
      line.push(...(line.length > 0 ? [space] : []), ...node.content.content)
    return !node.isTextblock && node.type.name !== 'footnote'
  })
  const paragraph = bodySchema.nodes.paragraph.create(null, Fragment.from(line))
  return { slice: Slice.maxOpen(Fragment.from([paragraph, ...notes])), isLess }
}

const space = bodySchema.text(' ')
