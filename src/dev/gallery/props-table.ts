import type { z } from 'zod'
import type { TreeElement, TreeNode } from '#src/body/tree.ts'
import { fieldRows } from '#src/content/field-rows.ts'

const cell = (type: 'th' | 'td', ...children: TreeNode[]): TreeElement => [type, null, ...children]
const code = (words: string): TreeElement => ['code', null, words]

/** The props of a block as a table. */
export function propsTable(props: z.ZodObject): TreeElement {
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
