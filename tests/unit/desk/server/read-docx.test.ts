import { expect, test } from 'vitest'
import { printChildren } from '#src/desk/text/body/print-node.ts'
import { lossSentences } from '../../../../scripts/desk/word/lost.ts'
import { readApart } from '../../../../scripts/desk/word/read-apart.ts'
import { readDocx } from '../../../../scripts/desk/word/read-docx.ts'
import {
  box,
  heading,
  inList,
  leaf,
  noteMark,
  notes,
  paragraph,
  partOf,
  picture,
  run,
  table,
  type WordParts,
  wordDocument,
} from '../../../support/word-document.ts'

const read = async (body: string, parts?: WordParts) => readDocx(await wordDocument(body, parts))
const textOf = async (body: string, parts?: WordParts) => printChildren((await read(body, parts)).body, () => undefined)
const told = async (body: string, parts?: WordParts) => {
  const { losses, left } = await read(body, parts)
  return [...lossSentences(losses), ...left]
}
const png = { image: { content: Buffer.from('89504e470d0a1a0a', 'hex'), ending: 'png' } }
const field = (code: string, shown: string) =>
  `${leaf('<w:fldChar w:fldCharType="begin"/>')}${leaf(`<w:instrText>${code}</w:instrText>`)}${leaf('<w:fldChar w:fldCharType="separate"/>')}${shown}${leaf('<w:fldChar w:fldCharType="end"/>')}`
const tracked = (name: string, content: string) => `<w:${name} w:id="1" w:author="A">${content}</w:${name}>`
const deleted = (words: string) => tracked('del', leaf(`<w:delText>${words}</w:delText>`))
const insertedAndDeleted = paragraph(`${run('One ')}${tracked('ins', run('two'))}${deleted('three')}${run(' four')}`)

test('a break of any kind keeps the words beside it apart', async () => {
  const breaks = ['br', 'br w:type="page"', 'br w:type="column"', 'cr']
  for (const name of breaks)
    expect(await textOf(paragraph(`${run('One')}${leaf(`<w:${name}/>`)}${run('two')}`))).toBe('One\\\ntwo')
  expect(await textOf(paragraph(`${run('One')}${leaf('<w:ptab/>')}${run('two')}`))).toBe('One two')
})

test('a break stays before a sign that HTML has another word for', async () => {
  expect(await textOf(paragraph(`${run('One')}${leaf('<w:br/>')}${run('\u00a0&lt;two&gt;')}`))).toBe(
    'One\\\n\u00a0\\<two>',
  )
})

test('numbers go on behind whatever stands between, and begin anew where they did', async () => {
  const item = (words: string) => paragraph(words, inList('plain'))
  expect(
    await textOf(
      [
        item('a'),
        paragraph('Between.'),
        item('b'),
        table(['x', 'y'], ['1', '2']),
        item('c'),
        heading(2, 'Head'),
        item('d'),
      ].join(''),
    ),
  ).toBe('1. a\n\nBetween.\n\n2. b\n\n| x | y |\n| --- | --- |\n| 1 | 2 |\n\n3. c\n\n## Head\n\n4. d')
  expect(await textOf(item('a') + paragraph('', inList('plain')) + item('c'))).toBe('1. a\n\n3) c')
})

test('a number of another form begins its paragraph as words, because other passages speak of it', async () => {
  expect(
    await textOf(
      [
        paragraph('one', inList('legal')),
        paragraph('inner', inList('legal', 1)),
        paragraph('deep', inList('legal', 2)),
        paragraph('two', inList('legal')),
      ].join(''),
    ),
  ).toBe('1. one\n\n   1.1 inner\n\n   (a) deep\n2. two')
  expect(await textOf(paragraph('one', inList('letters')) + paragraph('in', inList('letters', 1)))).toBe(
    '(a) one\n\n(i) in',
  )
  expect(await textOf(paragraph('x', inList('articles')) + paragraph('y', inList('articles', 1)))).toBe(
    'Article I x\n\nSection I.1 y',
  )
})

test('a heading keeps its number, and one of several sentences is a clause', async () => {
  const words = Array.from({ length: 26 }, (_, at) => `word${at}`).join(' ')
  expect(await textOf(paragraph('A') + heading(2, 'Duties', inList('articles')))).toBe('A\n\n## Article I Duties')
  expect(await textOf(paragraph('A') + heading(2, 'Secrets. Nobody tells them.', inList('legal')))).toBe(
    'A\n\n1. Secrets. Nobody tells them.',
  )
  expect(await textOf(paragraph('A') + heading(2, words))).toBe(`A\n\n${words}`)
})

