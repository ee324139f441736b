import { expect, test } from 'vitest'
import { stretches } from '../../../../src/desk/ui/conflict/stretches.ts'

const mine = 'Title\n\nOne.\n\nMine.\n\nThree.\n'
const theirs = 'Title\n\nOne.\n\nTheirs.\n\nThree.\n'

test('two versions differ in the paragraphs that differ, and in nothing else', () => {
  expect(stretches(mine, theirs)).toEqual([
    { type: 'same', text: 'Title\n\nOne.\n\n' },
    { type: 'different', mine: 'Mine.\n\n', theirs: 'Theirs.\n\n' },
    { type: 'same', text: 'Three.\n' },
  ])
})

test('either side of all stretches is that version, byte for byte', () => {
  for (const [a, b] of [
    [mine, theirs],
    ['', 'x'],
    ['a\n\n\n', 'a'],
    ['a\r\n\r\nb', 'a\r\n\r\nc\n'],
  ] as const) {
    const side = (name: 'mine' | 'theirs') =>
      stretches(a, b)
        .map((part) => (part.type === 'same' ? part.text : part[name]))
        .join('')
    expect(side('mine')).toBe(a)
    expect(side('theirs')).toBe(b)
  }
})
