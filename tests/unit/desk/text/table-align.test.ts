import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { bodyEdits } from '#src/desk/text/body/body-edits.ts'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'
import { alignColumns, columnAlign, type Side } from '#src/desk/ui/rich/table-align.ts'
import { tableHeads } from '#src/desk/ui/rich/table-heads.ts'
import { read, withFields } from './read-for-test.ts'

/** A body after the column with some words was aligned, and the words replaced where others are given. */
function aligned(body: string, words: string, side: Side, by = words): string {
  const text = withFields(body)
  const doc = read(text)
  let place = 0
  doc.descendants((node, pos) => {
    if (node.isText && node.text === words) place = pos
  })
  let state = EditorState.create({ doc, plugins: [tableHeads] })
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, place + 1)))
  alignColumns(side)(state, (tr) => {
    state = state.apply(tr)
  })
  expect(columnAlign(state) ?? 'left').toBe(side)
  if (by !== words) state = state.apply(state.tr.replaceWith(place, place + words.length, bodySchema.text(by)))
  return applyEdits(text, bodyEdits(text, doc, state.doc)).slice(withFields('').length - 1, -1)
}

test('a column is aligned by the line below the names alone: every row keeps its bytes', () => {
  const table = (rule: string) => `| Year|  Plan |\n${rule}\n|2024 |1 |\n|  2025|  2|`
  expect(aligned(table('|---|-----|'), '1', 'right')).toBe(table('|---|-----:|'))
  expect(aligned(table('|---|-----:|'), 'Plan', 'center')).toBe(table('|---|:-----:|'))
  expect(aligned(table('|:--|:-:|'), '2', 'left')).toBe(table('|:--|-|'))
  expect(aligned(table('|:--|---|'), '2024', 'left')).toBe(table('|:--|---|'))
})

test('also where the table stands in a quotation, and where words change with it', () => {
  expect(aligned('> | A | B |\n> | - | - |\n> | x |  1 |', '1', 'right', '12')).toBe(
    '> | A | B |\n> | - | -: |\n> | x |  12 |',
  )
})
