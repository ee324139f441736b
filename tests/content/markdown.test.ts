import { expect, test } from 'vitest'
import type { Tree } from '#src/body/tree.ts'
import { nameFootnotes } from '../../scripts/content/body/name-footnotes.ts'
import { readBody } from '../../scripts/content/body/read-body.ts'

const read = (body: string) => readBody('content/pages/x.mdx', body)
const tree = (body: string) => {
  const { body: nodes, issues } = read(body)
  expect(issues).toEqual([])
  return nodes
}

/** A tree as one writes it: `<h2 id="x">Words</h2>`. */
const printed = (nodes: Tree): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const [type, props, ...inside] = node
      const given = Object.entries(props ?? {}).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
      return `<${type}${given.join('')}>${printed(inside as Tree)}</${type}>`
    })
    .join('')

test.each([
  ['A *b* **c** ~~d~~', '<p>A <em>b</em> <strong>c</strong> <del>d</del></p>'],
  ['`e`\nf\\\ng', '<p><code>e</code> f<br></br>g</p>'],
  ['```js\nx\n```', '<pre><code data-language="js">x\n</code></pre>'],
  ['Words.\n\n---\n\n> q', '<p>Words.</p><hr></hr><blockquote><p>q</p></blockquote>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['3. a\n\n4. b', '<ol start=3><li><p>a</p></li><li><p>b</p></li></ol>'],
  ['- [x] a\n- [ ] b', '<ul><li>☑ a</li><li>☐ b</li></ul>'],
  ['- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  [
    '| a | b |\n|--:|---|\n| 1 |\n',
    '<table><thead><tr><th scope="col" data-align="right">a</th><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><td data-align="right">1</td><td></td></tr></tbody></table>',
  ],
  ['[a](/b "T") [c][d]\n\n[d]: /g', '<p><a href="/b" title="T">a</a> <a href="/g">c</a></p>'],
  ['https://e.f', '<p><a href="https://e.f">https://e.f</a></p>'],
  ['<PullFigure value="1" label="x" />\n', '<PullFigure value="1" label="x"></PullFigure>'],
  ['We had <Claim id="reach" /> of them.', '<p>We had <Claim id="reach"></Claim> of them.</p>'],
])('%j is read', (body, expected) => expect(printed(tree(body))).toBe(expected))

test('headings get names for links, also when their words repeat', () => {
  const { body, headings } = read('## Our way\n\n### Our way\n')
  expect(printed(body)).toBe('<h2 id="our-way">Our way</h2><h3 id="our-way-1">Our way</h3>')
  expect(headings).toEqual([
    { depth: 2, id: 'our-way', text: 'Our way' },
    { depth: 3, id: 'our-way-1', text: 'Our way' },
  ])
})

test('sections are headings of the second level and get a name from their title', () => {
  const given = '<Section title="Our way">\n\n### Then\n\n</Section>\n\n<Section title="Given" id="then" />\n'
  const { body, headings } = read(given)
  expect(headings.map(({ depth, id }) => [depth, id])).toEqual([
    [2, 'our-way'],
    [3, 'then-1'],
    [2, 'then'],
  ])
  const props = { title: 'Our way', tone: 'paper', layout: 'stack', id: 'our-way' }
  expect(body[0]).toEqual(['Section', props, ['h3', { id: 'then-1' }, 'Then']])
})

test('pictures may be written out or by reference, and stand on lines of their own', () => {
  const picture = { src: 'a.png', alt: 'A bridge', decorative: false, width: 'column' }
  expect(tree('![A bridge](a.png "Dawn")')).toEqual([['Picture', { ...picture, caption: 'Dawn' }]])
  expect(tree('![A bridge][b]\n![A bridge](a.png)\n\n[b]: a.png')).toEqual([
    ['Picture', picture],
    ['Picture', picture],
  ])
})

test('footnotes stand at the end and lead back to each call', () => {
  const words = { footnotes: 'Footnotes', footnote: 'Footnote {number}', footnoteBack: 'Back to reference {number}' }
  expect(printed(nameFootnotes(tree('A[^x] b[^x].\n\n[^x]: Note.'), words)).split(/(?=<section|<ol)/)).toEqual([
    '<p>A<sup><a id="fnref-1" href="#fn-1" aria-label="Footnote 1">1</a></sup>' +
      ' b<sup><a id="fnref-1-2" href="#fn-1" aria-label="Footnote 1">1</a></sup>.</p>',
    '<section data-footnotes=true aria-labelledby="footnotes"><h2 id="footnotes">Footnotes</h2>',
    '<ol><li id="fn-1"><p>Note. <a href="#fnref-1" aria-label="Back to reference 1">↩</a>' +
      ' <a href="#fnref-1-2" aria-label="Back to reference 1-2">↩<sup>2</sup></a></p></li></ol></section>',
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
