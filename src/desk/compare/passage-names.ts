import type { Node } from 'prosemirror-model'
import { inWords } from '../ui/fields/in-words.ts'
import { words } from '../words.ts'
import type { Look } from './change.ts'

/** What a passage stands in: the names of it, and what decides how its words look. */
export interface Around {
  names: readonly string[]
  look?: Look
}

export const atTop: Around = { names: [] }

/** What a passage is called on the desk. */
export function nameOf({ type, attrs }: Node): string {
  switch (type.name) {
    case 'heading':
      return words.passages[`heading-${Math.min(4, Math.max(2, attrs.level))}` as keyof typeof words.passages]
    case 'bullet_list':
      return words.tools.bullets
    case 'ordered_list':
      return words.tools.numbers
    case 'blockquote':
      return words.tools.quote
    case 'footnote':
      return words.rich.footnote(attrs.label as string)
    case 'table':
      return words.tools.table
    case 'hr':
      return words.tools.rule
    case 'code_block':
      return words.tools.code
    case 'block':
      return inWords(attrs.name as string)
    case 'opaque':
      return words.rich.opaque
    default:
      return words.passages.paragraph
  }
}

/** What the passages inside of a node stand in. Items are called by their place. */
export function inside(node: Node, { names, look }: Around, index: number): Around {
  if (node.type.name === 'list_item') return { names: [...names, words.list.item(index + 1)], look: 'item' }
  const own = node.type.name === 'blockquote' ? 'quote' : node.type.name === 'block' ? 'paragraph' : look
  return { names: [...names, nameOf(node)], ...(own && { look: own }) }
}

/** Where a passage is: a paragraph in something is called after that alone. */
export function passageName(node: Node, { names }: Around): string {
  const isPlain = node.type.name === 'paragraph' && names.length > 0
  return (isPlain ? names : [...names, nameOf(node)]).join(' › ')
}

export function lookOf({ type }: Node, { look }: Around): Look {
  if (type.name === 'heading') return 'heading'
  return type.name === 'paragraph' ? (look ?? 'paragraph') : 'source'
}
