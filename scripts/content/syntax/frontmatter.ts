import matter from 'gray-matter'
import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { FieldIssue } from '../model/issue.ts'
import { oddSpaces } from './field-spaces.ts'
import { invisibleAt } from './invisible.ts'
import { type OtherFields, otherFields } from './other-fields.ts'
import { readPlainYaml } from './plain-yaml.ts'
import { type Fields, readFields } from './read-fields.ts'

/** The longest block of fields that is read, in characters: several times what any kind of page needs. */
const longest = 20_000

/** Reads the part of an MDX file between its two `---` lines. `end` is the offset at which the body begins. */
export function readFrontmatter(file: string, text: string): Fields & { end: number } {
  const stray = strayLine(text)
  if (stray) {
    // As a comment the line is in nobody's way.
    const read = readFrontmatter(file, `${text.slice(0, stray.at)}#${text.slice(stray.at + 1)}`)
    return { ...read, issues: [{ ...issue(file, stray.message), ...stray.words }, ...read.issues] }
  }
  const end = fieldsEnd(text)
  if (end === undefined) {
    const other = otherFields(text)
    const found = other ? fieldsOf(other, file) : noFrontmatter(file, text)
    return { data: null, issues: [found], broken: [], end: other?.end ?? 0, readable: text }
  }
  if (end > longest) return { data: null, issues: [tooLong(file)], broken: [], end, readable: text }
  const { plain, issues } = oddSpaces(file, text, end)
  const data = readPlainYaml(plain.slice(plain.indexOf('\n'), end - 4))
  const fields = data ? { data, issues: [], broken: [], readable: plain } : readMatter(file, plain)
  return { ...fields, issues: [...issues, ...fields.issues, ...restOfLine(file, text, end)], end }
}

/** A line that would end the fields before or among them: fields follow it, and then the line that does end them. */
function strayLine(text: string) {
  const twice = /^---[ \t]*\n\s*(?=---[ \t]*\n\s*[A-Za-z]\w*:)/.exec(text)?.[0]
  const end = fieldsEnd(text)
  if (twice === undefined && (end === undefined || end > longest || !fieldsFollow.test(text.slice(end))))
    return undefined
  const at = twice === undefined ? (end as number) - 3 : twice.length
  const [written = ''] = /^-+/.exec(text.slice(at)) ?? []
  const line = text.slice(0, at).split('\n').length
  const [message, hint] =
    twice === undefined
      ? [`This line ${written} would end the fields, and more of them follow.`, 'Remove it.']
      : ['The line --- stands twice before the fields, so they would end before they begin.', 'Remove one of the two.']
  return { at, message, words: { line, endColumn: written.length + 1, hint } }
}

/** The rest of a line of hyphens, lines of fields of which the first has a name, and another line of hyphens. */
const fieldsFollow =
  /^-*[ \t]*\n\s*[a-z]\w*:(?=[ \n])(?:[^\n]*\n(?:[a-z]\w*:(?=[ \n])|[ \t]|(?:- |#)|(?=\n)))*[^\n]*\n---[ \t]*(?:\n|$)/

/** Fields that the full parser has to read. */
function readMatter(file: string, text: string): Fields {
  const engine = { parse: (yaml: string) => readFields(file, text, yaml, 3), stringify: () => '' }
  // Without an options object gray-matter would cache by content and hide errors on the second read.
  const { data, isEmpty } = matter(text, { language: 'yaml', engines: { yaml: engine } }) as unknown as {
    data: Fields
    isEmpty?: boolean
  }
  return isEmpty ? { data: {}, issues: [], broken: [], readable: text } : data
}

function restOfLine(file: string, text: string, end: number): FieldIssue[] {
  const rest = /^[^\n]*/.exec(text.slice(end))?.[0] ?? ''
  if (rest.trim() === '') return []
  const line = text.slice(0, end).split('\n').length
  return [
    {
      ...issue(file, 'A line that begins with --- ends the fields, and nothing else can stand on it.'),
      line,
      endColumn: 4 + rest.length,
      hint: 'Write --- alone on the line, or put the text that begins with it in double quotes.',
    },
  ]
}

/** A line that was meant as ---: after blanks, with the dashes other programs make of hyphens, or one hyphen short. */
const nearly = /^[ \t\u00a0\u200b\ufeff]*(?:-{2,}|[–—][-–—]*)[ \t]*$/m
const plainHyphens = 'Write ---, three plain hyphens at the very beginning of the line and nothing else on it.'

function noFrontmatter(file: string, text: string): FieldIssue {
  if (/^---[ \t]*(?:\n|$)/.test(text)) {
    const [found] = nearly.exec(text.slice(4)) ?? []
    if (found === undefined)
      return {
        ...issue(file, 'The block of fields that this line opens is never closed.'),
        endColumn: 4,
        hint: 'Put a line with only --- after the last field.',
      }
    const line = text.slice(0, text.indexOf(`\n${found}`) + 1).split('\n').length
    const message = 'This line does not end the fields, so they are never closed.'
    return { ...issue(file, message), line, endColumn: found.length + 1, hint: plainHyphens }
  }
  const start = text.search(/\S/)
  const unseen = start > 0 ? invisibleAt(text, 0) : undefined
  if (unseen && text.startsWith('---', start))
    return {
      ...issue(file, `There is ${unseen} before the first ---, so the file does not begin with its fields.`),
      endColumn: 2,
      hint: 'Delete what stands before ---, or delete the line and type --- again.',
    }
  if (start > 0 && text.startsWith('---', start))
    return {
      ...issue(
        file,
        'There are spaces or blank lines before the first ---, so the file does not begin with its fields.',
      ),
      endColumn: 1,
      hint: 'Delete them: --- stands at the very beginning of the file.',
    }
  const [first = ''] = text.split('\n', 1)
  if (nearly.test(first))
    return {
      ...issue(file, 'The line that should begin the fields is not ---.'),
      endColumn: first.length + 1,
      hint: plainHyphens,
    }
  return {
    ...issue(file, 'The file does not begin with its fields.'),
    endColumn: 1,
    hint: 'Begin with a line ---, then one field per line such as `title: The title`, then another line ---, then the text.',
  }
}

const fieldsOf = ({ message, hint, fix }: OtherFields, file: string): FieldIssue => {
  return { ...issue(file, message), endColumn: 2, hint, ...(fix && { fixes: [fix] }) }
}

function tooLong(file: string): FieldIssue {
  const message = 'The fields are too long to be read: there is probably text between the two --- lines.'
  return { ...issue(file, message), hint: 'Put the line --- after the last field, before the text.' }
}

function issue(file: string, message: string): FieldIssue {
  return { severity: 'error', rule: 'frontmatter', file, line: 1, column: 1, message }
}
