import { expect, test } from 'vitest'
import { valueAt } from '#src/desk/ui/rich/value-at.ts'

const tag = 'Words.\n\n<Chart title="Of a decision" series={[{ "label": "Late" }]} />'
const at = (words: string) => valueAt(tag, tag.indexOf(words), tag.indexOf(words) + words.length)

test('a passage of a tag is told by the value it stands in, in a list too', () => {
  expect(at('decision')).toEqual({ value: 'Of a decision', from: 5, to: 13 })
  expect(at('Late')).toEqual({ value: 'Late', from: 0, to: 4 })
})

test('in front of all values there is none, and none where no words are meant', () => {
  expect(at('Words')).toBeUndefined()
  expect(valueAt(tag, tag.indexOf('decision'))).toBeUndefined()
})
