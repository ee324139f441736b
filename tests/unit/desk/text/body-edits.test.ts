import { type Mark, Node } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import { bodyEdits } from '#src/desk/text/body/body-edits.ts'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { offsetAt, posAt } from '#src/desk/text/model/source-map.ts'
import { applyEdits, tidyEdits } from '#src/desk/text/model/text-edit.ts'
import { parseBody } from '../../../../scripts/desk/parse-body.ts'
import { everyKind, read, withFields } from './read-for-test.ts'

const { marks, nodes } = bodySchema

/** The body after an edit of its document. */
function edited(body: string, edit: (change: Transform, find: (words: string) => [number, number]) => void): string {
  const text = withFields(body)
  const doc = read(text)
  const change = new Transform(doc)
  edit(change, (words) => rangeIn(change.doc, words))
  return applyEdits(text, bodyEdits(text, doc, change.doc)).slice(withFields('').length - 1, -1)
}

function rangeIn(doc: Node, words: string): [number, number] {
  let found: [number, number] | undefined
  doc.descendants((node, pos) => {
    const at = node.isTextblock ? node.textBetween(0, node.content.size, undefined, '\ufffc').indexOf(words) : -1
    if (at !== -1) found ??= [pos + 1 + at, pos + 1 + at + words.length]
  })
  if (!found) throw new Error(`"${words}" stands nowhere.`)
  return found
}

const replaced = (body: string, words: string, by: string) =>
  edited(body, (change, find) => change.replaceWith(...find(words), bodySchema.text(by)))
const marked = (body: string, words: string, mark: Mark) =>
  edited(body, (change, find) => change.addMark(...find(words), mark))

test('a changed word changes its letters, whatever stands around it', () => {
  expect(replaced('A &amp; B *and* C\n  wrapped &copy; \\* here', 'wrapped', 'folded')).toBe(
    'A &amp; B *and* C\n  folded &copy; \\* here',
  )
})

test('signs that Markdown would read are escaped where it would read them, and nowhere else', () => {
  expect(replaced('One two.', 'two', '*two* [x](y) <b> {c} a_b_c _d_ 5 > 4 # 1. - ~6')).toBe(
    'One \\*two\\* \\[x\\](y) \\<b> \\{c} a_b_c \\_d\\_ 5 > 4 # 1. - ~6.',
  )
  expect(replaced('One.', 'One', '1. One')).toBe('1\\. One.')
  expect(replaced('One.', 'One', '# One')).toBe('\\# One.')
  expect(replaced('One.', 'One', 'import One')).toBe('&#x69;mport One.')
})

test('bold words end before their space, and beside letters where Markdown would not see it', () => {
  expect(marked('One two three.', 'two ', marks.strong.create())).toBe('One **two** three.')
  expect(marked('One (two)three.', '(two)', marks.strong.create())).toBe('One **(two)**&#x74;hree.')
  expect(edited('**One two three** four', (change, find) => change.removeMark(...find('two'), marks.strong))).toBe(
    '**One** two **three** four',
  )
})

test('words that are bold at first and then italic are written without a sign before a space', () => {
  expect(marked('**One two** three.', 'two three', marks.em.create())).toBe('**One *two*** *three*.')
  expect(marked('***One*** two three.', 'two', marks.strong.create())).toBe('***One*** **two** three.')
})

test('an address that somebody writes beside becomes a link with words', () => {
  expect(replaced('See https://a.example now.', ' now', 'x now')).toBe(
    'See [https://a.example](https://a.example)x now.',
  )
})

test('code that holds its own sign gets a longer one around it', () => {
  expect(marked('Write a`b here.', 'a`b', marks.code.create())).toBe('Write ``a`b`` here.')
})

test('a block that is moved keeps its bytes, and what it passes is left alone', () => {
  const body = 'First &amp; last.\n\n<Stats look="tiles">\n<Stat value=\'1\' label="One" />\n</Stats>\n\nThird.'
  const moved = edited(body, (change) => {
    const first = change.doc.child(0)
    change.delete(0, first.nodeSize).insert(change.doc.content.size, first)
  })
  expect(moved).toBe('<Stats look="tiles">\n<Stat value=\'1\' label="One" />\n</Stats>\n\nThird.\n\nFirst &amp; last.')
})

test('the first item of a numbered list has the number readers saw', () => {
  const without = edited('3. One\n4. Two\n5. Three', (change) =>
    change.delete(1, 1 + (change.doc.firstChild?.child(0).nodeSize ?? 0)),
  )
  expect(without).toBe('3. Two\n5. Three')
})

