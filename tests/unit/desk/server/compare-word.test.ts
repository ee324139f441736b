import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { type Tree, type TreeElement, type TreeNode, treeText } from '#src/body/tree.ts'
import { compareTexts } from '../../../../scripts/desk/legal/compare-word.ts'
import { redlineDocx } from '../../../../scripts/desk/legal/docx/redline-docx.ts'
import { readDocx } from '../../../../scripts/desk/word/read-docx.ts'
import { wordParts } from '../../../../scripts/desk/word/word-parts.ts'
import { realIndex } from '../../../support/real-content.ts'
import { leaf, paragraph, run, wordDocument } from '../../../support/word-document.ts'

const words = realIndex().single('legalWords').redline
const origin = { author: 'The firm', version: 'terms/2026-01-01', day: '2026-01-01', site: 'https://firm.example' }

/** The words of a note stand in a section of their own. */
const noted = (text: string): Tree => {
  const back: TreeNode = ['a', { href: '#fnref-1', 'aria-label': 'Back' }, '↩']
  return [
    ['h2', { id: 'fees' }, '1. Fees and costs'],
    ['p', null, text, ['sup', null, ['a', { id: 'fnref-1', href: '#fn-1' }, '1']]],
    ['p', null, 'By letter,', ['br', null], ' or by mail with non\u2011exclusive co\u00adoperation.'],
    [
      'ul',
      null,
      ['li', null, 'one of two points'],
      ['li', null, 'another point', ['ol', null, ['li', null, 'below it']]],
    ],
    [
      'table',
      null,
      ['thead', null, ['tr', null, ['th', null, 'Year'], ['th', null, 'Fee']]],
      ['tbody', null, ['tr', null, ['td', null, '2026'], ['td', null, '']]],
    ],
    ['h2', { id: 'notices' }, '2. Notices and mail'],
    [
      'section',
      { 'data-footnotes': true },
      ['h2', { id: 'footnotes' }, 'Footnotes'],
      ['ol', null, ['li', { id: 'fn-1' }, ['p', null, 'As the law says.', ' ', back]]],
    ],
  ]
}
const now = noted('The Client pays within 30 days.')
const gone: Tree = [['p', null, 'A passage that says something else entirely.']]
const before = noted('The Client pays within 45 days.').toSpliced(5, 0, ...gone)
const version = { slug: origin.version, author: origin.author, title: 'Terms', body: now }
const compared = async (bytes: Buffer) => compareTexts(version, await readDocx(bytes, {}, true), words)
const document = () => redlineDocx({ title: 'Terms', body: before }, { title: 'Terms', body: now }, origin)
const nothing = { insertions: 0, deletions: 0, moves: 0, remarks: 0 }

async function changed(
  bytes: Buffer,
  change: (xml: string) => string,
  more: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes)
  const inFile = async (name: string, act: (xml: string) => string) =>
    zip.file(name, act((await zip.file(name)?.async('string')) ?? ''))
  await inFile('word/document.xml', change)
  for (const [type, xml] of Object.entries(more)) {
    const target = `<Relationship Id="rId${type}" Type="${relationships}/${type}" Target="${type}.xml"/></Relationships>`
    await inFile('word/_rels/document.xml.rels', (all) => all.replace('</Relationships>', target))
    zip.file(`word/${type}.xml`, xml)
  }
  return zip.generateAsync({ type: 'nodebuffer' })
}
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

test('a comparison that comes back untouched differs in nothing: notes, breaks, hyphens, lists and cells', async () => {
  expect(await compared(await document())).toMatchObject(nothing)
})

/** LibreOffice writes the style of a passage that goes into the one behind it. */
const asLibreOfficeSaves = (xml: string) => {
  const behind = xml.lastIndexOf('<w:pStyle w:val="Heading1"/>')
  return xml.slice(0, behind) + xml.slice(behind).replace('<w:pStyle w:val="Heading1"/>', '<w:pStyle w:val="Normal"/>')
}

test('the style that LibreOffice gives to the passage behind one that goes is no change', async () => {
  const bytes = await changed(await document(), asLibreOfficeSaves)
  expect(await compared(bytes)).toMatchObject(nothing)
})

