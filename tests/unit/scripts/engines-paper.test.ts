import { expect, test } from 'vitest'
import { headingsAtFoot, missingIn } from '../../engines/missing-on-paper.ts'

const heading = (text: string) => ({ text, heading: true })
const line = (text: string) => ({ text, heading: false })

test('a text that no sheet has is told, and one that is printed behind what follows it', () => {
  const sheets = [['Two paths', 'First step', 'Third step'], ['Second step']]
  expect(missingIn(sheets, ['Two paths', 'First step', 'Second step', 'Fourth step'])).toEqual(['Fourth step'])
  expect(missingIn([['Two paths', 'Second step', 'First step']], ['Two paths', 'First step', 'Second step'])).toEqual([
    'Second step',
  ])
})

test('a text may begin on one sheet and end on the next, where a letter of it stands by chance', () => {
  const sheets = [
    ['Business administration', 'All categories'],
    ['and legal', 'Next part'],
  ]
  expect(missingIn(sheets, ['Business administration and legal', 'All categories', 'Next part'])).toEqual([])
})

test('a text that stands at several places is looked for where the least is left out', () => {
  const chart = ['Five markets', 'Healthcare', 'Fintech']
  const sheets = [chart, ['Healthcare', 'Market size', '$5T'], ['Fintech', 'Market size', '$350B']]
  const texts = ['Five markets', 'Healthcare', 'Market size', '$5T', 'Fintech', 'Market size', '$350B']
  expect(missingIn(sheets, texts)).toEqual([])
})

test('what stands side by side goes on side by side on the next sheet', () => {
  const words = 'Chief officer of two listed companies, and of one that chose to stay private.'
  const sheets = [
    ['Legal', 'Desmond', 'Finance', 'Hana'],
    ['Achterberg', 'Counsel', words, 'MBA, finance'],
  ]
  const texts = ['Legal', 'Desmond Achterberg', 'Counsel', 'Finance', 'Hana', words, 'MBA, finance']
  expect(missingIn(sheets, texts)).toEqual([])
})

test('a heading that ends a sheet is told, but not on the last one', () => {
  const sheets = [
    ['Part one', 'Words.', 'Part two'],
    ['More words.', 'The end'],
  ]
  const texts = [heading('Part one'), line('Words.'), heading('Part two'), line('More words.'), heading('The end')]
  expect(headingsAtFoot(sheets, texts)).toEqual(['Part two'])
})
