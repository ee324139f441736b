import { expect, test } from 'vitest'
import type { Tree } from '#src/body/tree.ts'
import { printedPassages } from '../../../../scripts/desk/legal/redline-passages.ts'

const remark: Tree[number] = ['span', { className: 'redline-remark' }, '“services”: now bold']
const body: Tree = [['p', null, 'Our ', ['strong', null, 'services'], ' end.', ' ', remark]]

test('what became of words that stayed is no word of the text', () => {
  const runs = printedPassages(body).flatMap((passage) => ('runs' in passage ? passage.runs : []))
  const said = (of: typeof runs) => of.map(({ text }) => text).join('')
  expect(said(runs.filter((run) => !run.remark))).toBe('Our services end. ')
  expect(said(runs.filter((run) => run.remark))).toBe('“services”: now bold')
})
