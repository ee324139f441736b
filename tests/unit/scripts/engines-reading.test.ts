// @vitest-environment dom
import { expect, test } from 'vitest'
import { readingFaults } from '../../engines/reading-faults.ts'

const text = { writesSigns: true }

/** What is wrong when a page is read like this. */
function faults(html: string, read: string, how: Parameters<typeof readingFaults>[1] = text, links?: string[]) {
  document.body.innerHTML = html
  return readingFaults(document, how, { text: read, ...(links && { links }) })
}

test('words that stand as one would write them are no fault', () => {
  expect(faults('<p>Hello@<wbr>you<sup><a>1</a></sup>, <b>35</b>% (<i>all</i>)</p>', 'Hello@you1, 35% (all)')).toEqual(
    [],
  )
})

test('what browsers for text draw or say of their own is no fault', () => {
  const html = '<ol><li>Go</li></ol><img alt="A hill"><input><select><option>One</option><option>Two</option></select>'
  expect(faults(html, '1. Go\n[A hill]____[One ]')).toEqual([])
})

test('glued words, a missing word and one too many are faults', () => {
  expect(faults('<span>Menu</span><span>Close</span>', 'MenuClose')).toEqual([
    'missing: Menu Close',
    'not in the page: MenuClose',
  ])
})

test('a figure that stands twice is a fault, but not beside another cell', () => {
  const table = '<table><tr><td>80%</td><td>80%</td></tr></table>'
  expect(faults(`<p>12 <b>12</b> systems</p>${table}`, '12 12 systems 80% 80%')).toEqual([
    'figures that stand twice: 12',
  ])
})

test('words in another order are a fault where cells do not stand beside each other', () => {
  expect(faults('<p>One two</p>', 'two One')).toEqual(['in another order: two One'])
  expect(faults('<p>One two</p>', 'two One', { writesSigns: true, mixesCells: true })).toEqual([])
})

test('a link that leads nowhere is a fault', () => {
  const html = '<a href="mailto:a@b.example?subject=A%20word">A</a> <a href="https://b.example/#">B</a>'
  const there = ['mailto:a@b.example?subject=A word', 'https://b.example/']
  expect(faults(html, 'A B', text, there)).toEqual([])
  expect(faults(html, 'A B', text, there.slice(1))).toEqual([`links that are missing: ${there[0]}`])
})
