// @vitest-environment dom
import { Slice } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { printChildren } from '#src/desk/text/body/print-node.ts'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { cleanPaste } from '#src/desk/text/paste/clean-paste.ts'
import { pasteFootnotes } from '#src/desk/ui/rich/paste-footnotes.ts'

const sliceOf = (html: string) => cleanPaste(html, (text) => new DOMParser().parseFromString(text, 'text/html')).slice

/** The text after something was pasted into it, from so far from its beginning to so far. */
function after(before: string, at: number, pasted: Slice, to = at): string {
  const doc = bodySchema.nodes.doc.create(null, sliceOf(before).content)
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at, to) })
  const view = new EditorView(null, { state })
  if (!pasteFootnotes(view, pasted)) return 'no footnotes'
  const text = printChildren(view.state.doc, () => undefined)
  view.destroy()
  return text
}

const sign = (label: number) => `<sup data-footnote-ref="${label}"></sup>`
const note = (label: number, words: string) => `<div data-footnote="${label}"><p>${words}</p></div>`
const before = `<p>One${sign(1)} two.</p>${note(1, 'First.')}`

test('a pasted footnote stands at the end under a number of its own, and its paragraph stays whole', () => {
  expect(after(before, 6, sliceOf(`<p> and${sign(1)}</p>${note(1, 'Second.')}`))).toBe(
    'One[^1] and[^2]two.\n\n[^1]: First.\n[^2]: Second.',
  )
  const two = sliceOf(`<p>a${sign(2)}</p><p>b${sign(1)}</p>${note(2, 'A.')}${note(1, 'B.')}`)
  expect(after(before, 1, two)).toBe('a[^2]\n\nb[^3]One[^1] two.\n\n[^1]: First.\n[^2]: A.\n[^3]: B.')
})

test('all of a text pasted over all of it is the same text', () => {
  const doc = bodySchema.nodes.doc.create(null, sliceOf(before).content)
  const all = sliceOf(before)
  expect(after(before, 1, all, doc.content.size - 2)).toBe('One[^1] two.\n\n[^1]: First.')
})

test('a note that was cut keeps its number, and a paste without notes is none of this', () => {
  const cut = sliceOf(note(1, 'First.'))
  expect(after(`<p>One${sign(1)} two.</p>`, 1, cut)).toBe('One[^1] two.\n\n[^1]: First.')
  expect(after(before, 1, sliceOf('<p>a</p>'))).toBe('no footnotes')
  expect(after(before, 1, Slice.empty)).toBe('no footnotes')
})
