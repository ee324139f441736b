import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { insertBlock } from '#src/desk/ui/rich/rich-commands.ts'
import { toEnd } from '#src/desk/ui/rich/to-end.ts'

const { nodes } = bodySchema
const words = nodes.paragraph?.create(null, bodySchema.text('Words.'))
const block = (name: string) => nodes.block?.create({ name, props: '' })
const begin = (...content: unknown[]) =>
  EditorState.create({ doc: nodes.doc?.create(null, content as never), schema: bodySchema })

test('at the end of a text that ends in a block, the next one comes behind it', () => {
  let state = begin(words, block('Stats'))
  const dispatch = (transaction: typeof state.tr) => {
    state = state.apply(transaction)
  }
  expect(toEnd(state, dispatch)).toBe(true)
  insertBlock(block('Picture') as never)(state, dispatch)
  const names = state.doc.content.content.map((node) => node.attrs.name ?? node.textContent)
  expect(names).toEqual(['Words.', 'Stats', 'Picture'])
})

test('a block of blocks that hold no words is one end, and one at the end of a section another', () => {
  const selected = (state: EditorState) => {
    let text = ''
    toEnd(state, ({ selection }) => {
      text = String(selection.content().content)
    })
    return text
  }
  expect(selected(begin(words, nodes.block?.create({ name: 'CallToAction' }, block('Action'))))).toBe('<block(block)>')
  const section = nodes.block?.create({ name: 'Section' }, [words, block('Stats')] as never)
  expect(selected(begin(section))).toBe('<block>')
})

test('where the text ends in words the browser moves there', () => {
  expect(toEnd(begin(block('Stats'), words))).toBe(false)
  expect(toEnd(begin(nodes.block?.create({ name: 'Callout', props: '' }, words)))).toBe(false)
})
