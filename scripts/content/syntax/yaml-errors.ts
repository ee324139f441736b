import type { YAMLError } from 'yaml'
import type { FieldIssue } from '../model/issue.ts'
import { lineBefore, spanAt } from '../model/position.ts'

/** Says in plain words why fields that stand at an offset of a file cannot be read. */
export function yamlIssue(
  file: string,
  text: string,
  error: Pick<YAMLError, 'code' | 'pos'> & { message?: string },
  offset: number,
): FieldIssue {
  const at = Math.min(offset + error.pos[0], text.length)
  const mark = /^Missing closing (["'])quote/.exec(error.message ?? '')?.[1]
  const bracket = /end with a ([\]}])$/.exec(error.message ?? '')?.[1]
  const below = fieldBelow(text, offset, error)
  if (below) return { severity: 'error', rule: 'yaml', file, ...spanAt(text, ...below.place), ...below.words }
  const opening = mark ?? (bracket && (bracket === ']' ? '[' : '{'))
  const start = opening ? text.lastIndexOf(opening, at - 1) : at
  const end = opening ? text.indexOf('\n', start) : offset + error.pos[1]
  const words = (mark && neverClosed) ||
    (bracket && [
      'The bracket that is opened here is never closed.',
      `Write ${bracket} at the end of what belongs inside.`,
    ]) ||
    (error.code === 'UNEXPECTED_TOKEN' && afterText(text, start, end)) ||
    (error.code === 'BAD_ALIAS' && /\n[ ]*\* $/.test(text.slice(Math.max(0, start - 40), start + 2)) && starWords) ||
    wordsByCode[error.code] || [
      `The fields cannot be read here: ${error.message}.`,
      'Compare the line with those of another file.',
    ]
  return {
    severity: 'error',
    rule: 'yaml',
    file,
    ...spanAt(text, start, Math.max(end, start + 1)),
    message: words[0],
    hint: words[1],
    ...(words === tabWords && { problem: 'tab-indent' }),
  }
}

/** A field on the next line that is indented further than this one, although this one has a text of its own. */
export function fieldBelow(text: string, offset: number, { code, pos }: Pick<YAMLError, 'code' | 'pos'>) {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'BAD_INDENT') return undefined
  // Behind a text in quotation marks, the parser points at the line itself.
  const own = text.lastIndexOf('\n', offset + pos[0] - 1)
  const start = code === 'BAD_INDENT' ? text.lastIndexOf('\n', own - 1) + 1 : own + 1
  const [line = '', next = ''] = text.slice(start).split('\n', 2)
  const [, deeper = '', inner] = /^( *)(\w+):(?: |$)/.exec(next) ?? []
  const from = start + line.length + 1
  if (code === 'BAD_INDENT' && inner !== undefined && deeper !== '' && /^ *- /.test(line))
    return {
      place: [from, from + deeper.length + inner.length] as const,
      words: {
        message: `The field \`${inner}\` is indented like an item of the list above it.`,
        hint: `Delete the spaces before it, or write "- " before it if it is an item.`,
      },
    }
  const [, indent = '', name] = /^( *)(\w+): (?=["']|(?!.*: ))/.exec(line) ?? []
  if (name === undefined || inner === undefined || deeper.length <= indent.length) return undefined
  const message = `This line is indented further than \`${name}\` above it, which is no group.`
  const hint = `Begin \`${inner}\` exactly below \`${name}\`, or indent \`${name}\` like the lines around it.`
  return { place: [from, from + deeper.length + inner.length] as const, words: { message, hint } }
}

type Words = [message: string, hint: string]

const neverClosed: Words = [
  'The text that begins with this quotation mark is never closed.',
  'Put the same plain mark at its end: curly ones close nothing. Inside a text write curly quotes “ ”.',
]

/** What stands behind a text that has ended already; nothing where no quotation mark ends one. */
function afterText(text: string, start: number, end: number): Words | undefined {
  const before = lineBefore(text, start)
  const mark = /^[\s-]*(?:\w+:)?\s*(["']).*\1\s*$/.exec(before)?.[1]
  if (!mark) return undefined
  if (/^\s*[,;.]\s*$/.test(text.slice(start, end)))
    return ['This sign stands behind the quotation mark that ends the text.', 'Remove it, or put it before the mark.']
  return mark === '"'
    ? [
        'The text ends at the quotation mark before this.',
        'Write curly quotes “ ” inside a text, or a backslash before each: \\".',
      ]
    : ['The text ends at the apostrophe before this.', 'Put the whole text in double quotes.']
}

const tabWords: Words = ['The line is indented with a tab.', 'Use two spaces instead.']

const starWords: Words = [
  'An item of a list of fields begins with a hyphen.',
  'Begin each with "- ", and not with "* ".',
]
const quoteIt = 'Put the whole text in double quotes: `title: "Before: after"`.'
const wordsByCode: Partial<Record<YAMLError['code'], Words>> = {
  DUPLICATE_KEY: ['This field is given twice.', 'Remove one of the two lines.'],
  BLOCK_AS_IMPLICIT_KEY: ['A colon followed by a space starts a field, but this line already has one.', quoteIt],
  BLOCK_IN_FLOW: [
    'A list in square brackets cannot contain lines of fields.',
    'Write one item per line, each starting with "- ".',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'This line is no field: a name and a colon are missing, or a text before it was not ended.',
    'Write `name: value`, and put texts that contain ": " or "#" in double quotes.',
  ],
  MISSING_CHAR: [
    'A quotation mark, bracket or colon is missing here.',
    'Close every quotation mark and bracket on the line, and write a colon and a space after the name of a field.',
  ],
  BAD_INDENT: [
    'The line begins too far left or right for where it stands.',
    'Indent with two spaces per level, the same for all fields of a group.',
  ],
  TAB_AS_INDENT: tabWords,
  BAD_SCALAR_START: ['A text cannot begin with this character.', 'Put the whole text in double quotes.'],
  BAD_DQ_ESCAPE: [
    'A backslash has a special meaning inside double quotes.',
    'Write two backslashes, or use single quotes.',
  ],
  UNEXPECTED_TOKEN: [
    'There is something here that does not belong to the field.',
    'Put the whole text in double quotes, or remove what is left over.',
  ],
  RESOURCE_EXHAUSTION: [
    'The fields are nested too deep to be read.',
    'Compare the line with those of another file: two levels are enough for every kind of page.',
  ],
  BAD_ALIAS: ['A text cannot begin with * or &.', 'Put the whole text in double quotes.'],
  MULTIPLE_DOCS: ['The fields end here, but more follow.', 'Use --- only before the first and after the last field.'],
}