test('a style that somebody gave to any other passage is one', async () => {
  const ranked = (xml: string) => xml.replace('<w:pStyle w:val="Heading1"/>', '<w:pStyle w:val="Heading2"/>')
  expect(await compared(await changed(await document(), ranked))).toMatchObject({
    ...nothing,
    insertions: 1,
    deletions: 1,
  })
})

const namespaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
  xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"`
const comment = (id: number, author: string, date: string, text: string) =>
  `<w:comment w:id="${id}" w:author="${author}" w:date="2026-02-0${date}T09:00:00Z"><w:p w14:paraId="0000000${id}"><w:r><w:t>${text}</w:t></w:r></w:p></w:comment>`
const comments = (...all: string[]) => ({ comments: `<w:comments ${namespaces}>${all.join('')}</w:comments>` })
const mark = (id: number) => `<w:commentRangeEnd w:id="${id}"/>${leaf(`<w:commentReference w:id="${id}"/>`)}`
const start = (id: number) => `<w:commentRangeStart w:id="${id}"/>`
const asked = [comment(1, 'Ada Lin', '1', 'Is this net?'), comment(2, 'Ben Ode', '2', 'It is.')]
/** Puts both comments round a word of the text. */
const commented = (word: string) => (xml: string) =>
  xml.replace(
    new RegExp(`(<w:t [^>]*>)([^<]*)${word}([^<]*</w:t>)(</w:r>)`),
    (_all, open, before, after, end) =>
      `${open}${before}</w:t></w:r>${start(1)}${start(2)}<w:r><w:t>${word}</w:t></w:r>${mark(1)}${mark(2)}<w:r>${open}${after}${end}`,
  )

/** The words of the passage before the place of each markup. */
function stoodBehind(body: Tree): string[] {
  const isElement = (node: TreeNode | undefined): node is TreeElement => node !== undefined && typeof node !== 'string'
  return body.flatMap((node, at) => {
    if (!isElement(node)) return []
    if (node[0] !== 'aside') return stoodBehind(node.slice(2) as Tree)
    const before = body.slice(0, at).filter((other) => !isElement(other) || other[0] !== 'aside')
    return [treeText(isElement(before.at(-1)) ? before.slice(-1) : before)]
  })
}

test('a comment stands behind the passage it is about, with the words it is about and the answers to it', async () => {
  for (const [word, passage] of [
    ['Client', 'The Client pays within 30 days.1'],
    ['below', 'below it'],
    ['Year', 'Year'],
    ['Notices', '2. Notices and mail'],
  ] as const) {
    const { body, markup, ...rest } = await compared(
      await changed(await document(), commented(word), comments(...asked)),
    )
    expect(rest).toMatchObject(nothing)
    const [first, ...others] = markup
    expect(others).toEqual([])
    expect(first).toMatchObject({ kind: 'comment', author: 'Ada Lin', words: 'Is this net?', about: word })
    expect(`${first?.before}${word}${first?.after}`).toContain(passage.replace(/\d+$/, ''))
    expect(first?.replies).toMatchObject([{ author: 'Ben Ode', date: '2026-02-02T09:00:00Z', words: 'It is.' }])
    expect(stoodBehind(body)).toEqual([passage])
  }
})

test('an answer is one to the comment that Word names, not to the one with the same words', async () => {
  const third = comment(3, 'Cy Orr', '3', 'Good.')
  const joined = [1, 2, 3].map(
    (id) => `<w15:commentEx w15:paraId="0000000${id}" ${id === 3 ? 'w15:paraIdParent="00000002"' : ''} w15:done="0"/>`,
  )
  const commentsExtended = `<w15:commentsEx ${namespaces}>${joined.join('')}</w15:commentsEx>`
  const bytes = await changed(await document(), commented('Client'), { ...comments(...asked, third), commentsExtended })
  const { markup } = await compared(bytes)
  expect(markup.map(({ words, replies }) => [words, replies?.map((reply) => reply.words)])).toEqual([
    ['Is this net?', []],
    ['It is.', ['Good.']],
  ])
})

test('LibreOffice lists settled comments alone, and an answer to another one is an answer', async () => {
  const commentsExtended = `<w15:commentsEx ${namespaces}><w15:commentEx w15:paraId="00000001" w15:done="1"/></w15:commentsEx>`
  const bytes = await changed(await document(), commented('Client'), { ...comments(...asked), commentsExtended })
  const { markup } = await compared(bytes)
  expect(markup).toMatchObject([{ words: 'Is this net?', done: true, replies: [{ words: 'It is.' }] }])
})

