import { expect, test } from 'vitest'
import { nameRows } from '#src/body/name-rows.ts'
import type { TreeElement } from '#src/body/tree.ts'

const table = (...rows: string[][]): TreeElement => [
  'table',
  null,
  [
    'tbody',
    null,
    ...rows.map((cells): TreeElement => ['tr', null, ...cells.map((cell): TreeElement => ['td', null, cell])]),
  ],
]

test('the first cells head their rows where each says something else', () => {
  expect(nameRows(table(['9', 'nine'], ['10', 'ten']))).toEqual([
    'table',
    null,
    [
      'tbody',
      null,
      ['tr', null, ['th', { scope: 'row' }, '9'], ['td', null, 'nine']],
      ['tr', null, ['th', { scope: 'row' }, '10'], ['td', null, 'ten']],
    ],
  ])
})

test('first cells that are empty, say the same or stand alone name no row', () => {
  for (const unnamed of [table(['9', 'a'], ['', 'b']), table(['9', 'a'], ['9', 'b']), table(['9'], ['10'])])
    expect(nameRows(unnamed)).toBe(unnamed)
})
