import JSZip from 'jszip'
import { expect, test } from 'vitest'
import type { Tree, TreeNode } from '#src/body/tree.ts'
import { compareTexts } from '../../../../scripts/desk/legal/compare-word.ts'
import { redlineDocx } from '../../../../scripts/desk/legal/docx/redline-docx.ts'
import { realIndex } from '../../../support/real-content.ts'

const words = realIndex().single('legalWords').redline
const origin = { author: 'The firm', day: '2026-01-01', site: 'https://firm.example' }

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
const document = () => redlineDocx({ title: 'Terms', body: before }, { title: 'Terms', body: now }, origin)
const nothing = { insertions: 0, deletions: 0, moves: 0, remarks: 0 }

async function changed(bytes: Buffer, change: (xml: string) => string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes)
  zip.file('word/document.xml', change((await zip.file('word/document.xml')?.async('string')) ?? ''))
  return zip.generateAsync({ type: 'nodebuffer' })
}

test('a comparison that comes back untouched differs in nothing: notes, breaks, hyphens, lists and cells', async () => {
  expect(await compareTexts(now, await document(), words)).toMatchObject(nothing)
})

/** LibreOffice writes the style of a passage that goes into the one behind it. */
const asLibreOfficeSaves = (xml: string) => {
  const behind = xml.lastIndexOf('<w:pStyle w:val="Heading1"/>')
  return xml.slice(0, behind) + xml.slice(behind).replace('<w:pStyle w:val="Heading1"/>', '<w:pStyle w:val="Normal"/>')
}

test('the style that LibreOffice gives to the passage behind one that goes is no change', async () => {
  const bytes = await changed(await document(), asLibreOfficeSaves)
  expect(await compareTexts(now, bytes, words)).toMatchObject(nothing)
})

test('a style that somebody gave to any other passage is one', async () => {
  const ranked = (xml: string) => xml.replace('<w:pStyle w:val="Heading1"/>', '<w:pStyle w:val="Heading2"/>')
  const compared = await compareTexts(now, await changed(await document(), ranked), words)
  expect(compared).toMatchObject({ ...nothing, insertions: 1, deletions: 1 })
})
