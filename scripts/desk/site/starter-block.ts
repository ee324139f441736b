import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { blocks } from '#src/blocks/rows.ts'
import { withProp } from '../../../src/desk/text/fields/props.ts'
import { inWords } from '../../../src/desk/ui/fields/in-words.ts'
import { starterFor } from '../../content/fields/starter-fields.ts'

const theWords = (name: string) => `the words of the ${inWords(name).toLowerCase()}`

/** How a block begins: what must be there, with notes of what belongs there, as a new entry does. */
export function starterBlock(name: string): string {
  const {
    props,
    children,
    begins = [],
    passages = [theWords(name)],
  } = blocks[name as keyof typeof blocks] as BlockDefinition
  const known = Object.fromEntries(begins.map((key) => [key, undefined]))
  const fields = Object.entries(starterFor(props, known) as Record<string, unknown>)
  const attributes = fields.reduce((written, [key, value]) => withProp(written, [key], value), '')
  const tag = attributes ? `<${name} ${attributes}` : `<${name}`
  if (children === 'none') return `${tag} />`
  const [first] = children
  const inside =
    children === 'prose' ? passages.map((what) => `\nFill in: ${what}.\n`).join('') : starterBlock(first as string)
  return `${tag}>\n${inside}\n</${name}>`
}
