// @vitest-environment dom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { richWords } from '#src/desk/rich-words.ts'
import { printChildren } from '#src/desk/text/body/print-node.ts'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { cleanPaste } from '#src/desk/text/paste/clean-paste.ts'
import { oneLine } from '#src/desk/text/paste/one-line.ts'

const clean = (html: string) => cleanPaste(html, (text) => new DOMParser().parseFromString(text, 'text/html'))

/** What a paste becomes, as it would be written. */
const pasted = (html: string): string =>
  printChildren(bodySchema.nodes.doc.create(null, clean(html).slice.content), () => undefined)

/** What is said of it. */
const left = (html: string) => clean(html).left

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8')

test('a paste from Word keeps headings, lists, links and tables, and nothing of its looks', () => {
  expect(pasted(fixture('word.html.txt'))).toMatchInlineSnapshot(`
    "## Quarterly review

    The plan held in **three** of *four* quarters. See below.

    - First point
      - Below it
    - Second point

    In this order:

    1. Measure
    2. Decide, as in [the method](https://www.example.com/method?id=7)

    | Month | Cases |
    | --- | --- |
    | May (estimate) | 1,260 |"
  `)
})

const item = (sign: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${words}</p>`

test('lists of Word that follow each other stay apart, and numbers go on where they went on', () => {
  expect(pasted(item('·', 'a') + item('1.', 'b') + item('2.', 'c') + item('§', 'd'))).toBe('- a\n\n1. b\n2. c\n\n- d')
  expect(pasted(item('1)', 'a') + item('o', 'b', 2) + item('(a)', 'c', 2) + item('2)', 'd'))).toBe(
    '1. a\n   - b\n\n   (a) c\n2. d',
  )
  expect(pasted(`${item('1.', 'a')}<p>Between</p>${item('2.', 'b')}`)).toBe('1. a\n\nBetween\n\n2. b')
  expect(pasted(item('1.1.', 'a') + item('1.2.', 'b'))).toBe('1.1. a\n\n1.2. b')
  expect(pasted(item('1', 'a') + item('2', 'b'))).toBe('1. a\n2. b')
})

test('words beside merged cells stay in their column, and every row is as long as the longest', () => {
  const html = `<table><caption>Cases</caption>
    <tr><td rowspan=2>Month</td><td colspan=2>Cases</td></tr><tr><td>new</td><td>old</td></tr>
    <tr><td>May</td><td>1</td><td rowspan=0>2</td></tr><tr><th>June</th><td>3</td></tr><tr><td colspan=50>All</td></tr>
    <tr height=0><td></td><td></td><td></td></tr></table>`
  expect(pasted(html)).toBe(
    [
      'Cases\n\n| Month | Cases |  |\n| --- | --- | --- |\n|  | new | old |',
      '| May | 1 | 2 |\n| June | 3 |  |\n| All |  |  |',
    ].join('\n'),
  )
  expect(left(html)).toEqual([richWords.pasted.merged])
})

test('a cell of a table is one line, whatever stood in it, and a frame is no table', () => {
  const inner = '<table><tr><td>x</td><td>y</td></tr><tr><td>z</td></tr></table>'
  expect(pasted(`<table><tr><td>a${inner}b</td><td><h2>c</h2>d<hr><pre>e</pre></td></tr></table>`)).toBe(
    '| a x y z b | c d e |\n| --- | --- |',
  )
  expect(pasted(`<table><tr><td><p>Dear</p>${inner}</td></tr></table><table></table>`)).toBe(
    'Dear\n\n| x | y |\n| --- | --- |\n| z |  |',
  )
})

test('what stands above or below the line has signs of its own, or the desk says that it has none', () => {
  const html =
    '<p>a<sup>2</sup>, 10<sup><span>−6</span></sup>, H<sub>2</sub>O, x<span style="font-size:0.6em;vertical-align:super">n+1</span>, 1<sup>st</sup>, A<sup>®</sup>'
  expect([pasted(html), left(html)]).toEqual(['a², 10⁻⁶, H₂O, xⁿ⁺¹, 1st, A®', []])
  const letters = '<p>x<sub>max</sub> and y<sub>max</sub></p>'
  expect([pasted(letters), left(letters)]).toEqual([
    'xmax and ymax',
    ['On the line now, no longer above or below it: “max”.'],
  ])
})

test('passages become one line for a cell, with their footnotes beside it', () => {
  const html = '<p>One <b>two</b></p><ul><li>three</li></ul><table><tr><td>4</td><td>5</td></tr></table><hr>'
  const { slice, isLess } = oneLine(clean(`${html}<div data-footnote="1"><p>Note.</p></div>`).slice)
  const text = printChildren(bodySchema.nodes.doc.create(null, slice.content), () => undefined)
  expect([text, isLess]).toEqual(['One **two** three 4 5\n\n[^1]: Note.', true])
  expect(oneLine(clean('<p>a</p><h2>b</h2>').slice).isLess).toBe(false)
})

test('struck words stay struck, however a program says it', () => {
  const style = 'font-weight:400;text-decoration:underline line-through'
  expect(pasted(`<p><s>a</s> or <strike>b</strike> or <span style="${style}">c</span>`)).toBe('~~a~~ or ~~b~~ or ~~c~~')
})

test('a picture that does not come along is told, and so is what plays; a pixel that follows readers is not', () => {
  const html =
    '<p>a<img src="b.png" width="300"> <img src="c.png"></p><figure><img src="d.png"></figure><video></video>'
  expect(left(html)).toEqual([richWords.pasted.pictures(3), richWords.pasted.played])
  expect(left(fixture('mail.html.txt'))).toEqual([])
})

test('footnotes of Word are footnotes, and the comments of a reviewer stay behind', () => {
  const sign = (name: string, to: string) =>
    `<a style='mso-footnote-id:ftn1' href="#${to}" name="${name}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:12.0pt'>[1]</span></span><![endif]></span></span></a>`
  const html = `<p class=MsoNormal>One,${sign('_ftnref1', '_ftn1')} and <a style='mso-comment-reference:RP_1'>two</a><span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[RP1]</a></span>.</p>
    <div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
    <div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>${sign('_ftn1', '_ftnref1')} As <b>said</b>.</p><p>Twice.</p></div></div>
    <div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"R"'><a name="_msocom_1"></a></span><p class=MsoCommentText><a href="#_msoanchor_1">[RP1]</a>Why?</p></div></div></div>`
  expect(pasted(html)).toBe('One,[^1] and two.\n\n[^1]: As **said**.\n\n    Twice.')
  expect(left(html)).toEqual(['1 comment was left out: “Why?”.'])
})

