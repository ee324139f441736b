// @vitest-environment dom
import { expect, test } from 'vitest'
import { printChildren } from '#src/desk/text/body/print-node.ts'
import { bodySchema } from '#src/desk/text/model/body-schema.ts'
import { cleanPaste } from '#src/desk/text/paste/clean-paste.ts'
import { readDocx } from '../../../../scripts/desk/word/read-docx.ts'
import {
  heading,
  inList,
  noteMark,
  notes,
  paragraph,
  run,
  table,
  type WordParts,
  wordDocument,
} from '../../../support/word-document.ts'

const pasted = (html: string): string => {
  const { slice } = cleanPaste(html, (text) => new DOMParser().parseFromString(text, 'text/html'))
  return printChildren(bodySchema.nodes.doc.create(null, slice.content), () => undefined)
}
const imported = async (body: string, parts?: WordParts): Promise<string> =>
  printChildren((await readDocx(await wordDocument(body, parts))).body, () => undefined)

/** An item as Word puts it on the clipboard. */
const item = (sign: string, words: string, level = 1, tag = 'p') =>
  `<${tag} style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span>${words}</${tag}>`
/** An item of Google Docs. */
const li = (type: string, words: string) =>
  `<li dir="ltr" style="list-style-type:${type}"><p dir="ltr" role="presentation"><span style="font-weight:400">${words}</span></p></li>`
const p = (words: string) => `<p>${words}</p>`

/** The same passages as a document of Word, and as three programs put them on the clipboard. */
interface Forms {
  document: string
  parts?: WordParts
  word: string
  libreOffice?: string
  google?: string
}

test.each<[string, Forms]>([
  [
    '1. a\n2. b\n\nBetween.\n\n3. c',
    {
      document: `${paragraph('a', inList('plain'))}${paragraph('b', inList('plain'))}${paragraph('Between.')}${paragraph('c', inList('plain'))}`,
      word: item('1.', 'a') + item('2.', 'b') + p('Between.') + item('3.', 'c'),
      libreOffice: '<ol><li><p>a</p></li><li><p>b</p></li></ol><p>Between.</p><ol start="3"><li><p>c</p></li></ol>',
      google: `<b style="font-weight:normal"><ol>${li('decimal', 'a')}${li('decimal', 'b')}</ol><p>Between.</p><ol start="3">${li('decimal', 'c')}</ol></b>`,
    },
  ],
  [
    '- one\n  - inner\n- two',
    {
      document: `${paragraph('one', inList('bullets'))}${paragraph('inner', inList('bullets', 1))}${paragraph('two', inList('bullets'))}`,
      word: item('·', 'one') + item('o', 'inner', 2) + item('·', 'two'),
      libreOffice: '<ul><li><p>one</p></li><ul><li><p>inner</p></li></ul><li><p>two</p></li></ul>',
      google: `<ul>${li('disc', 'one')}<ul>${li('circle', 'inner')}</ul>${li('disc', 'two')}</ul>`,
    },
  ],
  [
    'a. one\n\ni. in\n\nb. two',
    {
      document: `${paragraph('one', inList('dotted'))}${paragraph('in', inList('dotted', 1))}${paragraph('two', inList('dotted'))}`,
      word: item('a.', 'one') + item('i.', 'in', 2) + item('b.', 'two'),
      libreOffice: '<ol type="a"><li><p>one</p></li><ol type="i"><li><p>in</p></li></ol><li><p>two</p></li></ol>',
      google: `<ol>${li('lower-alpha', 'one')}<ol>${li('lower-roman', 'in')}</ol>${li('lower-alpha', 'two')}</ol>`,
    },
  ],
  [
    '## Article I Duties\n\n1. Secrets. Nobody tells them.',
    {
      document: heading(2, 'Duties', inList('articles')) + heading(2, 'Secrets. Nobody tells them.', inList('legal')),
      word: item('Article I', 'Duties', 1, 'h2') + item('1.', 'Secrets. Nobody tells them.', 1, 'h2'),
    },
  ],
  [
    'Name \\_\\_\\_\\_ Date \\_\\_\\_\\_, 2 \\* 3 \\{\\{x}\\}\n\n- typed',
    {
      document: paragraph('Name ____ Date ____, 2 * 3 {{x}}') + paragraph('·  typed'),
      word: p('Name ____ Date ____, 2 * 3 {{x}}') + p('·&nbsp; typed'),
      libreOffice: p('Name ____ Date ____, 2 * 3 {{x}}') + p('· typed'),
      google: `<p dir="ltr"><span>Name ____ Date ____, 2 * 3 {{x}}</span></p><p><span>· typed</span></p>`,
    },
  ],
  [
    'One[^1] **two** *three*\n\n[^1]: Said.',
    {
      document: paragraph(
        `${run('One')}${noteMark(1)}${run(' ')}${run('two', '<w:b/>')}${run(' ')}${run('three', '<w:i/>')}`,
      ),
      parts: notes('footnote', paragraph('Said.')),
      word: `<p>One<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a> <b>two</b> <i>three</i></p><div><div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> Said.</p></div></div>`,
      libreOffice: `<p>One<a name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> <b>two</b> <i>three</i></p><div id="sdfootnote1"><p><a name="sdfootnote1sym" href="#sdfootnote1anc">1</a> Said.</p></div>`,
      google: `<p>One<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> <span style="font-weight:700">two</span> <span style="font-style:italic">three</span></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Said.</span></p></div>`,
    },
  ],
  [
    '| a |  |\n| --- | --- |\n| b | c d |',
    {
      document: table(
        [`<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph('a')}</w:tc>`],
        ['b', `<w:tc>${paragraph('c')}${paragraph('d')}</w:tc>`],
      ),
      word: '<table><tr><td colspan=2><p>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p><p>d</p></td></tr></table>',
      libreOffice:
        '<table><col><tr><td colspan="2"><p>a</p></td></tr><tr><td>b</td><td><p>c</p><p>d</p></td></tr></table>',
      google:
        '<div><table><colgroup><col></colgroup><tbody><tr><td colspan="2"><p><span>a</span></p></td></tr><tr><td><p>b</p></td><td><p>c</p><p>d</p></td></tr></tbody></table></div>',
    },
  ],
  [
    '| · a · b | 1\\. c |\n| --- | --- |',
    {
      document: table([
        `<w:tc>${paragraph('a', inList('bullets'))}${paragraph('b', inList('bullets'))}</w:tc>`,
        `<w:tc>${paragraph('c', inList('plain'))}</w:tc>`,
      ]),
      word: `<table><tr><td>${item('·', 'a')}${item('·', 'b')}</td><td>${item('1.', 'c')}</td></tr></table>`,
    },
  ],
  [
    'seen',
    {
      document: paragraph(`${run('seen')}${run('unseen', '<w:vanish/>')}`),
      word: `<p>seen<span style='display:none;mso-hide:all'>unseen</span></p>`,
      libreOffice: '<p>seen<span style="display: none">unseen</span></p>',
    },
  ],
])('a document and pastes of three programs become the same: %s', async (expected, forms) => {
  const { document, parts, ...pastes } = forms
  const all = Object.entries(pastes).map(([name, html]): [string, string] => [name, pasted(html)])
  expect(Object.fromEntries([['document', await imported(document, parts)], ...all])).toEqual(
    Object.fromEntries(['document', ...Object.keys(pastes)].map((name) => [name, expected])),
  )
})
