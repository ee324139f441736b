import fc from 'fast-check'

const run = fc
  .tuple(fc.constantFrom(...'_*~[]{}<|#`'), fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 9 })))
  .map(([sign, length]) => sign.repeat(length))
const word = fc.constantFrom('a', 'Name', 'ß', '1', '42', '.', '1.', '“x”', 'a_b')

/** Runs of signs that Markdown reads, between digits and words, with and without spaces. */
export const signRuns = fc
  .array(fc.oneof({ weight: 3, arbitrary: run }, { weight: 2, arbitrary: word }, fc.constant(' ')), { maxLength: 7 })
  .map((parts) => parts.join(''))
