import type { JsonSchema } from '../../../requests/json-schema.ts'
import { type FieldKind, fieldKind } from '../field-kind.ts'
import { inWords } from '../in-words.ts'
import { readFigure } from './read-cells.ts'

/** A column of a table that is made from a schema. */
export interface Column {
  key: string
  heading: string
  schema: JsonSchema
  kind: FieldKind
  required: boolean
}

const inCells: readonly FieldKind[] = ['text', 'name', 'number', 'amount', 'date', 'choice', 'switch']

/** The columns of a list of groups, when each of their fields fits a cell. */
export function columnsOf({ items }: JsonSchema): Column[] | undefined {
  if (!items?.properties) return undefined
  const columns = Object.entries(items.properties).map(([key, schema]): Column => {
    const required = items.required?.includes(key) ?? false
    return { key, heading: inWords(key), schema, kind: fieldKind(schema), required }
  })
  return columns.every(({ kind }) => inCells.includes(kind)) ? columns : undefined
}

/** Whether a list is best shown as a table at first: it has figures, and few enough columns to see them side by side. */
export function isBestAsTable(columns: readonly Column[]): boolean {
  return columns.length <= 5 && columns.some(({ kind }) => kind === 'number' || kind === 'amount')
}

/** What a cell says as the value of its field; words where a figure belongs stay, so that the check names them. */
export function cellValue(text: string, { kind, required }: Pick<Column, 'kind' | 'required'>): unknown {
  if (text === '') return required ? '' : undefined
  if (kind === 'switch') return /^(?:true|yes|x|1|✓)$/i.test(text)
  return kind === 'number' || kind === 'amount' ? (readFigure(text) ?? text) : text
}

/** Whether the first of pasted rows names the columns: words where the rows below it have figures. */
export function hasHeadings(cells: readonly string[][]): boolean {
  const [first = [], ...rest] = cells
  const isFigure = (text = '') => readFigure(text) !== undefined
  return first.some((name, at) => {
    const column = rest.map((row) => row[at] ?? '').filter((cell) => cell !== '')
    return name !== '' && !isFigure(name) && column.length > 0 && column.every(isFigure)
  })
}