test('notes of LibreOffice and of web pages are footnotes, and nothing else that leads back and forth is', () => {
  expect(
    pasted(`<p>One<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> two</p>
      <div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>\tSaid.</p></div>`),
  ).toBe('One[^1] two\n\n[^1]: Said.')
  const fragment = (name: string) => `https://example.com/page#${name}`
  expect(
    pasted(`<p>One<sup><a href="${fragment('fn-1')}" id="ref-1">1</a>, <a href="${fragment('fn-2')}" id="ref-2">2</a></sup></p>
      <p>Two.</p><ol><li id="fn-1"><p>Said. <a href="${fragment('ref-1')}">↩</a></p></li><li id="fn-2">Once. <a href="${fragment('ref-2')}">↩</a></li></ol>`),
  ).toBe('One[^1], [^2]\n\nTwo.\n\n[^1]: Said.\n[^2]: Once.')
  const contents =
    '<p><a id="top" href="#part">Contents</a></p><div id="part"><h2>Part</h2><a href="#top">Back</a></div>'
  expect(pasted(contents)).toBe('Contents\n\n## Part\n\nBack')
})

test('a paste from Google Docs keeps what its styles mean', () => {
  expect(pasted(fixture('google-docs.html.txt'))).toMatchInlineSnapshot(`
    "## What we saw

    Costs fell by **a third** *in May*, see [the report](https://example.com/report?page=2).

    - One
      - Inside
    - Two"
  `)
})

