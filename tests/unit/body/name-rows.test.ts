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
  expect(nameRows(table(['Nine', '9'], ['Ten', '10']))).toEqual([
    'table',
    null,
    [
      'tbody',
      null,
      ['tr', null, ['th', { scope: 'row' }, 'Nine'], ['td', null, '9']],
      ['tr', null, ['th', { scope: 'row' }, 'Ten'], ['td', null, '10']],
    ],
  ])
})

test('first cells that are empty or figures, say the same or stand alone name no row', () => {
  for (const unnamed of [
    table(['a', '9'], ['', '10']),
    table(['9', 'a'], ['10', 'b']),
    table(['a', '9'], ['a', '10']),
    table(['a'], ['b']),
  ])
    expect(nameRows(unnamed)).toBe(unnamed)
})
