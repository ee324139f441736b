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
  run,
  table,
  wordDocument,
} from '../../../support/word-document.ts'

const wrap = (name: string, content: string) => `<w:${name} w:id="1" w:author="A">${content}</w:${name}>`
/** Every place a document has for words, around words of its own. */
const shapes: Record<string, (words: string) => string> = {
  paragraph,
  heading: (words) => heading(2, words),
  clause: (words) => heading(2, `${words}. More of it follows here.`, inList('legal')),
  item: (words) => paragraph(words, inList('plain')),
  letter: (words) => paragraph(words, inList('letters', 1)),
  table: (words) => table([words, 'x'], ['y', `<w:tc>${paragraph(words)}${table([words])}</w:tc>`]),
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
    ['comment', { all: 2, told: 2, lost: [] }],
    ['heading', { all: 1, told: 0, lost: [] }],
    ['body', { all: 1, told: 0, lost: [] }],
    ['hidden', { all: 1, told: 1, lost: [] }],
  ])
  expect(sentences).toBe(2)
})
