import type { NamedProblem } from '../model/named-problem.ts'

type Words = readonly [message: string, hint: string]

/** Says in plain words what the parser found at an offset, and where the mistake really is. */
export function wordsOf(text: string, offset: number, code: string): { at: number; kind?: NamedProblem; words: Words } {
  const before = offsetBefore(text, offset)
  const afterComma = text[before] === ','
  const expected = code === 'PropertyNameExpected' || code === 'ValueExpected'
  if (expected && afterComma && /[}\]]/.test(text[offset] ?? ''))
    return { at: before, words: ['There is a comma after the last item.', 'Remove this comma.'] }
  if (text[offset] === ',' && afterComma)
    return { at: offset, words: ['There is one comma too many.', 'Remove one of the two.'] }
  const [sign = ''] = /^(?:\w+|;|=|\.)/.exec(text.slice(offset, offset + 40)) ?? []
  const instead = bySign.get(sign.toLowerCase())
  if (code === 'InvalidSymbol' && instead) return { at: offset, words: ['JSON does not know this.', instead] }
  const [, name] = /^(\w+)\s*:/.exec(text.slice(offset, offset + 80)) ?? []
  if (code === 'InvalidSymbol' && name)
    return {
      at: offset,
      kind: 'bare-name',
      words: ['The name of a field stands in double quotes.', `Write "${name}": and its value.`],
    }
  const at = code === 'InvalidCharacter' ? text.indexOf('\t', offset) : offset
  return { at, words: wordsByCode[code] ?? unknown }
}

/** The offset of the last character before another one that is no space. */
function offsetBefore(text: string, offset: number): number {
  let at = offset - 1
  while (at >= 0 && /\s/.test(text[at] ?? '')) at -= 1
  return at
}

const unknown: Words = ['The file is not valid JSON here.', 'Compare the line with those of another file.']
const bySign = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, 'Write true, in small letters.'] as const),
  ...['false', 'no', 'off'].map((word) => [word, 'Write false, in small letters.'] as const),
  [';', 'Write a comma.'],
  ['.', 'Write a comma.'],
  ['=', 'Write a colon.'],
])
const backslash: Words = ['A backslash has a special meaning in JSON.', 'Write two backslashes.']
const wordsByCode: Record<string, Words> = {
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  CommaExpected: ['A comma is missing before this.', 'Put a comma at the end of the line before.'],
  ColonExpected: ['A colon is missing after the name of the field.', 'Write `"name": value`.'],
  PropertyNameExpected: ['The name of a field is expected here, in double quotes.', 'Write `"name": value`.'],
  ValueExpected: [
    'A value is missing here.',
    'Write a text in double quotes, a number, true, false, a list or a group.',
  ],
  CloseBraceExpected: ['A closing brace } is missing.', 'Close every { with a }.'],
  CloseBracketExpected: ['A closing bracket ] is missing.', 'Close every [ with a ].'],
  UnexpectedEndOfString: [
    'A text is not closed on its line.',
    'Put a double quote at its end. A double quote inside a text is written \\".',
  ],
  InvalidCharacter: ['There is a tab inside this text.', 'Delete it and type a plain space.'],
  InvalidEscapeCharacter: backslash,
  InvalidUnicode: backslash,
  UnexpectedEndOfNumber: ['This is no number.', 'Write digits, with a point only before decimals: 6 or 6.5.'],
  InvalidSymbol: ['This is no JSON value.', 'Put texts in double quotes.'],
  EndOfFileExpected: ['The entry ends before this, but more follows.', 'Remove what follows the last closing brace.'],
}