test('a comment on words that are gone is not lost', async () => {
  const bytes = await changed(await document(), (xml) => xml, comments(...asked))
  const { body, markup } = await compared(bytes)
  expect(markup.map((one) => one.words)).toEqual(['Is this net?', 'It is.'])
  expect(stoodBehind(body)).toHaveLength(2)
})

test('what somebody suggested is told with the name, what the firm changed itself is not', async () => {
  const by = 'w:id="900" w:author="Ada Lin" w:date="2026-02-01T09:00:00Z"'
  const suggested = (xml: string) =>
    xml.replace(/<w:r>(<w:t [^>]*>)By letter/, (_all, open) => {
      const gone = `<w:del ${by}><w:r><w:delText>By</w:delText></w:r></w:del>`
      return `${gone}<w:ins ${by}><w:r><w:t>Only by</w:t></w:r></w:ins><w:r>${open} letter`
    })
  const { body, markup, ...rest } = await compared(await changed(await document(), suggested))
  expect(rest).toMatchObject({ ...nothing, insertions: 1, deletions: 1 })
  expect(markup).toMatchObject([
    { kind: 'deleted', author: 'Ada Lin', words: 'By' },
    { kind: 'inserted', author: 'Ada Lin', words: 'Only by' },
  ])
  expect(stoodBehind(body)).toHaveLength(2)
})

test('hidden words count as gone, and are named', async () => {
  const hidden = (xml: string) => xml.replace(/<w:r>(<w:t [^>]*>another point)/, '<w:r><w:rPr><w:vanish/></w:rPr>$1')
  const { deletions, unread } = await compared(await changed(await document(), hidden))
  expect(deletions).toBe(1)
  expect(unread).toEqual(['Hidden words were left out: “another point”, under “1. Fees and costs”.'])
})

test('the words of a simple field are words of the text', async () => {
  const field = (xml: string) =>
    xml.replace(
      /<w:r>(<w:t [^>]*>another point<\/w:t>)<\/w:r>/,
      '<w:fldSimple w:instr="DATE"><w:r>$1</w:r></w:fldSimple>',
    )
  const bytes = await changed(await document(), field)
  expect(await compared(bytes)).toMatchObject({ ...nothing, unread: [] })
})

test('another title is a change', async () => {
  const bytes = await changed(await document(), (xml) => xml.replace('>Terms<', '>Rules<'))
  expect(await compared(bytes)).toMatchObject({ ...nothing, insertions: 1, deletions: 1 })
})

test('what is no version of this text is refused in a sentence that says why', async () => {
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const whole = await document()
  const other = await wordDocument(
    Array.from({ length: 9 }, (_, at) => paragraph(run(`Of something else ${at}.`))).join(''),
  )
  const before = await redlineDocx(
    { title: 'Terms', body: now },
    { title: 'Terms', body: now },
    { ...origin, version: 'x' },
  )
  const refusals = [
    Buffer.from('%PDF-1.7'),
    whole.subarray(0, whole.length / 2),
    old,
    Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]),
    other,
    before,
  ].map((bytes) => compared(bytes).catch(({ status, message }) => `${status} ${message}`))
  expect(await Promise.all(refusals)).toMatchInlineSnapshot(`
    [
      "415 This is no Word document that can be read. Word saves them with the ending .docx.",
      "415 This is no Word document that can be read. Word saves them with the ending .docx.",
      "415 This document is in the format of an old Word. Save it anew in Word, with the ending .docx, and try that.",
      "415 This document is protected by a password. Take the password away in Word, save it and try that.",
      "409 Hardly a passage of this version stands in this document. Is it another text?",
      "409 This document was made from a version that is no longer here.",
    ]
  `)
})

test('a document is unpacked no further than to a limit, whatever its packer says of its length', async () => {
  const bytes = await document()
  await expect(wordParts(bytes, 1000)).rejects.toMatchObject({ status: 413 })
  expect((await wordParts(bytes)).main.root.name).toBe('w:document')
})

test('a document of another version says which it is', async () => {
  const word = await readDocx(await document(), {}, true)
  const other = { ...version, slug: 'terms/2025-01-01' }
  expect(() => compareTexts(other, word, words, (slug) => `the version ${slug}`)).toThrow(
    'This document is the version terms/2026-01-01. Open that one to compare it.',
  )
})
