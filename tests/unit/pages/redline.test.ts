import { expect, test } from 'vitest'
import { type Tree, treeText } from '#src/body/tree.ts'
import { type RedlineWords, redline } from '#src/pages/legal/view/redline.ts'

const words: RedlineWords = {
  insertion: '[+',
  deletion: '[-',
  end: ']',
  inserted: 'NEW',
  deleted: 'GONE',
  movedTo: 'TO {section}',
  movedFrom: 'FROM {section}',
  remark: '“{words}”: {what}',
  nowLink: 'LINK {to}',
  formerLink: 'NO LINK {from}',
  otherLink: 'TO {to} WAS {from}',
  bold: 'BOLD',
  notBold: 'NOT BOLD',
  italic: 'ITALIC',
  notItalic: 'NOT ITALIC',
  struck: 'STRUCK',
  notStruck: 'NOT STRUCK',
}
/** What stands inside an element. */
const inside = (node: Tree[number] | undefined): Tree => (Array.isArray(node) ? (node.slice(2) as Tree) : [])
const p = (...text: Tree): Tree[number] => ['p', null, ...text]
const h = (number: string, text: string): Tree[number] => [
  number.includes('.') ? 'h3' : 'h2',
  { id: text.toLowerCase() },
  `${number}. ${text}`,
]
const list = (...items: string[]): Tree[number] => [
  'ul',
  null,
  ...items.map((item): Tree[number] => ['li', null, item]),
]
const table = (head: string[], ...rows: string[][]): Tree[number] => [
  'table',
  null,
  ['thead', null, ['tr', null, ...head.map((cell): Tree[number] => ['th', { scope: 'col' }, cell])]],
  [
    'tbody',
    null,
    ...rows.map((row): Tree[number] => ['tr', null, ...row.map((cell): Tree[number] => ['td', null, cell])]),
  ],
]

/** The result as one line of text for each element at the top, changes as `[+…]` and `[-…]`. */
const lines = (old: Tree, now: Tree) => redline(old, now, words).body.map((node) => treeText([node]))

const sentence = 'The Client pays each invoice in full within some days of its date.'
const passage = 'Neither party will use the names or the marks of the other one without its prior written consent.'

test('nothing is marked where nothing changed', () => {
  const body: Tree = [h('1', 'Purpose'), p(sentence), list('one', 'two'), table(['A', 'B'], ['1', '2'])]
  const result = redline(body, body, words)
  expect(result.body).toEqual(body)
  expect(result).toMatchObject({ insertions: 0, deletions: 0, moves: 0, remarks: 0, sections: [] })
})

test('inserted and deleted words are marked inside their paragraph', () => {
  expect(
    lines([p('Pay within 45 days of the invoice date.')], [p('Pay in full within 30 days of the invoice date.')]),
  ).toEqual(['Pay [+in full ]within [-45][+30] days of the invoice date.'])
})

test('a trifle between two changes does not interrupt them', () => {
  expect(
    lines(
      [p('Within five or six business days the Client answers.')],
      [p('Within ten or twelve business days the Client answers.')],
    ),
  ).toEqual(['Within [-five or six][+ten or twelve] business days the Client answers.'])
})

/** Words tell of a change: the element tells of it no second time. */
const untold = { role: 'none' }

test('words keep the elements they stand in', () => {
  const old: Tree = [p('We owe ', ['strong', null, 'nothing more than the fees'], ' in any case.')]
  const now: Tree = [p('We owe ', ['strong', null, 'nothing beyond the fees'], ' in any case.')]
  expect(redline(old, now, words).body[0]).toEqual([
    'p',
    null,
    'We owe ',
    ['strong', null, 'nothing '],
    [
      'del',
      untold,
      ['span', { className: 'spoken' }, '[-'],
      ['strong', null, 'more than'],
      ['span', { className: 'spoken' }, ']'],
    ],
    [
      'ins',
      untold,
      ['span', { className: 'spoken' }, '[+'],
      ['strong', null, 'beyond'],
      ['span', { className: 'spoken' }, ']'],
    ],
    ['strong', null, ' the fees'],
    ' in any case.',
  ])
})

test('a passage that is new or gone as a whole says so', () => {
  const result = redline(
    [p(sentence), p('An old and unlike remark.')],
    [p(sentence), p('Something else entirely was added.')],
    words,
  )
  expect(result.body.map((node) => treeText([node]))).toEqual([
    sentence,
    'GONE: An old and unlike remark.',
    'NEW: Something else entirely was added.',
  ])
  expect(result).toMatchObject({ insertions: 1, deletions: 1, moves: 0 })
})

