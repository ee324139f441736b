import { expect, test } from 'vitest'
import { readDocx } from '../../../../scripts/desk/word/read-docx.ts'
import type { Markup } from '../../../../src/desk/requests/legal.ts'
import { noteMark, notes, paragraph, run, table, wordDocument } from '../../../support/word-document.ts'

const word = 'http://schemas.microsoft.com/office/word'
const own = `xmlns:w14="${word}/2010/wordml" xmlns:w15="${word}/2012/wordml" xmlns:w16cid="${word}/2016/wordml/cid" xmlns:w16cex="${word}/2018/wordml/cex"`

/** A comment as Word 365 writes it: its style, its mark, and a name for each of its paragraphs. */
const said = (id: number, author: string, name: string, ...texts: string[]) => {
  const last = texts.length - 1
  const passages = texts.map(
    (text, at) =>
      `<w:p w14:paraId="${at === last ? name : `7000000${at}`}" w14:textId="77777777"><w:pPr><w:pStyle w:val="CommentText"/></w:pPr>${at === 0 ? '<w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:annotationRef/></w:r>' : ''}${run(text)}</w:p>`,
  )
  return `<w:comment w:id="${id}" w:author="${author}" w:date="2026-02-0${id + 1}T09:00:00Z" w:initials="X">${passages.join('')}</w:comment>`
}
const begin = (id: number) => `<w:commentRangeStart w:id="${id}"/>`
const end = (id: number) => `<w:commentRangeEnd w:id="${id}"/>`
const sign = (id: number) =>
  `<w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:commentReference w:id="${id}"/></w:r>`
const by = 'w:id="90" w:author="Ada Lin" w:date="2026-02-01T09:00:00Z"'
const ins = (words: string) => `<w:ins ${by}>${run(words)}</w:ins>`
const del = (words: string) => `<w:del ${by}><w:r><w:delText xml:space="preserve">${words}</w:delText></w:r></w:del>`

/** A part with the namespaces of Word 365. */
const ofWord = (name: string, content: string) => ({
  content: `<${name} ${own} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</${name}>`,
})

async function markupOf(body: string, comments: readonly string[], extended = '', more = {}): Promise<Markup[]> {
  const names = comments.map((_, at) => `1000000${at}`)
  const document = await wordDocument(body, {
    comments: ofWord('w:comments', comments.join('')),
    commentsExtended: ofWord('w15:commentsEx', extended),
    commentsIds: ofWord(
      'w16cid:commentsIds',
      names.map((name, at) => `<w16cid:commentId w16cid:paraId="${name}" w16cid:durableId="2000000${at}"/>`).join(''),
    ),
    commentsExtensible: ofWord(
      'w16cex:commentsExtensible',
      names
        .map(
          (_, at) =>
            `<w16cex:commentExtensible w16cex:durableId="2000000${at}" w16cex:dateUtc="2026-02-0${at + 1}T14:00:00Z"/>`,
        )
        .join(''),
    ),
    ...more,
  })
  const { markup } = await readDocx(document, {}, true)
  return markup.filter(({ kind }) => kind === 'comment')
}

test('a comment of several paragraphs and its answers are one thread, settled where its last paragraph says so', async () => {
  const [comment, ...others] = await markupOf(
    paragraph(
      `${begin(0)}${begin(1)}${begin(2)}${run('The fees')}${end(0)}${sign(0)}${end(1)}${sign(1)}${end(2)}${sign(2)}${run(' are due.')}`,
    ),
    [
      said(0, 'Ada Lin', '10000000', 'Which fees?', 'And when?'),
      said(1, 'Ben Ode', '10000001', 'All.'),
      said(2, 'Ada Lin', '10000002', 'Good.'),
    ],
    '<w15:commentEx w15:paraId="10000000" w15:done="1"/>' +
      '<w15:commentEx w15:paraId="10000001" w15:paraIdParent="10000000" w15:done="1"/>' +
      '<w15:commentEx w15:paraId="10000002" w15:paraIdParent="10000000" w15:done="1"/>',
  )
  expect(others).toEqual([])
  expect(comment).toMatchObject({
    words: 'Which fees?\nAnd when?',
    about: 'The fees',
    after: ' are due.\n',
    done: true,
  })
  expect(comment?.replies?.map(({ author, words }) => [author, words])).toEqual([
    ['Ben Ode', 'All.'],
    ['Ada Lin', 'Good.'],
  ])
})

