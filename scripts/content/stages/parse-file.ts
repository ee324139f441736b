import { type Collection, collections } from '#src/content/collections.ts'
import { isDraft } from '#src/content/publication.ts'
import type { StyleGuide } from '#src/content/schemas/style-guide.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import { withOrigin } from '../body/came-from.ts'
import { type HearTree, readBody } from '../body/read-body.ts'
import { checkTexts } from '../checks/texts/check-texts.ts'
import { fileVoice } from '../checks/voice/file-voice.ts'
import { fieldRefs } from '../fields/field-refs.ts'
import { locateIssues } from '../fields/locate-issues.ts'
import { misplaced } from '../fields/misplaced.ts'
import { validate } from '../fields/validate.ts'
import type { Body, FileResult, Placed, Ref } from '../model/file-result.ts'
import type { FieldIssue, Issue } from '../model/issue.ts'
import { limitIssues } from '../report/limit-issues.ts'
import { decode } from '../syntax/decode.ts'
import { emptyFile } from '../syntax/empty-file.ts'
import { readFrontmatter } from '../syntax/frontmatter.ts'
import { readJson } from '../syntax/json.ts'
import { lengthRead } from '../syntax/length-read.ts'
import { textProblems } from '../syntax/text-problems.ts'
import { unfinishedParts } from '../syntax/unfinished-parts.ts'
import { guarded, stumbled } from './guard.ts'
import { validateList } from './validate-list.ts'

/** How many characters of a file are read: ten times the longest there is. */
const longest = 500_000
const noBody: Body = { body: [], headings: [], words: 0, refs: [], bodyRead: true }

/**
 * Reads one file as far as it can be read alone: bytes, syntax, fields, body. Whatever happens, it throws nothing.
 *
 * @param style how the firm writes; left out where nobody asks for it
 * @param hear told what a body was parsed to
 */
export function parseFile(placed: Placed, bytes: Buffer, style?: StyleGuide, hear?: HearTree): FileResult {
  const { file } = placed
  const row: Collection = collections[placed.collection]
  return guarded(
    () => {
      const { text, issues } = decode(file, bytes)
      if (issues.length > 0) return result(placed, issues)
      if (text.trim() === '') return result(placed, [emptyFile(file, row)])
      return readText(placed, row, text, style, hear)
    },
    (message, hint) => result(placed, [stumbled(file, message, hint)]),
  )
}

function readText(placed: Placed, row: Collection, text: string, style?: StyleGuide, hear?: HearTree): FileResult {
  if (lengthRead(text) > longest) return result(placed, [tooLong(placed.file)])
  const { issues, conflict } = textProblems(placed.file, text)
  if (conflict) return result(placed, issues)
  const read = row.kind === 'entries' && row.format === 'mdx' ? parseMdx : parseJson
  const parsed = read(placed, row, text, hear)
  // It quotes what is told elsewhere.
  if (placed.collection === 'accepted') return { ...parsed, refs: [] }
  // An address with a broken escape would make every rule stumble that reads addresses.
  const broken = parsed.refs.filter(({ kind, value }) => kind === 'link' && !isDecodable(value))
  const aside = [...broken.map((ref) => badEscape(placed.file, ref)), ...textIssues(parsed, text)]
  const voice = guarded(
    () => fileVoice(parsed, text, style),
    (message, hint) => ({ read: {}, issues: [stumbled(parsed.file, message, hint)] }),
  )
  return {
    ...parsed,
    read: voice.read,
    issues: [
      ...withOrigin(limitIssues([...issues, ...parsed.issues, ...locateIssues(aside, text)]), text),
      ...locateIssues(voice.issues, text),
    ],
    refs: [...parsed.refs.filter((ref) => !broken.includes(ref)), ...unfinishedParts(text)],
  }
}

function textIssues(parsed: FileResult, text: string): FieldIssue[] {
  return guarded(
    () => checkTexts(parsed, text),
    (message, hint) => [stumbled(parsed.file, message, hint)],
  )
}

