import type { WholeFix } from '../model/fix.ts'
import { spanAt } from '../model/position.ts'
import type { Mistake } from './mistake.ts'
import { quietCode } from './quiet-code.ts'
import type { Stray } from './strays.ts'

const begun = {
  message: 'This is no note: other programs make one of these signs, and readers would see them here.',
  hint: 'Write <Callout title="Note">, the words and </Callout>, with blank lines between the three.',
}

/** What is said of a note that begins at an offset, where its signs cannot be read. */
export function noteAt(text: string, at: number): Mistake {
  const fix = asCallout(text, at)
  return { ...begun, rule: 'note-syntax', at: [at, at + 3], ...(fix && { fix }) }
}

/** What other programs begin and end a note by. */
export const noteSigns: readonly Stray[] = [
  {
    pattern: /^(?:\[![\w-]+\]|!!![ \t]*\w+)|:::+(?<=(?:^|\n)[ \t>]*:+)[ \t]*[\w{.]+/g,
    ...begun,
    fix: asCallout,
  },
  {
    pattern: /:::+(?<=(?:^|\n)[ \t>]*:+)(?=[ \t]*(?:\n|$))/g,
    message: 'Other programs end a note with these signs. Here readers would see them.',
    hint: 'Delete them.',
    write: () => '',
    isTold: closesNote,
  },
]

/** The lines of a text without the signs of its samples of code. */
const linesOf = (text: string) => (quietCode(text) ?? text).split('\n')
const isBlank = (line: string | undefined) => (line ?? '').trim() === ''

/** A note of another program as a <Callout>, where it begins at the beginning of a line and its end is known. */
function asCallout(text: string, at: number): WholeFix | undefined {
  const first = spanAt(text, at).line - 1
  const lines = linesOf(text)
  const written = lines[first] ?? ''
  if (written.startsWith(':::')) return container(lines, first)
  if (written.startsWith('!!!')) return indented(lines, first)
  return written.startsWith('>') ? quoted(lines, first) : undefined
}

/** Whether a line of ::: ends a note that begins above it, whose press takes it along. */
function closesNote(text: string, at: number): boolean {
  const lines = linesOf(text)
  const line = spanAt(text, at).line - 1
  return lines.some(
    (above, first) => first < line && opened.test(above) && container(lines, first) && endOf(lines, first) === line,
  )
}

const opened = /^:::+[ \t]*[\w{.]/
const closed = /^:::+[ \t]*$/

/** The line that ends what a line of ::: begins: those between them may hold others. */
function endOf(lines: readonly string[], first: number): number | undefined {
  let depth = 0
  for (let at = first; at < lines.length; at += 1) {
    if (opened.test(lines[at] ?? '')) depth += 1
    else if (closed.test(lines[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return undefined
}

/** `::: note Title`, `:::note[Title]`, `::: {.callout-note title="Title"}`, and a line of ::: at its end. */
function container(lines: readonly string[], first: number): WholeFix | undefined {
  const end = endOf(lines, first)
  const [, kind = '', title = ''] =
    /^:::+[ \t]*\{?\.?([\w-]+)(?:[ \t]+title="([^"]*)"\}|\}|\[([^\]]*)\]|[ \t]+([^{}]*?))?[ \t]*:*[ \t]*$/
      .exec(lines[first] ?? '')
      ?.filter((group, at) => at < 2 || group) ?? []
  const tag = openingTag(kind.replace(/^callout-/, ''), title)
  if (!tag || end === undefined || lines.slice(first + 1, end).every(isBlank)) return undefined
  return {
    says: tag,
    edits: [
      whole(lines, first, isBlank(lines[first + 1]) ? tag : `${tag}\n`),
      whole(lines, end, `${isBlank(lines[end - 1]) ? '' : '\n'}</Callout>${isBlank(lines[end + 1]) ? '' : '\n'}`),
    ],
  }
}

/** `!!! note "Title"`, and below it what is indented. */
function indented(lines: readonly string[], first: number): WholeFix | undefined {
  const [, kind = '', title = ''] = /^!!![ \t]*([\w-]+)(?:[ \t]+"([^"]*)")?[ \t]*$/.exec(lines[first] ?? '') ?? []
  const below = lines.slice(first + 1).findIndex((line) => !isBlank(line) && !/^(?: {4}|\t)/.test(line))
  return moved(lines, first, below === -1 ? lines.length : first + 1 + below, openingTag(kind, title), /^(?: {4}|\t)/)
}

/** `> [!NOTE] Title`, and the rest of the quotation. */
function quoted(lines: readonly string[], first: number): WholeFix | undefined {
  const [, kind = '', title = ''] = /^>[ \t]*\[!([\w-]+)\][+-]?[ \t]*(.*?)[ \t]*$/.exec(lines[first] ?? '') ?? []
  const below = lines.slice(first + 1).findIndex((line) => !line.startsWith('>'))
  const end = below === -1 ? lines.length : first + 1 + below
  // Words that go on without the sign would be a part of the quotation.
  return isBlank(lines[end]) ? moved(lines, first, end, openingTag(kind, title), /^> ?/) : undefined
}

/** The lines from one to before another with a tag around them and without what they begin with. */
function moved(lines: readonly string[], first: number, end: number, tag: string | undefined, begin: RegExp) {
  const inner = lines.slice(first + 1, end)
  const last = first + 1 + inner.findLastIndex((line) => !isBlank(line.replace(begin, '')))
  if (!tag || last === first) return undefined
  const edits = inner.slice(0, last - first).flatMap((line, at) => {
    const [instead = ''] = begin.exec(line) ?? []
    return instead ? [{ line: first + 2 + at, column: 1, instead, write: '' }] : []
  })
  const opening = whole(lines, first, isBlank(inner[0]?.replace(begin, '')) ? tag : `${tag}\n`)
  const closing = { line: last + 1, column: (lines[last] ?? '').length + 1, instead: '', write: '\n\n</Callout>' }
  return { says: tag, edits: [opening, ...edits, closing] }
}

const whole = (lines: readonly string[], at: number, write: string) => {
  return { line: at + 1, column: 1, instead: lines[at] ?? '', write }
}

/** The tag with the title of a note, or else its kind. None where the title has signs that mean something. */
function openingTag(kind: string, title: string): string | undefined {
  const words = title.trim() || kind.replaceAll(/[-_]/g, ' ').toLowerCase()
  if (!words || /["<>{}*_`[\]\\]/.test(words)) return undefined
  return `<Callout title="${words[0]?.toUpperCase()}${words.slice(1)}">`
}
