import { expect, test } from 'vitest'
import type { TreeElement } from '#src/body/tree.ts'
import { foldMoved } from '#src/pages/legal/view/redline/fold-moved.ts'

const moved = (type: string, words: string): TreeElement => [
  type,
  null,
  ['span', { className: 'redline-label', 'data-section': 'fees' }, 'Moved to section 2'],
  ['span', { className: 'spoken' }, ':'],
  ' ',
  ['del', { role: 'none' }, words],
]
const link = ['a', { href: '#fees' }, 'Moved to section 2']
const fold = (...words: TreeElement[]) => [
  'details',
  { className: 'redline-former' },
  ['summary', null, 'Then'],
  ...words,
]
const del = (words: string): TreeElement => ['del', { role: 'none' }, words]

test('a section that has moved leads to where it went once, and has its old words behind a disclosure', () => {
  const stays: TreeElement = ['p', null, 'Stays.']
  expect(foldMoved([stays, moved('h3', '1. Fees'), moved('p', 'Pay within 45 days.'), stays], 'Then')).toEqual([
    stays,
    ['div', null, ['p', null, link], fold(['p', null, del('1. Fees')], ['p', null, del('Pay within 45 days.')])],
    stays,
  ])
})

test('an item that has moved stays one of its list, and keeps the list inside it', () => {
  const inner: TreeElement = ['ul', null, ['li', null, 'inside']]
  const list: TreeElement = ['ul', null, [...moved('li', 'an item'), inner] as TreeElement]
  expect(foldMoved([list], 'Then')).toEqual([['ul', null, ['li', null, link, fold(del('an item')), inner]]])
})