function tooLong(file: string): Issue {
  const message = `The file is longer than ${longest} characters, so it is not read.`
  const hint = 'Divide it among several files.'
  return { severity: 'error', rule: 'too-long', file, line: 1, column: 1, message, hint }
}

function isDecodable(url: string): boolean {
  try {
    return decodeURI(url) !== undefined
  } catch {
    return false
  }
}

function badEscape(file: string, { kind: _, depth: __, value, ...place }: Ref): FieldIssue {
  const message = `The address "${value}" has a % that begins no escape.`
  return {
    severity: 'error',
    rule: 'link-form',
    file,
    ...place,
    message,
    hint: 'Write %25 for the sign itself, or remove it.',
  }
}

function parseMdx(placed: Placed, row: Collection, text: string, hear?: HearTree): FileResult {
  const { file } = placed
  const { issues: syntax, data, broken, end, readable } = readFrontmatter(file, text)
  const { value, issues: wrong } = data ? checkFields(placed, row, data) : { value: null, issues: [] }
  // Nothing is said about the values of fields that could not be read.
  const fields = wrong.filter(({ field }) => !broken.includes(field?.split('.')[0] ?? ''))
  const { issues, ...body } = guarded<Body & { issues: Issue[] }>(
    () => readBody(file, text, end, isDraft(data), hear),
    (message, hint) => ({ ...noBody, bodyRead: false, issues: [stumbled(file, message, hint)] }),
  )
  const read = result(
    placed,
    [...locateIssues([...syntax, ...fields], text, readable), ...issues],
    { ...body, refs: [...(value ? fieldRefs(value) : categoryIn(data)), ...body.refs] },
    value,
  )
  return isDraft(data) ? { ...read, draft: true } : read
}

/** The category is looked up in other files, so what is said about it need not wait until every other field is right. */
function categoryIn(data: unknown): Ref[] {
  return fieldRefs(data).filter(({ kind }) => kind === 'category')
}

function parseJson(placed: Placed, row: Collection, text: string): FileResult {
  const read = readJson(placed.file, text)
  const json = { ...read, issues: limitIssues(read.issues) }
  if (json.value === undefined) return result(placed, json.issues)
  const isList = row.kind === 'list'
  const {
    value,
    issues: wrong,
    ids = [],
  } = isList ? validateList(placed.file, row.schema, json.value) : checkObject(placed, row, json.value)
  // What is missing may be what could not be read.
  const issues = json.partial ? wrong.filter(({ rule }) => rule !== 'missing-field') : wrong
  const located = locateIssues(limitIssues([...json.issues, ...issues]), text, json.text)
  const whole = result(placed, located, { ...noBody, refs: fieldRefs(value) }, json.partial ? null : value)
  return { ...whole, ids, ...(isDraft(json.value) && { draft: true as const }) }
}

function checkObject(
  placed: Placed,
  row: Collection,
  value: unknown,
): { value: unknown; issues: FieldIssue[]; ids?: string[] } {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { $schema: _, ...fields } = value as Record<string, unknown>
    return checkFields(placed, row, fields)
  }
  const message = 'The file must hold one group of fields.'
  return {
    value: null,
    issues: [
      {
        severity: 'error',
        rule: 'json',
        file: placed.file,
        line: 1,
        column: 1,
        message,
        hint: 'Begin with { and end with }.',
      },
    ],
  }
}

function checkFields(
  placed: Placed,
  row: Collection,
  data: Record<string, unknown>,
): { value: unknown; issues: FieldIssue[] } {
  const checked = validate(placed.file, row.schema, data, { draft: isDraft(data) })
  const elsewhere = checked.issues.length > 0 ? misplaced(placed, data) : undefined
  return elsewhere ? { value: null, issues: [elsewhere] } : checked
}

function result(
  placed: Placed,
  issues: Issue[],
  body: Body = { ...noBody, bodyRead: false },
  value: unknown = null,
): FileResult {
  const { file, collection, slug } = placed
  const front = cacheKey(file, JSON.stringify([value, body.headings]))
  return { file, collection, slug, front, issues, ...body, value, ids: [] }
}
