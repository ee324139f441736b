import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { bodyEdits } from '#src/desk/text/body/body-edits.ts'
import { normalBody } from '#src/desk/text/body/normal-body.ts'
import { applyEdits, type TextEdit } from '#src/desk/text/model/text-edit.ts'
import { type EditPlan, editKinds, randomEdit } from './random-edit.ts'
import { contentFiles, everyKind, read } from './read-for-test.ts'

const texts = [...contentFiles(/\.mdx$/).map(([, text]) => text), everyKind()]
const documents = texts.map((text) => ({ text, doc: read(text) }))

const signs = fc.constantFrom(
  ...['*', '**', '_', '`', '[', ']', '(', ')', '<', '>', '{', '}', '#', '-', '+', '1.', '~', '|', '!', '&amp;', '\\'],
  ...['a', 'b', 'ß', ' ', '.', ':', 'http://', 'www.', '@', 'é', '😀', '=', '"', 'import', '^1'],
)
const words = fc.oneof(
  fc.constantFrom(
    'word',
    'two words',
    '(x)',
    '',
    '# a',
    '- a',
    '1. a',
    '[x](y)',
    '**b**',
    'a@b.co',
    'https://a.b',
    '~5',
  ),
  fc.array(signs, { maxLength: 6 }).map((parts) => parts.join('')),
)
const plans = fc.record({
  document: fc.nat(documents.length - 1),
  kind: fc.constantFrom(...editKinds),
  at: fc.nat(5000),
  to: fc.nat(5000),
  words,
})

/** Where two documents differ, with what stands there. */
function difference(a: Node, b: Node): string | undefined {
  const at = a.content.findDiffStart(b.content)
  const around = (doc: Node) =>
    doc.slice(Math.max(0, (at ?? 0) - 3), Math.min(doc.content.size, (at ?? 0) + 20)).toString()
  return at === null ? undefined : `${around(a)} instead of ${around(b)}`
}

/** How many places of a listing of changed lines the edits make. */
function hunks(text: string, edits: readonly TextEdit[]): number {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  let last = Number.NEGATIVE_INFINITY
  return edits.filter(({ from, to }) => {
    const apart = lineAt(from) > last + 1
    last = lineAt(to)
    return apart
  }).length
}

/** How many places an edit changes: what is moved leaves one and arrives at another. */
const mostPlaces = ({ kind }: EditPlan) => (kind.startsWith('move') ? 2 : 1)
/** Edits of a single word or sign never replace more than this many characters. */
const mostReplaced: Partial<Record<EditPlan['kind'], number>> = {
  space: 8,
  level: 3,
  'insert-paragraph': 0,
  'insert-item': 4,
}

// With another number in FAST_CHECK_SEED it tries others.
test('of 1,000 random edits each changes one place alone, and reads again as it was shown', () => {
  let made = 0
  fc.assert(
    fc.property(plans, ({ document, ...plan }) => {
      const { text, doc } = documents[document] as (typeof documents)[number]
      const shown = randomEdit(doc, plan)
      if (!shown) return
      made += 1
      const edits = bodyEdits(text, doc, shown)
      const saved = normalBody(read(applyEdits(text, edits)))
      expect(difference(saved, normalBody(shown))).toBeUndefined()
      expect(hunks(text, edits)).toBeLessThanOrEqual(mostPlaces(plan))
      const replaced = edits.reduce((sum, { from, to }) => sum + to - from, 0)
      // The last document has a block whose children stand on its own line: beside a new one it is written anew.
      if (document < documents.length - 1)
        expect(replaced).toBeLessThanOrEqual(mostReplaced[plan.kind] ?? Number.POSITIVE_INFINITY)
    }),
    { numRuns: 1750, seed: Number(process.env.FAST_CHECK_SEED ?? 7) },
  )
  expect(made).toBeGreaterThanOrEqual(1000)
})
