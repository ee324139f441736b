import matter from 'gray-matter'
import { parse } from 'yaml'
import type { FieldIssue } from '../fields/field-issue.ts'
import { readPlainYaml } from './plain-yaml.ts'
import { readYamlSlowly } from './yaml-errors.ts'

/** The part of an MDX file between its two `---` lines. */
export interface Frontmatter {
  /** `null` when it could not be read. */
  data: Record<string, unknown> | null
  issues: FieldIssue[]
}

// The core schema leaves dates as the text they are written as.
const engine = {
  parse: (yaml: string) =>
    readPlainYaml(yaml) ?? (parse(yaml, { schema: 'core', prettyErrors: false, logLevel: 'error' }) as object),
  stringify: () => '',
}

/** Reads the frontmatter: fast when it is well-formed, a second time with positions when it is not. */
export function readFrontmatter(file: string, text: string): Frontmatter {
  const end = frontmatterEnd(text)
  if (end === undefined) return { data: null, issues: [noFrontmatter(file, text)] }
  try {
    // Without an options object gray-matter would cache by content and hide errors on the second read.
    const { data } = matter(text.slice(0, end), { language: 'yaml', engines: { yaml: engine } })
    if (isRecord(data)) return { data, issues: [] }
    return { data: null, issues: [notFields(file)] }
  } catch {
    return readYamlSlowly(file, text, end)
  }
}

/** The offset after the closing `---`, if the text begins with frontmatter. */
export function frontmatterEnd(text: string): number | undefined {
  if (!/^---[ \t]*(?:\n|$)/.test(text)) return undefined
  const close = /\n---[ \t]*(?=\n|$)/g
  close.lastIndex = 3
  return close.exec(text) ? close.lastIndex : undefined
}

function noFrontmatter(file: string, text: string): FieldIssue {
  const opened = /^---[ \t]*(?:\n|$)/.test(text)
  return {
    severity: 'error',
    rule: 'frontmatter',
    file,
    line: 1,
    column: 1,
    endColumn: opened ? 4 : 1,
    message: opened
      ? 'The block of fields that this line opens is never closed.'
      : 'The file does not begin with its fields.',
    hint: opened
      ? 'Put a line with only --- after the last field.'
      : 'Begin with a line ---, then one field per line such as `title: The title`, then another line ---, then the text.',
  }
}

function notFields(file: string): FieldIssue {
  return {
    severity: 'error',
    rule: 'frontmatter',
    file,
    line: 2,
    column: 1,
    message: 'Between the two --- lines there are no fields.',
    hint: 'Write one field per line, such as `title: The title`.',
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
