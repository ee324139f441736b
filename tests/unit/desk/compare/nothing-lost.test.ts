import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PartChanges } from '#src/desk/compare/file-changes.ts'
import type { Line } from '#src/desk/compare/line-changes.ts'
import { contentFiles } from '../text/read-for-test.ts'
import { compared, told } from './compared.ts'

const files = contentFiles(/\.(?:mdx|json)$/)

/** What stands in a file at two places, and what is written there instead. */
const edits = fc.record({
  file: fc.nat(files.length - 1),
  at: fc.nat(40_000),
  length: fc.oneof(fc.constant(0), fc.nat(40), fc.nat(600)),
  words: fc.constantFrom('', ' ', 'zyxw', '**zyxw**', '\n\n', '<', '"', '{', '| ', '- ', '\n---\n', '[zyxw](/contact)'),
})

function edited({ file, at, length, words }: { file: number; at: number; length: number; words: string }) {
  const [name, text] = files[file] as (typeof files)[number]
  const from = at % text.length
  return { name, text, after: text.slice(0, from) + words + text.slice(from + length) }
}

function lines(parts: readonly PartChanges[]): Line[] {
  return parts.flatMap(({ changes }) =>
    changes.flatMap(({ line, rows = [] }) => [...(line ? [line] : []), ...rows.flatMap(({ cells }) => cells)]),
  )
}

test('whatever is done to a file, something is told of it', () => {
  fc.assert(
    fc.property(edits, (edit) => {
      const { name, text, after } = edited(edit)
      fc.pre(after !== text)
      expect(told(compared(name, text, after))).not.toEqual([])
      expect(told(compared(name, text, text))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('a word that comes is told as inserted, and as struck when it goes again', () => {
  const word = 'Zyxw'
  fc.assert(
    fc.property(fc.nat(files.length - 1), fc.nat(40_000), (file, at) => {
      const [name, text] = files[file] as (typeof files)[number]
      const spaces = [...text.matchAll(/(?<=[a-z,]) (?=[a-z])/g)].map(({ index }) => index)
      fc.pre(spaces.length > 0)
      const place = spaces[at % spaces.length] as number
      const after = `${text.slice(0, place)} ${word}${text.slice(place)}`
      for (const [before, now, type] of [
        [text, after, 'inserted'],
        [after, text, 'deleted'],
      ] as const) {
        const parts = compared(name, before, now)
        const isSource = parts.some(({ source }) => source)
        // Between the attributes of a tag it is one of them.
        const isName = parts.some(({ changes }) => changes.some(({ place }) => place.includes(word)))
        const said = lines(parts).flatMap(({ runs }) => runs.filter((run) => run.type === type))
        const words = said.flatMap((run) => run.parts.map((part) => part.text)).join(' ')
        expect(isSource || isName || words.includes(word), `${name}: ${told(parts).join('\n')}`).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})