test.each([
  [
    'begins in one paragraph and ends in another',
    paragraph(`${run('One ')}${begin(0)}${run('two')}`) +
      paragraph(run('three')) +
      paragraph(`${run('four')}${end(0)}${sign(0)}${run(' five')}`),
    { about: 'two\nthree\nfour', before: 'One ', after: ' five\n' },
  ],
  [
    'begins between two paragraphs',
    paragraph(run('One')) + begin(0) + paragraph(run('two')) + paragraph(`${run('three')}${end(0)}${sign(0)}`),
    { about: 'two\nthree' },
  ],
  [
    'stands at a cell',
    table(
      ['Year', 'Fee'],
      `<w:tr><w:tc>${paragraph(`${begin(0)}${run('2026')}${end(0)}${sign(0)}`)}</w:tc><w:tc>${paragraph('12')}</w:tc></w:tr>`,
    ),
    { about: '2026' },
  ],
  [
    'stands at a whole row, whose signs are between its cells',
    table(
      ['Year', 'Fee'],
      `<w:tr>${begin(0)}<w:tc>${paragraph('2026')}</w:tc><w:tc>${paragraph(`${run('12')}${sign(0)}`)}</w:tc>${end(0)}</w:tr>`,
    ) + paragraph('Behind it.'),
    { about: '2026\n12' },
  ],
  [
    'stands at whole rows, whose signs are between rows',
    table(
      ['Year', 'Fee'],
      `${begin(0)}<w:tr><w:tc>${paragraph('2026')}</w:tc><w:tc>${paragraph(`${run('12')}`)}</w:tc></w:tr>${end(0)}`,
    ) + paragraph(`${sign(0)}${run('Behind it.')}`),
    { about: '2026\n12' },
  ],
  ['has no end', paragraph(`${begin(0)}${run('One')}${sign(0)}${run(' two')}`), { about: 'One', after: ' two\n' }],
])('a comment that %s is about its words', async (_, body, wanted) => {
  const [comment] = await markupOf(
    body,
    [said(0, 'Ada Lin', '10000000', 'Why?')],
    '<w15:commentEx w15:paraId="10000000" w15:done="0"/>',
  )
  expect(comment).toMatchObject(wanted)
})

test('a comment round words that were suggested is about them, and knows those that stood there before', async () => {
  const [inserted, deleted] = await markupOf(
    paragraph(`${begin(0)}${run('pays')}${ins(' promptly')}${run(' within')}${end(0)}${sign(0)}`) +
      paragraph(`${begin(1)}${run('by ')}${del('any ')}${run('letter')}${end(1)}${sign(1)}`),
    [said(0, 'Ada Lin', '10000000', 'Why?'), said(1, 'Ada Lin', '10000001', 'Not by mail?')],
  )
  expect(inserted).toMatchObject({ about: 'pays promptly within', was: 'pays within' })
  expect(deleted).toMatchObject({ about: 'by letter', was: 'by any letter' })
})

test('a comment in a footnote is about its words, and what stands in the text stays as it was', async () => {
  const note = `<w:p><w:r><w:footnoteRef/></w:r>${run(' As ')}${begin(0)}${run('the law')}${end(0)}${sign(0)}${run(' says.')}</w:p>`
  const [comment] = await markupOf(
    paragraph(run('Fees') + noteMark(1)) + paragraph('More.'),
    [said(0, 'Ada Lin', '10000000', 'Which law?')],
    '',
    notes('footnote', note),
  )
  expect(comment).toMatchObject({ about: 'the law', after: ' says.\n' })
})
