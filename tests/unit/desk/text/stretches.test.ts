import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEdits, stretches } from '#src/desk/text/model/stretches.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'

const mine = 'Title\n\nOne.\n\nMine.\n\nThree.\n'
const theirs = 'Title\n\nOne.\n\nTheirs.\n\nThree.\n'

const merged = (ours: string, others: string, from: string) => {
  const edits = mergeEdits(ours, others, from)
  return edits && applyEdits(ours, edits)
}

/** What one version says in all stretches. */
const side = (name: 'mine' | 'theirs', ...versions: Parameters<typeof stretches>) =>
  stretches(...versions)
    .map((part) => {
      if (part.type === 'same') return part.text
      if (part.type === 'different') return part[name]
      return part.by === name ? part.text : part.before
    })
    .join('')

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
    expect([side('mine', a, b), side('theirs', a, b)]).toEqual([a, b])
  }
})

const base = 'title: A\ndescription: B\n\nOne.\n\nTwo.\n\nThree.\n\nFour.\n'

test('what one side alone changed, put in or took out is taken, in neighbouring lines too', () => {
  const ours = base.replace('A', 'Mine').replace('Two.\n\n', 'Two.\n\nBetween.\n\n')
  const others = base.replace('B', 'Theirs').replace('Four.\n', '').replace('Two', 'Zwei')
  expect(merged(ours, others, base)).toBe('title: Mine\ndescription: Theirs\n\nOne.\n\nZwei.\n\nBetween.\n\nThree.\n\n')
  expect(stretches(ours, others, base).filter(({ type }) => type === 'taken')).toEqual([
    { type: 'taken', by: 'mine', before: 'title: A\n', text: 'title: Mine\n' },
    { type: 'taken', by: 'theirs', before: 'description: B\n\n', text: 'description: Theirs\n\n' },
    { type: 'taken', by: 'theirs', before: 'Two.\n\n', text: 'Zwei.\n\n' },
    { type: 'taken', by: 'mine', before: '', text: 'Between.\n\n' },
    { type: 'taken', by: 'theirs', before: 'Four.\n', text: '' },
  ])
})

test('what both sides changed is asked, and what both changed alike is not', () => {
  const ours = base.replace('One', 'Mine').replace('Four', 'Vier')
  const others = base.replace('One', 'Theirs').replace('Four', 'Vier')
  expect(stretches(ours, others, base)).toEqual([
    { type: 'same', text: 'title: A\ndescription: B\n\n' },
    { type: 'different', mine: 'Mine.\n\n', theirs: 'Theirs.\n\n' },
    { type: 'same', text: 'Two.\n\nThree.\n\nVier.\n' },
  ])
  expect(merged(ours, others, base)).toBeUndefined()
  // Both put something in at the same place, and one changes what the other takes out.
  expect(merged(base.replace('Two', 'X.\n\nTwo'), base.replace('Two', 'Y.\n\nTwo'), base)).toBeUndefined()
  expect(merged(base.replace('Two.\n\n', ''), base.replace('Two', 'Zwei'), base)).toBeUndefined()
})

test('no word of either side is lost, whatever they changed', () => {
  const text = fc
    .array(fc.constantFrom('a\n', 'b\n', 'c\n\n', 'd\n', 'e', '\n'), { maxLength: 7 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, text, text, (ours, others, from) => {
      expect([side('mine', ours, others, from), side('theirs', ours, others, from)]).toEqual([ours, others])
      expect(merged(ours, from, from)).toBe(ours)
      expect(merged(from, others, from)).toBe(others)
    }),
    { numRuns: 2000 },
  )
})
