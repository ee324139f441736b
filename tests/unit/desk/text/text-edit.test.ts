import { expect, test } from 'vitest'
import { applyEdits, editBetween, type TextEdit } from '#src/desk/text/model/text-edit.ts'
import { seededRandom } from '#src/lib/seeded-random.ts'

const text = 'One word.\n\nTwo words.\n\nThree words.\n'

test('what turns some edits of a text into others leaves alone what both do, and is as small as it can be', () => {
  const first = { from: 0, to: 3, insert: 'A single' }
  const last = { from: 29, to: 34, insert: 'of them' }
  const typed = (insert: string) => ({ from: 20, to: 20, insert })
  expect(editBetween(text, [first, typed(' mor'), last], [first, typed(' more'), last])).toEqual({
    from: 29,
    to: 29,
    insert: 'e',
  })
  expect(editBetween(text, [first, last], [first, last])).toBeUndefined()
  expect(editBetween(text, [], [first])).toEqual({ from: 0, to: 2, insert: 'A singl' })
})

test('whatever the edits are, it leads from one text to the other', () => {
  const random = seededRandom('edits')
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const some = (): TextEdit[] => {
    const places = [...new Set(Array.from({ length: 6 }, () => upTo(text.length)))].sort((a, b) => a - b)
    const pairs = places.flatMap((from, index) => (index % 2 ? [] : { from, to: places[index + 1] ?? from }))
    return pairs.map((pair) => ({ ...pair, insert: 'words'.slice(0, upTo(5)) }))
  }
  for (let round = 0; round < 2000; round += 1) {
    const [before, fresh] = [some(), some()]
    // Most of the edits stay while somebody types.
    const after = round % 2 ? fresh : before.map((edit, index) => (index === 1 ? { ...edit, insert: 'typed' } : edit))
    const edit = editBetween(text, before, after)
    expect(applyEdits(applyEdits(text, before), edit ? [edit] : [])).toBe(applyEdits(text, after))
  }
})
