import { expect, test } from 'vitest'
import { z } from 'zod'
import { blocks } from '../../../../src/blocks/rows.ts'
import type { JsonSchema } from '../../../../src/desk/requests/json-schema.ts'
import { readCells, readFigure } from '../../../../src/desk/ui/fields/cells/read-cells.ts'
import { fromCells, seriesShape, swapped, toCells, withBlock } from '../../../../src/desk/ui/fields/cells/series.ts'
import { cellValue, columnsOf, hasHeadings } from '../../../../src/desk/ui/fields/cells/table-shape.ts'
import { fieldKind } from '../../../../src/desk/ui/fields/field-kind.ts'

const chart = z.toJSONSchema(blocks.RatioChart.props, { io: 'input' }) as JsonSchema
const series = chart.properties?.series as JsonSchema
const shape = { name: 'label', values: 'values', labels: 'labels' }

test('what a spreadsheet copies is read cell by cell', () => {
  expect(readCells('a\tb\r\n1\t2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(readCells('"two\nlines, ""quoted"""\tb')).toEqual([['two lines, "quoted"', 'b']])
  expect(readCells('a\t\nb\t')).toEqual([
    ['a', ''],
    ['b', ''],
  ])
  expect(readCells('')).toEqual([['']])
})

test('a figure is one however a spreadsheet dresses it', () => {
  const figures = {
    '$1,200': 1200,
    '12,5': 12.5,
    '(3)': -3,
    '−4.5': -4.5,
    '87 %': 87,
    '1,234,567.8': 1_234_567.8,
    '.5': 0.5,
  }
  for (const [text, figure] of Object.entries(figures)) expect(readFigure(text), text).toBe(figure)
  for (const text of ['', 'Q1', '1.2.3', '12 months', '1-2']) expect(readFigure(text), text).toBeUndefined()
})

test('the schema of the ratio chart asks for a table of its lines', () => {
  expect(fieldKind(series)).toBe('series')
  expect(seriesShape(series)).toEqual(shape)
})

test('lines and labels become cells and come back as they were', () => {
  const labels = ['Q1', 'Q2']
  const lines = [
    { label: 'Plan', values: [1, 2] },
    { label: 'Actual', values: [1.5] },
  ]
  const cells = toCells(labels, lines, shape)
  expect(cells).toEqual([
    ['', 'Plan', 'Actual'],
    ['Q1', '1', '1.5'],
    ['Q2', '2', ''],
  ])
  expect(fromCells(cells, lines, shape)).toEqual({ labels, series: lines })
  expect(swapped(swapped(cells))).toEqual(cells)
})

test('pasted cells make the table larger, and words among figures stay for the check to name', () => {
  const cells = withBlock(
    [
      ['', 'Plan'],
      ['Q1', '1'],
    ],
    1,
    1,
    [
      ['$2', 'about 3'],
      ['4', '5'],
    ],
  )
  expect(fromCells(cells, [], shape)).toEqual({
    labels: ['Q1', ''],
    series: [
      { label: 'Plan', values: [2, 4] },
      { label: '', values: ['about 3', 5] },
    ],
  })
})

test('headings are known by the figures below them', () => {
  expect(
    hasHeadings([
      ['', 'Plan'],
      ['Q1', '1'],
    ]),
  ).toBe(true)
  expect(
    hasHeadings([
      ['Year', 'Plan'],
      ['2025', '1'],
      ['2026', ''],
    ]),
  ).toBe(true)
  expect(
    hasHeadings([
      ['Q1', '1'],
      ['Q2', '2'],
    ]),
  ).toBe(false)
  expect(hasHeadings([['Q1', 'One']])).toBe(false)
})

test('a list of groups is a table when every field fits a cell', () => {
  const items = {
    type: 'object',
    properties: { label: { type: 'string' }, share: { type: 'number' }, note: { type: 'string' } },
    required: ['label', 'share'],
  } satisfies JsonSchema
  const columns = columnsOf({ type: 'array', items })
  expect(columns?.map(({ heading, kind, required }) => [heading, kind, required])).toEqual([
    ['Label', 'text', true],
    ['Share', 'number', true],
    ['Note', 'text', false],
  ])
  const nested = { ...items, properties: { ...items.properties, inside: { type: 'array' } } } satisfies JsonSchema
  expect(columnsOf({ type: 'array', items: nested })).toBeUndefined()
  expect(cellValue('', { kind: 'text', required: false })).toBeUndefined()
  expect(cellValue('1,200', { kind: 'number', required: true })).toBe(1200)
  expect(cellValue('many', { kind: 'number', required: true })).toBe('many')
})
