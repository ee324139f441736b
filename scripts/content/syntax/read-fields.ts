import { yamlTooDeep } from '#src/lib/yaml-too-deep.ts'
import { yamlDocument } from '../fields/yaml-document.ts'
import type { FieldIssue } from '../model/issue.ts'
import { spanAt } from '../model/position.ts'
import { groupBefore, indentedFirst, namesIn, type Part, tabsOnce, twiceWords } from './indented-fields.ts'
import { masked } from './masked-text.ts'
import { fieldBelow, yamlIssue } from './yaml-errors.ts'
import { lostText } from './yaml-losses.ts'

/** The fields between the two `---` lines. */
export interface Fields {
  /** `null` when none could be read. */
  data: Record<string, unknown> | null
  issues: FieldIssue[]
  /** The fields that could not be read: nothing can be said about their values. */
  broken: string[]
  /** The text in which fields that could not be read are blank. */
  readable: string
}

/**
 * Reads fields that stand at an offset of a file. Well-formed ones are read as a whole; otherwise each field is read
 * by itself, so that a mistake in one hides nothing in the others.
 */
export function readFields(file: string, text: string, yaml: string, offset: number): Fields {
  const deep = yamlTooDeep(yaml)
  if (deep !== undefined) {
    const issue = yamlIssue(file, text, { code: 'RESOURCE_EXHAUSTION', pos: [deep, deep + 1] }, offset)
    return { data: null, issues: [issue], broken: [], readable: text }
  }
  const whole = readPart(file, text, yaml, offset)
  const parts = partsOf(yaml)
  const first = parts.length > 0 && whole.issues.length > 0 ? indentedFirst(yaml) : undefined
  if (first) {
    const read = readFields(file, text, first.plain, offset)
    const issue = yamlProblem(file, text, [offset + first.start, offset + first.end], first.words)
    return { ...read, issues: [issue, ...read.issues], broken: [...read.broken, first.name] }
  }
  if (whole.issues.length === 0 || parts.length === 0) return { ...whole, broken: [], readable: text }
  const read = parts.map(({ start, end }) => readPart(file, text, yaml.slice(start, end), offset + start))
  const names = parts.map(({ name }) => name)
  const isTwice = (index: number) => names.indexOf(names[index] as string) !== index
  const isBroken = (index: number) => (read[index]?.issues.length ?? 0) > 0 || isTwice(index)
  const issues = parts.flatMap(({ name, start }, index) => {
    const own = read[index]?.issues ?? []
    if (!isTwice(index) || !name) return own
    const group = groupBefore(yaml, parts, index)
    const at = offset + start
    // A line too far left makes all below it stand too far right.
    return [yamlProblem(file, text, [at, at + name.length], twiceWords(name, group)), ...(group ? [] : own)]
  })
  const readable = parts.reduce(
    (blank, { start, end }, index) => (isBroken(index) ? masked(blank, offset + start, offset + end) : blank),
    text,
  )
  return {
    data: Object.assign({}, ...read.map((part) => part.data)),
    issues: tabsOnce(issues.length > 0 ? issues : whole.issues),
    broken: parts.flatMap((_, index) => (isBroken(index) ? namesIn(yaml, parts, index) : [])),
    readable,
  }
}

function readPart(file: string, text: string, yaml: string, offset: number): Pick<Fields, 'data' | 'issues'> {
  const document = yamlDocument(yaml)
  const tabs = document.errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  const tooDeep = document.errors.filter((error) => fieldBelow(text, offset, error)).slice(0, 1)
  // A line that is indented wrongly stands nowhere, and neither do those that follow it.
  const told = [tabs, tooDeep].find(({ length }) => length > 0) ?? document.errors
  const errors = told.map((error) => yamlIssue(file, text, error, offset))
  // What follows on the same line is the same mistake.
  const issues = errors.filter(({ line }, at) => errors.findIndex((error) => error.line === line) === at)
  if (issues.length === 0) issues.push(...lostText(file, text, document, yaml, offset))
  if (issues.length > 0) return { data: null, issues }
  const data: unknown = document.toJS()
  const isGroup = typeof data === 'object' && data !== null && !Array.isArray(data)
  return isGroup
    ? { data: data as Record<string, unknown>, issues: [] }
    : { data: null, issues: [noField(file, text, yaml, offset)] }
}

/** The fields of the first level: each begins at the margin and goes on until the next one. */
function partsOf(yaml: string): Part[] {
  const starts = [...yaml.matchAll(/^(?![ \t#\n]|- |-$|[\]}])"?([^\s:"]*)/gm)]
  return starts.map(({ 1: name = '', index }, at) => ({
    name,
    start: at === 0 ? 0 : index,
    end: starts[at + 1]?.index ?? yaml.length,
  }))
}

function noField(file: string, text: string, yaml: string, offset: number): FieldIssue {
  const start = offset + yaml.search(/\S|$/)
  return yamlProblem(file, text, [start, start + yaml.trim().length], {
    message: 'This is no field: a name and a colon with a space after it are missing.',
    hint: 'Write one field per line, such as `title: The title`.',
  })
}

function yamlProblem(
  file: string,
  text: string,
  [start, end]: readonly [number, number],
  words: { message: string; hint: string },
): FieldIssue {
  return { severity: 'error', rule: 'yaml', file, ...spanAt(text, start, end), ...words }
}
