import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { FieldIssue } from '../fields/field-issue.ts'
import { spanAt } from '../report/position.ts'

/** Reads strict JSON. `value` is undefined when it cannot be read; every problem has its place. */
export function readJson(file: string, text: string): { value: unknown; issues: FieldIssue[] } {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const issues = withoutEchoes(errors.map((error) => syntaxIssue(file, text, error)))
  if (tree) issues.push(...duplicateKeys(file, text, tree))
  return { value: tree && errors.length === 0 ? getNodeValue(tree) : undefined, issues }
}

function syntaxIssue(file: string, text: string, { error, offset, length }: ParseError): FieldIssue {
  const code = printParseErrorCode(error)
  const comma = trailingComma(text, offset, code)
  const words = comma === undefined ? (isSecondComma(text, offset) ? doubled : wordsByCode[code]) : trailing
  const at = comma ?? offset
  const [message, hint] = words ?? ['The file is not valid JSON here.', 'Compare the line with those of another file.']
  return {
    severity: 'error',
    rule: 'json',
    file,
    ...spanAt(text, at, at + (comma === undefined ? Math.max(length, 1) : 1)),
    message,
    hint,
  }
}

/** The parser reports some mistakes twice at the same place: the first report is the better one. */
function withoutEchoes(issues: FieldIssue[]): FieldIssue[] {
  return issues.filter(
    (issue, index) => issues.findIndex((other) => other.line === issue.line && other.column === issue.column) === index,
  )
}

/** The offset of the comma when the error is a bracket that follows one. */
function trailingComma(text: string, offset: number, code: string): number | undefined {
  if (code !== 'PropertyNameExpected' && code !== 'ValueExpected') return undefined
  const before = text.slice(0, offset).trimEnd()
  return before.endsWith(',') && /[}\]]/.test(text[offset] ?? '') ? before.length - 1 : undefined
}

/** Whether the error is a comma that follows another one. */
function isSecondComma(text: string, offset: number): boolean {
  return text[offset] === ',' && text.slice(0, offset).trimEnd().endsWith(',')
}

const doubled: [string, string] = ['There is one comma too many.', 'Remove one of the two.']
const trailing: [string, string] = ['There is a comma after the last item.', 'Remove this comma.']
const wordsByCode: Record<string, [message: string, hint: string]> = {
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
  InvalidEscapeCharacter: ['A backslash has a special meaning in JSON.', 'Write two backslashes.'],
  InvalidSymbol: ['This is no JSON value.', 'Put texts in double quotes.'],
  EndOfFileExpected: ['The entry ends before this, but more follows.', 'Remove what follows the last closing brace.'],
}

function duplicateKeys(file: string, text: string, node: Node): FieldIssue[] {
  const issues: FieldIssue[] = []
  const seen = new Set<string>()
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const key = child.children?.[0]
      const name = String(key?.value)
      if (key && seen.has(name)) issues.push(duplicateKey(file, text, key))
      seen.add(name)
    }
    issues.push(...duplicateKeys(file, text, child))
  }
  return issues
}

function duplicateKey(file: string, text: string, key: Node): FieldIssue {
  const place = spanAt(text, key.offset, key.offset + key.length)
  return {
    severity: 'error',
    rule: 'json',
    file,
    ...place,
    message: `The field \`${key.value}\` is given twice.`,
    hint: 'Remove one of the two lines.',
  }
}
