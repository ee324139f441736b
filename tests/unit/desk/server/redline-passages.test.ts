import { expect, test } from 'vitest'
import type { Tree } from '#src/body/tree.ts'
import { printedPassages } from '../../../../scripts/desk/legal/redline-passages.ts'

test('a document has the words of the text, and no remark on what became of them', () => {
  const remark: Tree[number] = ['span', { className: 'redline-remark' }, '“services”: now bold']
  const body: Tree = [['p', null, 'Our ', ['strong', null, 'services'], ' end.', ' ', remark]]
  const words = printedPassages(body).flatMap((passage) => ('runs' in passage ? passage.runs : []))
  expect(words.map(({ text }) => text).join('')).toBe('Our services end. ')
})
