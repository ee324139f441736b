import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureDocument } from '../../../../scripts/desk/word/measure-document.ts'
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
  wordDocument,
} from '../../../support/word-document.ts'

const png = { image: { content: Buffer.from('89504e470d0a1a0a', 'hex'), ending: 'png' } }
const wrap = (name: string, content: string) => `<w:${name} w:id="1" w:author="A">${content}</w:${name}>`
/** Every place a document has for words, around words of its own. */
const shapes: Record<string, (words: string) => string> = {
  paragraph,
  heading: (words) => heading(2, words),
  clause: (words) => heading(2, `${words}. More of it follows here.`, inList('legal')),
  item: (words) => paragraph(words, inList('plain')),
  letter: (words) => paragraph(words, inList('letters', 1)),
  table: (words) => table([words, 'x'], ['y', `<w:tc>${paragraph(words)}${table([words])}</w:tc>`]),
  cell: (words) => table(['x', `<w:tc>${paragraph(words, inList('bullets')).repeat(2)}</w:tc>`]),
  box: (words) => paragraph(`${run('A ')}${leaf(box(paragraph(words) + table([words, words])))}`),
  control: (words) => `<w:sdt><w:sdtContent>${paragraph(words)}</w:sdtContent></w:sdt>`,
  unknown: (words) => `<w:ghost>${paragraph(`<w:ghost>${run(words)}</w:ghost>`)}</w:ghost>`,
  inserted: (words) => paragraph(wrap('ins', run(words))),
  deleted: (words) => paragraph(wrap('del', leaf(`<w:delText>${words}</w:delText>`))),
  joined: (words) => paragraph(`${words} `, `<w:rPr>${wrap('del', '')}</w:rPr>`),
  hidden: (words) => paragraph(run(words, '<w:vanish/>')),
  formula: (words) => paragraph(`<m:oMath><m:r><m:t>${words}</m:t></m:r></m:oMath>`),
  field: (words) => paragraph(`<w:fldSimple w:instr="REF a">${run(words)}</w:fldSimple>`),
  note: (words) => paragraph(`${run(`${words} `)}${noteMark(1)}`),
}

test('of a document in which anything stands anywhere, no word is lost untold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(shapes)), { minLength: 1, maxLength: 8 }),
      async (names) => {
        const body = names
          .map((name, at) => (shapes[name] as (words: string) => string)(`${name}${at} ____ {x}`))
          .join('')
        const { places } = await measureDocument(await wordDocument(body, notes('footnote', paragraph('noted'))))
        expect([...places].flatMap(([place, { lost }]) => lost.map((word) => `${place}: ${word}`))).toEqual([])
      },
    ),
    { numRuns: 60, seed: Number(process.env.FAST_CHECK_SEED ?? 7) },
  )
})

test('what became of words is counted by the place they stood in', async () => {
  const body = heading(2, 'Head') + paragraph(`${run('seen ')}${run('unseen', '<w:vanish/>')}`)
  const comments = partOf('comments', `<w:comment w:id="1">${paragraph('Why?')}</w:comment>`)
  const { places, sentences } = await measureDocument(await wordDocument(body, { comments }))
  expect([...places]).toEqual([
    ['comment', { all: 2, told: 2, lost: [], changed: [] }],
    ['heading', { all: 1, told: 0, lost: [], changed: [] }],
    ['body', { all: 1, told: 0, lost: [], changed: [] }],
    ['hidden', { all: 1, told: 1, lost: [], changed: [] }],
  ])
  expect(sentences).toBe(2)
})

test('of the same documents no number, rank, emphasis or picture is another one untold', async () => {
  const body = [
    paragraph('Before'),
    heading(1, 'First'),
    heading(2, 'Duties', inList('articles')),
    paragraph(`${run('one ')}${run('bold', '<w:b/>')}${run(' and ')}${run('italic', '<w:i/>')}`, inList('legal')),
    paragraph('inner', inList('legal', 1)),
    paragraph('Between'),
    paragraph('two', inList('legal')),
    paragraph('dot', inList('bullets')),
    paragraph(`${run('a ')}${picture('A')}`),
    table(['x', 'y'], [`<w:tc>${paragraph('one', inList('plain'))}</w:tc>`, 'z']),
  ].join('')
  const { changes } = await measureDocument(await wordDocument(body, png))
  expect(changes).toEqual([])
})

test('what changed is named: a number, a rank, a picture', async () => {
  const deep = [1, 2, 3].map((level) => heading(level, `Rank ${level}`))
  const fourth = paragraph('Rank 4', '<w:outlineLvl w:val="3"/>')
  const cell = `<w:tc>${paragraph(`${run('a ')}${picture('A')}`)}</w:tc>`
  const body = [paragraph('Before'), ...deep, fourth, table([cell, 'b']), paragraph('first', inList('hebrew'))].join('')
  const { changes, places } = await measureDocument(await wordDocument(body, png))
  expect(changes.map(({ kind, says }) => `${kind} ${says}`)).toEqual([
    'rank 5 → 4: Rank4',
    'picture 1.png → 1 signs on: a',
  ])
  expect(places.get('picture')?.changed).toHaveLength(1)
})