test('a moved passage says from where and to where, with what changed in it', () => {
  const old: Tree = [h('1', 'Names'), p(passage), h('2', 'Fees'), p(sentence)]
  const now: Tree = [h('1', 'Names'), p('Words.'), h('2', 'Fees'), p(sentence), p(passage.replace('prior ', ''))]
  const result = redline(old, now, words)
  expect(result.body.map((node) => treeText([node]))).toEqual([
    '1. Names',
    `TO 2: ${passage}`,
    'NEW: Words.',
    '2. Fees',
    sentence,
    `FROM 1: ${passage.replace('prior ', '[-prior ]')}`,
  ])
  expect(result.moves).toBe(1)
})

test('a section that moved takes its heading along, and a new number alone is no change', () => {
  const old: Tree = [h('1', 'Names'), p(passage), h('2', 'Fees'), p(sentence)]
  const now: Tree = [h('1', 'Fees'), p(sentence), h('2', 'Names'), p(passage)]
  const result = redline(old, now, words)
  expect(result.body.map((node) => treeText([node]))).toEqual([
    'TO 2: 1. Names',
    `TO 2: ${passage}`,
    '[-2.] [+1.] Fees',
    sentence,
    'FROM 1: [-1.] [+2.] Names',
    `FROM 1: ${passage}`,
  ])
  expect(result).toMatchObject({ insertions: 0, deletions: 0, moves: 2 })
  expect(result.sections.map(({ number, text }) => `${number} ${text}`)).toEqual(['2 Names'])
})

test('a renamed heading is one heading', () => {
  const result = redline([h('1', 'Indemnification'), p(sentence)], [h('1', 'Claims'), p(sentence)], words)
  expect(result.body.map((node) => treeText([node]))).toEqual(['1. [-Indemnification][+Claims]', sentence])
  expect(result.body[0]?.[1]).toEqual({ id: 'claims' })
})

test('items of a list are compared one by one and stay one list', () => {
  const old: Tree = [list('keep the data accurate', 'name a person who decides', 'provide a safe workplace')]
  const now: Tree = [list('keep the data accurate and complete', 'provide a safe workplace', 'obtain every license')]
  const [only, ...more] = redline(old, now, words).body
  expect(more).toEqual([])
  expect(inside(only).map((item) => treeText([item]))).toEqual([
    'keep the data accurate[+ and complete]',
    'GONE: name a person who decides',
    'provide a safe workplace',
    'NEW: obtain every license',
  ])
})

test('items inside items keep their depth', () => {
  const nested = (word: string): Tree => [
    ['ul', null, ['li', null, 'outer item of it', ['ul', null, ['li', null, `the ${word} inner item`]]]],
  ]
  expect(redline(nested('first'), nested('second'), words).body).toEqual([
    [
      'ul',
      null,
      [
        'li',
        null,
        'outer item of it',
        [
          'ul',
          null,
          [
            'li',
            null,
            'the ',
            ['del', untold, ['span', { className: 'spoken' }, '[-'], 'first', ['span', { className: 'spoken' }, ']']],
            ['ins', untold, ['span', { className: 'spoken' }, '[+'], 'second', ['span', { className: 'spoken' }, ']']],
            ' inner item',
          ],
        ],
      ],
    ],
  ])
})

test('rows of a table are compared cell by cell', () => {
  const old: Tree = [
    table(['Record', 'Period'], ['Guest network logs', '180 days'], ['Analytics records', '14 months']),
  ]
  const now: Tree = [table(['Record', 'Period'], ['Guest network logs', '90 days'], ['Requests', 'Three years'])]
  const [only] = redline(old, now, words).body
  const [head, body] = inside(only)
  expect(treeText([head as Tree[number]])).toBe('RecordPeriod')
  expect(inside(body).map((row) => inside(row).map((cell) => treeText([cell])))).toEqual([
    ['Guest network logs', '[-180][+90] days'],
    ['GONE: Analytics records', '14 months'],
    ['NEW: Requests', 'Three years'],
  ])
})

test('a table that got another column is replaced row by row', () => {
  const result = redline([table(['A', 'B'], ['1', '2'])], [table(['A', 'B', 'C'], ['1', '2', '3'])], words)
  expect(treeText(result.body)).toContain('GONE: ')
  expect(treeText(result.body)).toContain('3')
})