test('a paste from mail leaves its detours and pixels behind', () => {
  expect(pasted(fixture('mail.html.txt'))).toMatchInlineSnapshot(`
    "Dear all,

    the figures are [here](https://example.com/figures), or [there](https://example.com/old).

    > What did we say?

    Kind regards"
  `)
})

test('nothing of a paste runs, whatever it brings', () => {
  const html =
    '<p onclick="x()">A<script>x()</script><img src=x onerror="x()"> <a href="javascript:x()">b</a></p><iframe></iframe>'
  expect(pasted(html)).toBe('A b')
})

test('a note whose words are gone goes with its mark, and one whose mark stands alone in a paragraph stays', () => {
  const note = (label: number, words: string) => `<div data-footnote="${label}"><p>${words}</p></div>`
  const mark = (label: number) => `<sup data-footnote-ref="${label}"></sup>`
  expect(pasted(`<p>One${mark(1)}.</p><p>${mark(2)}</p>${note(1, ' ')}${note(2, 'Said.')}`)).toBe(
    'One.\n\n[^2]\n\n[^2]: Said.',
  )
})

test('lists of LibreOffice are lists in lists, also where each level is a list of its own', () => {
  const inside =
    '<ul><li><p>one</p></li></ul><ul><ul><li><p>inner</p></li></ul></ul><ul><ul><ul><li><p>deep</p></li></ul></ul></ul>'
  expect(pasted(inside)).toBe('- one\n  - inner\n    - deep')
  expect(pasted('<ul><li><p>one</p></li><ul><li><p>inner</p></li></ul><li><p>two</p></li></ul>')).toBe(
    '- one\n  - inner\n- two',
  )
  expect(pasted('<ul><ul><li>inner</li></ul></ul>')).toBe('- inner')
})

test('letters and Roman numbers of LibreOffice and Google Docs begin their paragraphs as words', () => {
  expect(pasted('<ol type="a" start="2"><li><p>one</p></li><li>two<ol type="i"><li>in</li></ol></li></ol>')).toBe(
    'b. one\n\nc. two\n\ni. in',
  )
  const google =
    '<ol><li style="list-style-type:decimal">one</li><ol><li style="list-style-type:upper-roman"><p>in</p></li></ol><li>two</li></ol>'
  expect(pasted(google)).toBe('1. one\n\n   I. in\n2. two')
})

test('two numbered lists beside each other keep their numbers', () => {
  expect(pasted('<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>')).toBe('1. a\n2. b\n\n1) c')
  expect(pasted('<ol><li>a</li></ol><ol start="2"><li>b</li></ol>')).toBe('1. a\n2. b')
})

test('what a paste hides is left out and told, and what somebody typed as a list is one', () => {
  const html = '<p>seen<span style="display:none">unseen</span></p><p style="mso-hide:all">gone</p>'
  expect([pasted(html), left(html)]).toEqual(['seen', ['Hidden words were left out: “unseen … gone”.']])
  expect(pasted('<p>·&nbsp; one</p><p>• two</p>')).toBe('- one\n- two')
})

test('a heading pasted with what stands under it stays above it', () => {
  expect(pasted('<h1>One</h1><h2>Two</h2><h3>Three</h3>')).toBe('## One\n\n### Two\n\n#### Three')
  expect(pasted('<h2>One</h2><h3>Two</h3>')).toBe('## One\n\n### Two')
  expect(left('<h1>One</h1><h4>Four</h4><h6>Six</h6>')).toEqual([
    '2 headings were of a rank below the third, the lowest of a text, and stand on that now: “Four … Six”.',
  ])
})

test('an empty item keeps its number, and an empty quotation goes', () => {
  expect(pasted('<ol><li>a</li><li></li><li>c</li></ol><blockquote><p></p></blockquote>')).toBe('1. a\n2.\n3. c')
  expect(pasted('<ul><li><p> </p></li></ul>')).toBe('-')
  expect(pasted('<p>· </p>')).toBe('·')
})
