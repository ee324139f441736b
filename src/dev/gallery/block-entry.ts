import type { z } from 'zod'
import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { type BlockName, blocks } from '#src/blocks/rows.ts'
import type { Tree, TreeElement, TreeNode } from '#src/body/tree.ts'
import { fieldRows } from '#src/content/field-rows.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import { findBlock } from './find-block.ts'
import { heardOf } from './heard-blocks.ts'

/** Turns MDX into a tree; problems are given as text. */
export type ParseMdx = (text: string) => { body: Tree; problems: string[] }

/** Props whose every value is worth seeing. */
const looks = ['look', 'tone']

interface Shown {
  body: Tree
  /** Where the shown use comes from, or what is wrong with it. */
  note: string
}

/** Blocks that are a band of the page themselves. */
const bands: readonly string[] = ['Section', 'CallToAction']

/** A block of an example once for each of its looks, each under the name of the look. */
function inEveryLook(body: Tree, { props }: BlockDefinition): Tree {
  const [first, ...rest] = body
  const row = fieldRows(props).find(({ name, options }) => looks.includes(name) && options)
  if (!row?.options || !first || typeof first === 'string' || rest.length > 0) return body
  const [type, given, ...children] = first
  return row.options.flatMap((value): TreeElement[] => [
    ['p', { className: 'label container-page dev-look' }, `${row.name}="${value}"`],
    [type, { ...given, [row.name]: value }, ...children],
  ])
}

function fromExample(name: BlockName, definition: BlockDefinition, parse: ParseMdx, looks: boolean): Shown {
  const { example, parents } = definition
  const parent = parents?.[0]
  const { body, problems } = parse(parent ? `<${parent}>\n${example}\n</${parent}>` : example)
  const shown = parent || !looks ? body : inEveryLook(body, definition)
  return {
    body: bands.includes(name) ? shown : [['Section', null, ...shown]],
    note: problems.length > 0 ? `The example has a problem: ${problems.join(' ')}` : 'Shown from the example above.',
  }
}

function fromPages(name: BlockName, content: ContentIndex): Shown {
  const found = findBlock(content, name)
  if (!found) return { body: [], note: 'No page uses this block.' }
  const { tone, layout } = found.section?.[1] ?? {}
  return { body: [['Section', { tone, layout }, found.element]], note: `Shown as in ${found.source}.` }
}

function insides({ children, parents, inline }: BlockDefinition): string {
  const inside =
    children === 'none'
      ? 'Nothing stands inside.'
      : children === 'prose'
        ? 'Markdown and blocks stand inside.'
        : `Only ${children.join(', ')} may stand inside.`
  return [inside, parents && `Stands in ${parents.join(', ')} only.`, inline && 'May stand inside a paragraph.']
    .filter(Boolean)
    .join(' ')
}

const cell = (type: 'th' | 'td', ...children: TreeNode[]): TreeElement => [type, null, ...children]
const code = (words: string): TreeElement => ['code', null, words]

/** The props of a block as a table. */
function propsTable(props: z.ZodObject): TreeElement {
  const rows = fieldRows(props)
  if (rows.length === 0) return ['p', null, 'No props.']
  const head = ['Prop', 'Value', '', 'What belongs here'].map((words) => cell('th', words))
  const lines = rows.map(
    ({ name, kind, need, description }): TreeElement => [
      'tr',
      null,
      cell('td', code(name)),
      cell('td', kind),
      cell('td', need),
      cell('td', description),
    ],
  )
  return ['table', { className: 'dev-props' }, ['thead', null, ['tr', null, ...head]], ['tbody', null, ...lines]]
}

/** Whether a block shows records. */
export const isConnected = (name: BlockName) => Object.keys(blocks[name].shows).length > 0

/** How a block looks: by its example, or as a page shows it where it shows records. */
export function blockAlone(name: BlockName, content: ContentIndex, parse: ParseMdx): Tree {
  const { body } = isConnected(name) ? fromPages(name, content) : fromExample(name, blocks[name], parse, false)
  return body
}

/** One block of the vocabulary: what it is, its example, its props, and how it looks. */
export function blockEntry(name: BlockName, content: ContentIndex, parse: ParseMdx): TreeElement[] {
  const definition: BlockDefinition = blocks[name]
  const connected = isConnected(name)
  const { body, note } = connected ? fromPages(name, content) : fromExample(name, definition, parse, true)
  const words: TreeElement = [
    'Section',
    {
      title: `<${name}>`,
      id: blockId(name),
      eyebrow: connected ? 'Connected block' : 'Block',
      intro: definition.description,
      tone: 'vellum',
    },
    ['pre', { className: 'dev-example' }, ['code', null, definition.example]],
    ['p', null, insides(definition)],
    propsTable(definition.props),
    ...heardOf(name),
    ['p', { className: 'label' }, note],
  ]
  return [words, ...(body as TreeElement[])]
}

/** The fragment that leads to a block of the gallery. */
export function blockId(name: BlockName): string {
  return `block-${kebabCase(name.replace(/([a-z])([A-Z])/g, '$1-$2'))}`
}