test('the sections that changed are listed once, the smallest that holds the change', () => {
  const old: Tree = [
    h('1', 'Fees'),
    p(sentence),
    h('1.1', 'Interest'),
    p('Interest is one percent per month.'),
    h('2', 'End'),
    p(passage),
  ]
  const now: Tree = [
    h('1', 'Fees'),
    p(sentence),
    h('1.1', 'Interest'),
    p('Interest is two percent per month.'),
    h('2', 'End'),
    p(passage),
  ]
  expect(redline(old, now, words).sections).toEqual([{ id: 'interest', number: '1.1', text: 'Interest' }])
})

test('a link that leads elsewhere, and words that look otherwise, are told behind their passage', () => {
  const link = (href: string): Tree[number] => ['a', { href }, 'our services']
  const old: Tree = [h('1', 'Fees'), p('You pay for ', link('/services'), ' as they are rendered.')]
  const now: Tree = [
    h('1', 'Fees'),
    p('You ', ['strong', null, 'pay'], ' for ', link('/pricing'), ' as they are rendered.'),
  ]
  expect(lines(old, now)).toEqual([
    '1. Fees',
    'You pay for our services as they are rendered. “pay”: BOLD “our services”: TO /pricing WAS /services',
  ])
  const result = redline(old, now, words)
  expect(result).toMatchObject({ insertions: 0, deletions: 0, moves: 0, remarks: 2 })
  // Its section is in the list of those that changed.
  expect(result.sections.map(({ text }) => text)).toEqual(['Fees'])
  expect(lines(now, old).at(-1)).toMatch(/“pay”: NOT BOLD “our services”: TO \/services WAS \/pricing$/)
  // Not where one of both has no links.
  expect(redline(old, now, words, 'words')).toMatchObject({ remarks: 0, sections: [] })
})

test('words that became a link, or are one no more, are told; those that came with their link are not', () => {
  const old: Tree = [p('You read ', ['em', null, 'the policy'], ' before you sign.')]
  const now: Tree = [
    p(
      'You read ',
      ['a', { href: '/policy' }, 'the policy'],
      ' and ',
      ['a', { href: '/x' }, 'more'],
      ' before you sign.',
    ),
  ]
  expect(lines(old, now)[0]).toContain('“the policy”: NOT ITALIC, LINK /policy')
  expect(lines(old, now)[0]).not.toContain('/x')
  expect(lines(now, old)[0]).toContain('“the policy”: ITALIC, NO LINK /policy')
})

test('a link to a section that is called otherwise leads where it led; another section is told by its title', () => {
  const text = (first: string, to: string): Tree => [
    h('1', first),
    p(sentence),
    h('2', 'Claims'),
    p('See ', ['a', { href: to }, 'what applies'], ' to all of it.'),
  ]
  expect(redline(text('Fees', '#fees'), text('Charges', '#charges'), words).remarks).toBe(0)
  expect(lines(text('Fees', '#fees'), text('Fees', '#claims')).at(-1)).toMatch(
    /“what applies”: TO 2\. Claims WAS 1\. Fees$/,
  )
})

test('words that the text strikes stay struck and are no deletion, and a strike that is gone is told', () => {
  const struck: Tree = [p('Pay within ', ['del', null, 'ten'], ' twenty days.')]
  const plain: Tree = [p('Pay within ten twenty days.')]
  const same = redline(struck, struck, words)
  expect(same.body).toEqual([p('Pay within ', ['s', null, 'ten'], ' twenty days.')])
  expect(same).toMatchObject({ deletions: 0, remarks: 0 })
  expect(lines(struck, plain)).toEqual(['Pay within ten twenty days. “ten”: NOT STRUCK'])
  expect(lines(plain, struck)).toEqual(['Pay within ten twenty days. “ten”: STRUCK'])
})

test('paragraphs of one item are parted by a space', () => {
  const item = (...text: string[]): Tree => [['ul', null, ['li', null, ...text.map((words) => p(words))]]]
  const old = item('Number one', 'second paragraph')
  expect(lines(old, old)).toEqual(['Number one second paragraph'])
  expect(lines(old, item('Number one', 'another paragraph'))).toEqual(['Number one [-second][+another] paragraph'])
})

test('the mark of a note stays raised', () => {
  const body: Tree = [p('The fee is due.', ['sup', null, ['a', { id: 'fnref-1', href: '#fn-1' }, '1']])]
  expect(redline(body, body, words).body).toEqual([p('The fee is due.', ['sup', null, '1'])])
})
