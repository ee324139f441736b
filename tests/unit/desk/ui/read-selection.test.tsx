// @vitest-environment dom
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { takeSelection } from '#src/desk/ui/rich/read-selection.ts'

/** As problems are shown after each change. */
function Around({ view, words }: { view: EditorView; words: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change, whatever it is
  useEffect(() => takeSelection(view), [words])
  return null
}

test('a key in the form of a block stays where it was typed while what is around the form is drawn', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const view = new EditorView(place, { state: EditorState.create({ schema: bodySchema }) })
  // As in the desk: the text is drawn by one root, and the form of a block by its own, after it.
  const [around, form] = [0, 1].map(() => createRoot(place.appendChild(document.createElement('div'))))
  const draw = (words: string) => {
    around?.render(<Around view={view} words={words} />)
    form?.render(<textarea aria-label="Label" value={words} onChange={({ target }) => draw(target.value)} />)
  }
  act(() => draw('One two'))
  const field = place.querySelector('textarea') as HTMLTextAreaElement
  field.focus()
  field.setSelectionRange(0, 3)
  await userEvent.keyboard('Six')
  expect(field.value).toBe('Six two')
  act(() => {
    around?.unmount()
    form?.unmount()
  })
  view.destroy()
  place.remove()
})
