// @vitest-environment dom
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { showDocument } from '#src/desk/ui/rich/show-document.ts'

const { nodes } = bodySchema
const paragraph = (words: string) => nodes.paragraph.create(null, bodySchema.text(words))
const cell = (words: string) => nodes.table_cell.create(null, paragraph(words))
const table = (...words: string[]) => nodes.table.create(null, nodes.table_row.create(null, words.map(cell)))
const note = (words: string) => nodes.footnote.create({ label: words }, paragraph(words))
const list = (...words: string[]) =>
  nodes.bullet_list.create(
    null,
    words.map((word) => nodes.list_item.create(null, paragraph(word))),
  )
const doc = (...content: Node[]) => nodes.doc.create(null, content)

const documents = [
  doc(paragraph('One.'), table('a', 'b'), note('1')),
  doc(paragraph('One.'), table('a more', 'b'), note('1'), note('2')),
  doc(table('a'), list('one', 'two')),
  doc(list('one', 'other'), nodes.block.create({ name: 'Section' }, [table('a', 'c'), paragraph('Two.')])),
]

test('what is shown is the document, wherever the two begin and end to differ', () => {
  for (const from of documents)
    for (const to of documents) {
      const view = new EditorView(null, { state: EditorState.create({ doc: from }) })
      showDocument(view, to, false)
      expect(view.state.doc.toString()).toBe(to.toString())
      view.destroy()
    }
})