test('numbers in signs that are not known here are digits, told once for the list', async () => {
  const list = paragraph('First', inList('hebrew')) + paragraph('second', inList('hebrew'))
  expect(await textOf(list)).toBe('1. First\n2. second')
  expect(await told(heading(2, 'Head') + list)).toEqual([
    'The numbers of 1 list are in digits now: “First”, under “Head”.',
  ])
})

test('numbers with another sign behind them are told once for each list', async () => {
  const items = [paragraph('one', inList('closed')), paragraph('inner', inList('closed', 1))]
  const list = [...items, paragraph('Between.'), paragraph('two', inList('closed'))].join('')
  expect(await textOf(list)).toBe('1. one\n   1. inner\n\nBetween.\n\n2. two')
  expect(await told(list)).toEqual(['The numbers of 1 list end in a dot now: “1) one”.'])
})

test('headings keep their ranks, and are told where a text has none as low', async () => {
  const ranks = [0, 1, 2, 3, 5].map((rank) => paragraph(`Rank ${rank}`, `<w:outlineLvl w:val="${rank}"/>`))
  const { title } = await read(ranks.join(''))
  expect(title).toBe('Rank 0')
  expect(await textOf(ranks.join(''))).toBe('## Rank 1\n\n### Rank 2\n\n#### Rank 3\n\n#### Rank 5')
  expect(await told(ranks.join(''))).toEqual([
    '1 heading was of a rank below the third, the lowest of a text, and stands on that now: “Rank 5”.',
  ])
  const [, ...rest] = ranks
  expect(await textOf([paragraph('A'), ranks[0], ...rest].join(''))).toMatch(/^A\n\n## Rank 0\n\n### Rank 1/)
})

test('typed bullets are a list', async () => {
  expect(await textOf(paragraph('· one') + paragraph('•  two') + paragraph('three'))).toBe('- one\n- two\n\nthree')
})

test('notes stay wherever their mark stands; an empty one goes, and one of the title is told', async () => {
  const note = notes('footnote', paragraph('Said.'))
  expect(await textOf(paragraph('A') + paragraph(noteMark(1)), note)).toBe('A\n\n[^1]\n\n[^1]: Said.')
  expect(await textOf(paragraph(`${run('A')}${noteMark(1)}`), notes('footnote', paragraph('')))).toBe('A')
  const { title, body, losses } = await read(heading(1, `${run('Name')}${noteMark(1)}`) + paragraph('A'), note)
  expect([title, body.textContent]).toEqual(['Name', 'A'])
  expect(lossSentences(losses)).toEqual(['A title has no footnotes: the one of this title was left out: “Said.”.'])
})

test('a picture stands in its item, and that of a cell below its table', async () => {
  const { body, pictures } = await read(
    paragraph(`${run('one')}${picture('A')}`, inList('plain')) +
      paragraph('two', inList('plain')) +
      table(['x', `<w:tc>${paragraph(picture('B'))}</w:tc>`]),
    png,
  )
  expect(printChildren(body, () => undefined)).toBe(
    [
      '1. one\n\n   <Picture src="1.png" alt="A" />\n2. two',
      '| x |  |\n| --- | --- |',
      '<Picture src="1.png" alt="B" />',
    ].join('\n\n'),
  )
  expect([...pictures.keys()]).toEqual(['1.png'])
})

test('a picture in a format of Windows is told as what it is, and so is one that is not there', async () => {
  const emf = Buffer.alloc(60)
  emf.writeUInt8(1)
  emf.write(' EMF', 40)
  expect(await told(paragraph(picture('The plan')), { image: { content: emf, ending: 'emf' } })).toEqual([
    '1 picture in a format of Windows (EMF or WMF) was left out; save it from Word as PNG and add it here: “The plan”.',
  ])
  expect(await told(paragraph(picture('The plan', 'rIdNone')))).toEqual([
    '1 picture was left out, because the document only says where its file lies: “The plan”.',
  ])
})

test('the words of a box come behind its paragraph, once, however often it is written', async () => {
  const once = leaf(box(paragraph('Boxed')))
  const vml = `<w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('Boxed')}</w:txbxContent></v:textbox></v:shape></w:pict>`
  const twice = leaf(
    `<mc:AlternateContent><mc:Choice Requires="wps">${box(paragraph('Boxed'))}</mc:Choice><mc:Fallback>${vml}</mc:Fallback></mc:AlternateContent>`,
  )
  for (const form of [once, twice, leaf(vml)])
    expect(await textOf(paragraph(`${run('A ')}${form}${run('b')}`))).toBe('A b\n\nBoxed')
})

test('a large first letter belongs to its word, and a cell to its column', async () => {
  expect(await textOf(paragraph('W', '<w:framePr w:dropCap="drop"/>') + paragraph('ords'))).toBe('Words')
  const second = `<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr><w:tc>${paragraph('b')}</w:tc></w:tr>`
  expect(await textOf(table(['x', 'y'], second))).toBe('| x | y |\n| --- | --- |\n|  | b |')
})

test('what a field shows stays: a link, a chosen entry, a tick', async () => {
  expect(await textOf(paragraph(field('HYPERLINK "https://example.com/"', run('there'))))).toBe(
    '[there](https://example.com/)',
  )
  expect(await textOf(paragraph(`<w:fldSimple w:instr="REF a">${run('shown')}</w:fldSimple>`))).toBe('shown')
  const form = (code: string, data: string) =>
    `${leaf(`<w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar>`)}${leaf(`<w:instrText>${code}</w:instrText>`)}${leaf('<w:fldChar w:fldCharType="end"/>')}`
  expect(await textOf(paragraph(form('FORMCHECKBOX', '<w:checkBox><w:checked/></w:checkBox>')))).toBe('☒')
  const entries = '<w:listEntry w:val="one"/><w:listEntry w:val="two"/>'
  expect(await textOf(paragraph(form('FORMDROPDOWN', `<w:ddList><w:result w:val="1"/>${entries}</w:ddList>`)))).toBe(
    'two',
  )
})

test('open changes are accepted or rejected, and told in one sentence', async () => {
  expect(await textOf(insertedAndDeleted)).toBe('One two four')
  expect(await told(insertedAndDeleted)).toEqual([
    '2 open changes were taken as accepted; to leave them out, begin again and choose that below the document: “two … three”.',
  ])
  const rejected = await readDocx(await wordDocument(insertedAndDeleted), { changes: 'rejected' })
  expect(rejected.body.textContent).toBe('One three four')
  const joined = paragraph('One ', `<w:rPr>${tracked('ins', '')}</w:rPr>`) + paragraph('two')
  expect((await readDocx(await wordDocument(joined), { changes: 'rejected' })).body.textContent).toBe('One two')
  expect(await textOf(joined)).toBe('One\n\ntwo')
})

test('comments and what stands at the top or the bottom of every page are left out, each told in one sentence', async () => {
  const body = paragraph('seen')
  const parts = {
    comments: partOf('comments', `<w:comment w:id="1">${paragraph('Why?')}</w:comment>`),
    header: partOf('hdr', paragraph('Subject to contract')),
    footer: partOf('ftr', paragraph('Confidential')),
  }
  expect(await textOf(body, parts)).toBe('seen')
  expect(await told(body, parts)).toEqual([
    '1 comment was left out: “Why?”.',
    'What stands at the top of each page was left out: “Subject to contract”.',
    'What stands at the bottom of each page was left out: “Confidential”.',
  ])
  const numbers = { footer: partOf('ftr', paragraph(`${run('Page ')}${field('PAGE', run('2'))}`)) }
  expect(await told(body, numbers)).toEqual([])
})

test('hidden words are left out or taken in, and told in one sentence', async () => {
  const merged = (content: string) =>
    `<w:tc><w:tcPr><w:vMerge${content ? '' : ' w:val="restart"'}/></w:tcPr>${paragraph(content)}</w:tc>`
  const body = [
    heading(2, 'Head'),
    paragraph(`${run('seen')}${run(' unseen', '<w:vanish/>')}`),
    paragraph('gone', '<w:pStyle w:val="Hidden"/>'),
    table([merged(''), 'x'], [merged('below'), 'y']),
  ].join('')
  expect(await textOf(body)).toBe('## Head\n\nseen\n\n|  | x |\n| --- | --- |\n|  | y |')
  expect((await told(body))[0]).toBe(
    'Hidden words were left out; to take them in, begin again and choose that below the document: “unseen … gone … below”, under “Head”.',
  )
  const taken = await readDocx(await wordDocument(body), { hidden: 'taken' })
  expect(printChildren(taken.body, () => undefined)).toBe(
    '## Head\n\nseen unseen\n\ngone\n\n| below | x |\n| --- | --- |\n|  | y |',
  )
  expect(lossSentences(taken.losses)).toEqual(['Hidden words were taken in: “unseen … gone … below”, under “Head”.'])
})

test('a part that cannot be read is left out and named', async () => {
  const broken = { content: '<w:footnotes>' }
  const body = paragraph(`${run('A')}${noteMark(1)}`)
  expect(await textOf(body, { footnotes: broken })).toBe('A')
  expect(await told(body, { footnotes: broken })).toEqual([
    '1 part of the document could not be read and was left out; save it anew in Word and try that: “footnotes”.',
  ])
})

test('a level that never begins anew goes on, and others begin behind the level they name', async () => {
  const item = (words: string, level: number) => paragraph(words, inList('going', level))
  const list = [item('a', 0), item('b', 1), item('c', 2), item('d', 0), item('e', 1), item('f', 2)]
  expect(await textOf(list.join(''))).toBe('1. a\n   1. b\n      1. c\n2. d\n\n   2. e\n      1. f')
})

test('a title may stand below empty lines', async () => {
  const { title, body } = await read(paragraph('') + paragraph(' ') + heading(1, 'Name') + paragraph('A'))
  expect([title, body.textContent]).toEqual(['Name', 'A'])
})

test('sixteen formulas are one sentence, with the first eighty letters', async () => {
  const formula = (words: string) => `<m:oMath><m:r><m:t>${words}</m:t></m:r></m:oMath>`
  const body = Array.from({ length: 16 }, (_, at) => paragraph(`${run('A ')}${formula(`x${at} = ${'y'.repeat(20)}`)}`))
  const [sentence = '', ...more] = await told(heading(2, 'Sums') + body.join(''))
  expect(more).toEqual([])
  expect(sentence).toMatch(
    /^16 formulas were left out; a picture of it can be added: “x0 = y{20} … x1 .*…”, under “Sums”\.$/,
  )
  expect(/“(.*)…”, under/.exec(sentence)?.[1]).toHaveLength(80)
})

test('a sign that only its font knows is told by the name of the font', async () => {
  const sym = (font: string, code: string) => leaf(`<w:sym w:font="${font}" w:char="${code}"/>`)
  const typed = run('\uf000', '<w:rFonts w:ascii="Nowhere"/>')
  const body = paragraph(`${run('A ')}${sym('Symbol', 'F061')}${sym('Nowhere', 'F041')}${typed}`)
  expect(await textOf(body)).toBe('A α')
  expect(await told(body)).toEqual(['2 signs of a font that only shows pictures were left out: “Nowhere”.'])
})

test('what has no words is not spoken of, nor is any element by its name', async () => {
  const nothing = [
    '<w:permStart w:id="1"/>',
    '<w:proofErr/>',
    leaf('<w:pict><v:rect><v:fill/></v:rect></w:pict>'),
    '<w:ghost/>',
  ]
  expect(await told(`${paragraph(`${run('A')}${nothing.join('')}`)}<w:ghost/>`)).toEqual([])
  expect(await textOf(`<w:ghost>${paragraph(`<w:ghost>${run('A')}</w:ghost>`)}</w:ghost>`)).toBe('A')
})

test('the words of a chart are told', async () => {
  const chart = leaf('<w:drawing><wp:inline><c:chart r:id="rIdchart"/></wp:inline></w:drawing>')
  const part =
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:v>May</c:v></c:chartSpace>'
  expect(await told(paragraph(chart), { chart: { content: part } })).toEqual([
    '1 diagram or chart was left out: “May”.',
  ])
})

test('the desk reads a document in a process of its own, where it says the same, and goes on answering meanwhile', async () => {
  const bytes = await wordDocument(paragraph(`${run('A')}${picture('B')}`), png)
  const pipes = () => process.getActiveResourcesInfo().filter((name) => name === 'PipeWrap').length
  const before = pipes()
  const reading = readApart(bytes)
  expect(pipes()).toBeGreaterThan(before)
  const [apart, here] = [await reading, await readDocx(bytes, {}, true)]
  expect(apart.body.eq(here.body)).toBe(true)
  expect({ ...apart, body: null }).toEqual({ ...here, body: null })
  await expect(readApart(Buffer.from('no zip'))).rejects.toThrow('no Word document')
})
