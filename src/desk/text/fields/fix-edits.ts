import type { DeskIssue, Fix, WholeFix } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import type { TextEdit } from '../model/text-edit.ts'
import { type FieldFormat, fieldEdits, readFields } from './fields.ts'

/** So far behind the place of an issue the words may stand that are to be others: behind the words of a link, say. */
const reach = 400

/**
 * The edits that put an issue right. None when the text is no longer what the issue was found in: then the next check says
 * what there is to do.
 */
export function fixEdits(text: string, format: FieldFormat, issue: DeskIssue, fix: Fix): TextEdit[] {
  if ('edits' in fix) return wholeEdits(text, format, fix)
  if ('value' in fix) return issue.field ? fieldEdits(text, format, pathIn(text, format, issue.field), fix.value) : []
  const place = offsetOf(text, issue.line, issue.column)
  const from = startOf(text, place, fix.instead)
  if (from === -1 || from > place + reach) return []
  const edit = { from, to: from + fix.instead.length, insert: fix.write }
  const close = text[from - 1] === '<' ? closingTag(text, edit.to, fix.instead) : undefined
  return close === undefined ? [edit] : [edit, { from: close, to: close + fix.instead.length, insert: fix.write }]
}

/** Where the words stand that are to be others. The words of a link may say its address, too, and are not meant. */
function startOf(text: string, place: number, instead: string): number {
  const address = /^!?\[/.test(text.slice(place, place + 2)) ? text.indexOf(`](${instead}`, place) : -1
  return address === -1 || address > place + reach ? text.indexOf(instead, place) : address + 2
}

/** All of them, or none where one of the places is another by now. Fields stand above the body. */
function wholeEdits(text: string, format: FieldFormat, { edits, fields = {} }: WholeFix): TextEdit[] {
  const body = edits.map(({ line, column, instead, write }) => {
    const from = offsetOf(text, line, column)
    return { from, to: from + instead.length, insert: write }
  })
  if (body.some(({ from }, at) => !text.startsWith(edits[at]?.instead ?? '', from))) return []
  return [...Object.entries(fields).flatMap(([name, value]) => fieldEdits(text, format, [name], value)), ...body]
}

/** The offset of the name in the tag that closes a block; none for a block without content. */
function closingTag(text: string, from: number, name: string): number | undefined {
  const [opening = ''] = /^[^>]*>/.exec(text.slice(from)) ?? []
  const close = text.indexOf(`</${name}>`, from)
  return opening.endsWith('/>') || close === -1 ? undefined : close + 2
}

/** A path as it is written, with numbers for the places in lists. */
function pathIn(text: string, format: FieldFormat, field: string): (string | number)[] {
  let here = readFields(text, format)
  return field.split('.').map((name) => {
    const segment = Array.isArray(here) ? Number(name) : name
    here = (here as Record<string | number, unknown> | undefined)?.[segment]
    return segment
  })
}

/** What a button says that makes a fix: `Write “2026-03-01”`. */
export function fixName(fix: Fix): string {
  if ('edits' in fix) return words.fix(fix.says, fix.places)
  const written = 'value' in fix ? fix.value : fix.write
  return words.fix(typeof written === 'string' ? written : JSON.stringify(written))
}

/** The offset of a place counted from 1, as the check names it. One behind the end of its line is the end of it. */
export function offsetOf(text: string, line = 1, column = 1): number {
  let start = 0
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', start)
    if (next === -1) break
    start = next + 1
  }
  const end = text.indexOf('\n', start)
  return Math.min(start + column - 1, end === -1 ? text.length : end)
}
