import type { JsonSchema } from '../../../requests/json-schema.ts'
import { readFigure } from './read-cells.ts'

/** Which fields are the name and the values of a line, and which list beside the lines the values belong to. */
export interface SeriesShape {
  name: string
  values: string
  labels: string
}

/** A line of a chart, with whatever else is said of it. */
type Series = Record<string, unknown>

/** The shape of a list of lines, each with one value for every item of a list beside it (`alongside` in the schema). */
export function seriesShape({ items }: JsonSchema): SeriesShape | undefined {
  const fields = Object.entries(items?.properties ?? {})
  const values = fields.find(([, { alongside }]) => alongside)
  const name = fields.find(([, { type }]) => type === 'string')
  if (!values?.[1].alongside || !name) return undefined
  return { name: name[0], values: values[0], labels: values[1].alongside }
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])
const written = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** Lines and labels as the cells of a table: a line a column under its name, a label before each row. */
export function toCells(labels: unknown, series: unknown, { name, values }: SeriesShape): string[][] {
  const lines = listOf(series) as Series[]
  const names = lines.map((line) => written(line?.[name]))
  const rows = listOf(labels).map((label, at) => [
    written(label),
    ...lines.map((line) => written(listOf(line?.[values])[at])),
  ])
  return [['', ...names], ...rows]
}

/**
 * The lines and labels that cells say. Words where a figure belongs stay, so that the check names them; values missing at
 * the end of a line are left out.
 */
export function fromCells(cells: readonly string[][], before: unknown, { name, values }: SeriesShape) {
  const [[, ...names] = [], ...rows] = cells
  const series = names.map((one, line): Series => {
    const column = rows.map((row) => row[line + 1] ?? '')
    const last = column.findLastIndex((cell) => cell !== '')
    const figures = column.slice(0, last + 1).map((cell) => readFigure(cell) ?? cell)
    return { ...(listOf(before) as Series[])[line], [name]: one, [values]: figures }
  })
  return { labels: rows.map(([label = '']) => label), series }
}

/** Cells with a block of others laid over them from a place on; the table grows with it. */
export function withBlock(cells: readonly string[][], row: number, column: number, block: string[][]): string[][] {
  const height = Math.max(cells.length, row + block.length)
  const width = Math.max(cells[0]?.length ?? 0, column + Math.max(...block.map(({ length }) => length)))
  return Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => block[r - row]?.[c - column] ?? cells[r]?.[c] ?? ''),
  )
}

/** Rows become columns. */
export const swapped = (cells: readonly string[][]): string[][] =>
  (cells[0] ?? []).map((_, column) => cells.map((row) => row[column] ?? ''))
