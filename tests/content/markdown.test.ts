import { expect, test } from 'vitest'
import { nameFootnotes } from '../../scripts/content/body/name-footnotes.ts'
import { readBody } from '../../scripts/content/body/read-body.ts'

const read = (body: string) => readBody('content/pages/x.mdx', body)
const tree = (body: string) => {
  const { body: nodes, issues } = read(body)
  expect(issues).toEqual([])
  return nodes
}

test('paragraphs, emphasis, code and breaks', () => {
  expect(tree('A *b* **c** ~~d~~ `e`\nf\\\ng')).toEqual([
    [
      'p',
      null,
      'A ',
      ['em', null, 'b'],
      ' ',
      ['strong', null, 'c'],
      ' ',
      ['del', null, 'd'],
      ' ',
      ['code', null, 'e'],
      ' f',
      ['br', null],
      'g',
    ],
  ])
  expect(tree('```js\nx\n```\n\n---\n\n> q')).toEqual([
    ['pre', null, ['code', { 'data-language': 'js' }, 'x\n']],
    ['hr', null],
    ['blockquote', null, ['p', null, 'q']],
  ])
})

test('headings get names for links, also when their words repeat', () => {
  const { body, headings } = read('## Our way\n\n### Our way\n')
  expect(body).toEqual([
    ['h2', { id: 'our-way' }, 'Our way'],
    ['h3', { id: 'our-way-1' }, 'Our way'],
  ])
  expect(headings).toEqual([
    { depth: 2, id: 'our-way', text: 'Our way' },
    { depth: 3, id: 'our-way-1', text: 'Our way' },
  ])
})

test('sections are headings of the second level and get a name from their title', () => {
  const { body, headings } = read(
    '<Section title="Our way">\n\n### Then\n\n</Section>\n\n<Section title="Given" id="then" />\n',
  )
  expect(headings.map(({ depth, id }) => [depth, id])).toEqual([
    [2, 'our-way'],
    [3, 'then-1'],
    [2, 'then'],
  ])
  expect(body[0]).toEqual([
    'Section',
    { title: 'Our way', tone: 'paper', layout: 'stack', id: 'our-way' },
    ['h3', { id: 'then-1' }, 'Then'],
  ])
})

test('tight lists hold their words directly, loose ones paragraphs, tasks a box', () => {
  expect(tree('- a\n- b')).toEqual([['ul', null, ['li', null, 'a'], ['li', null, 'b']]])
  expect(tree('3. a\n\n4. b')).toEqual([
    ['ol', { start: 3 }, ['li', null, ['p', null, 'a']], ['li', null, ['p', null, 'b']]],
  ])
  expect(tree('- [x] a\n- [ ] b')).toEqual([['ul', null, ['li', null, '☑ a'], ['li', null, '☐ b']]])
  expect(tree('- a\n  - b')).toEqual([['ul', null, ['li', null, 'a', ['ul', null, ['li', null, 'b']]]]])
})

test('tables name their columns and carry the alignment as data', () => {
  expect(tree('| a | b |\n|--:|---|\n| 1 |\n')).toEqual([
    [
      'table',
      null,
      [
        'thead',
        null,
        ['tr', null, ['th', { scope: 'col', 'data-align': 'right' }, 'a'], ['th', { scope: 'col' }, 'b']],
      ],
      ['tbody', null, ['tr', null, ['td', { 'data-align': 'right' }, '1'], ['td', null]]],
    ],
  ])
})

test('links and images may be written out, by reference or bare', () => {
  expect(tree('[a](/b "T") [c][d] https://e.f\n\n[d]: /g')).toEqual([
    [
      'p',
      null,
      ['a', { href: '/b', title: 'T' }, 'a'],
      ' ',
      ['a', { href: '/g' }, 'c'],
      ' ',
      ['a', { href: 'https://e.f' }, 'https://e.f'],
    ],
  ])
  const picture = { src: 'a.png', alt: 'A bridge', decorative: false, width: 'column' }
  expect(tree('![A bridge](a.png "Dawn")')).toEqual([['Picture', { ...picture, caption: 'Dawn' }]])
  expect(tree('![A bridge][b]\n![A bridge](a.png)\n\n[b]: a.png')).toEqual([
    ['Picture', picture],
    ['Picture', picture],
  ])
})

test('footnotes stand at the end and lead back to each call', () => {
  const words = { footnotes: 'Footnotes', footnote: 'Footnote {number}', footnoteBack: 'Back to reference {number}' }
  expect(nameFootnotes(tree('A[^x] b[^x].\n\n[^x]: Note.'), words)).toMatchInlineSnapshot(`
    [
      [
        "p",
        null,
        "A",
        [
          "sup",
          null,
          [
            "a",
            {
              "aria-label": "Footnote 1",
              "href": "#fn-1",
              "id": "fnref-1",
            },
            "1",
          ],
        ],
        " b",
        [
          "sup",
          null,
          [
            "a",
            {
              "aria-label": "Footnote 1",
              "href": "#fn-1",
              "id": "fnref-1-2",
            },
            "1",
          ],
        ],
        ".",
      ],
      [
        "section",
        {
          "aria-labelledby": "footnotes",
          "data-footnotes": true,
        },
        [
          "h2",
          {
            "id": "footnotes",
          },
          "Footnotes",
        ],
        [
          "ol",
          null,
          [
            "li",
            {
              "id": "fn-1",
            },
            [
              "p",
              null,
              "Note. ",
              [
                "a",
                {
                  "aria-label": "Back to reference 1",
                  "href": "#fnref-1",
                },
                "↩",
              ],
              " ",
              [
                "a",
                {
                  "aria-label": "Back to reference 1-2",
                  "href": "#fnref-1-2",
                },
                "↩",
                [
                  "sup",
                  null,
                  "2",
                ],
              ],
            ],
          ],
        ],
      ],
    ]
  `)
})

test('blocks on lines of their own stand outside paragraphs, inline ones inside', () => {
  expect(tree('<PullFigure value="1" label="x" />\n')).toEqual([['PullFigure', { value: '1', label: 'x' }]])
  expect(tree('We had <Claim id="reach" /> of them.')).toEqual([
    ['p', null, 'We had ', ['Claim', { id: 'reach' }], ' of them.'],
  ])
})

test('props are literals, and defaults are filled in', () => {
  const body = '<RatioChart title="x &amp; y" labels={["a", \'b\',]} series={[{ label: `l`, values: [1, 2.5] }]} />'
  expect(tree(body)).toEqual([
    ['RatioChart', { title: 'x & y', labels: ['a', 'b'], series: [{ label: 'l', values: [1, 2.5] }] }],
  ])
  expect(tree('<CountUp value={-1.5e1} />')).toEqual([['CountUp', { value: -15, decimals: 0, duration: 2 }]])
})

test('words are counted across blocks, without footnotes and signs', () => {
  expect(read('One two\n\n- three\n- four — five\n\n<Callout title="x">\n\nsix\n\n</Callout>\n').words).toBe(6)
})
