// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { bodySchema } from '../../../../src/desk/text/model/body-schema.ts'
import { Toolbar } from '../../../../src/desk/ui/rich/toolbar.tsx'
import { words } from '../../../../src/desk/words.ts'

const { doc, heading, paragraph } = bodySchema.nodes
const text = doc?.create(null, [
  paragraph?.create(null, bodySchema.text('One')) as never,
  heading?.create({ level: 2 }, bodySchema.text('Two')) as never,
])
const start = EditorState.create({ doc: text, selection: TextSelection.create(text as never, 1) })
const inHeading = start.apply(start.tr.setSelection(TextSelection.create(start.doc, 7)))

const toolbar = (state: EditorState) => {
  const view = new EditorView(null, { state })
  return <Toolbar view={view} state={state} collection="articles" openLink={() => undefined} />
}

test('the list of kinds of passages does not change its value by itself: Orca would take it for what has the focus', () => {
  const { rerender } = render(toolbar(start))
  const before = screen.getByRole<HTMLSelectElement>('combobox', { name: words.rich.passage })
  rerender(toolbar(inHeading))
  const now = screen.getByRole<HTMLSelectElement>('combobox', { name: words.rich.passage })
  expect(now.value).toBe('heading-2')
  expect(before.value).toBe('paragraph')
})

test('the toolbar stays one stop of the Tab key, also when another kind of passage comes', async () => {
  const { rerender } = render(toolbar(start))
  screen.getByRole('combobox').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('button', { name: words.tools.em })).toHaveFocus()
  rerender(toolbar(inHeading))
  const stops = [...screen.getByRole('toolbar').querySelectorAll<HTMLElement>('select, button')]
  expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([screen.getByRole('button', { name: words.tools.em })])
})