test('a paragraph inside a quotation inside a list keeps the signs of its lines', () => {
  const body = '- One\n  > Two\n  >\n  > Three'
  const after = edited(body, (change, find) =>
    change.insert(find('Three')[0] - 1, nodes.paragraph.create(null, bodySchema.text('New'))),
  )
  expect(after).toBe('- One\n  > Two\n  >\n  > New\n  >\n  > Three')
})

test('a block between tags on one line is written anew when another comes beside it', () => {
  const body = '<Actions><Action label="A" href="/a" /> <Action label="B" href="/b" /></Actions>'
  const after = edited(body, (change) =>
    change.insert(1, nodes.block.create({ name: 'Action', props: 'label="C" href="/c"' })),
  )
  expect(after).toContain('<Actions>\n\n<Action label="C" href="/c" />\n\n<Action label="A" href="/a" />')
})

test('the first child of a block that had none opens its tag', () => {
  const after = edited('<Card title="A" />', (change) =>
    change.insert(1, nodes.paragraph.create(null, bodySchema.text('Words.'))),
  )
  expect(after).toBe('<Card title="A">\n\nWords.\n\n</Card>')
})

test('words are written into an empty cell, item and body', () => {
  const table = edited('| A | B |\n| --- | --- |\n| x |   |', (change) => {
    let cell = 0
    change.doc.descendants((node, pos) => {
      if (node.type.name === 'paragraph' && node.content.size === 0) cell = pos
    })
    change.insert(cell + 1, bodySchema.text('y|z'))
  })
  expect(table).toBe('| A | B |\n| --- | --- |\n| x | y\\|z  |')
  expect(edited('-', (change) => change.insert(3, bodySchema.text('One')))).toBe('- One')
  expect(
    applyEdits(
      '---\na: 1\n---\n',
      bodyEdits(
        '---\na: 1\n---\n',
        read('---\na: 1\n---\n'),
        nodes.doc.create(null, nodes.paragraph.create(null, bodySchema.text('One'))),
      ),
    ),
  ).toBe('---\na: 1\n---\n\nOne\n')
})

test('edits that touch become one, without what stays the same', () => {
  expect(
    tidyEdits('one two', [
      { from: 3, to: 7, insert: ' too' },
      { from: 0, to: 3, insert: 'one' },
    ]),
  ).toEqual([{ from: 5, to: 6, insert: 'o' }])
})

test('a place in the document and a place in the text lead to each other', () => {
  const text = everyKind()
  const doc = read(text)
  for (const words of ['Words', 'emphasised', 'deleted', 'One below', 'with a list', 'Left', 'Indented words']) {
    const [from] = rangeIn(doc, words)
    const offset = offsetAt(doc, from + 1) as number
    expect(text.slice(offset, offset + words.length - 1)).toBe(words.slice(1))
    expect(posAt(doc, offset)).toBe(from + 1)
  }
})

test('a body that cannot be read is told and harms nothing', () => {
  expect(parseBody('content/pages/x.mdx', 'x'.repeat(250_001))).toBeNull()
  expect(parseBody('content/pages/x.mdx', '> '.repeat(51))).toBeNull()
  expect(parseBody('content/pages/x.mdx', '{'.repeat(21))?.children).toEqual([])
})

test('a document without places in the text is refused', () => {
  const doc = Node.fromJSON(bodySchema, read(withFields('One.')).toJSON())
  expect(() => bodyEdits(withFields('One.'), doc, nodes.doc.create())).toThrow()
})

test('what was read from another text is written as it is, not as what stands at its place in this one', () => {
  const example = read(withFields('Words.\n\n<Chart title="Savings" />\n')).lastChild as Node
  const block = edited('One.\n\nTwo.', (change) => change.insert(change.doc.content.size, example))
  expect(block).toBe('One.\n\nTwo.\n\n<Chart title="Savings" />')

  // A block that is moved after the text before it grew: its object is still that of the shorter text.
  const [text, longer] = ['A.\n\n> B.\n\nC.', 'A and more of it.\n\n> B.\n\nC.'].map(withFields) as [string, string]
  const shown = read(text)
  const base = read(longer)
  const change = new Transform(base)
  change.replaceWith(0, base.content.size, [base.child(0), shown.child(2), shown.child(1)])
  expect(applyEdits(longer, bodyEdits(longer, base, change.doc))).toBe(withFields('A and more of it.\n\nC.\n\n> B.'))
})
