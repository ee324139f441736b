import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { type Collection, collections } from '../../src/content/collections.ts'
import { slugOf } from '../../src/lib/slug-of.ts'
import { starterFields } from '../content/fields/starter-fields.ts'
import { suggest } from '../content/fields/suggest.ts'
import { UsageError } from '../tools/usage-error.ts'
import { type Kind, kinds } from './kinds.ts'

/** A file that was started. */
export interface NewEntry {
  /** From the project's root. */
  file: string
  address: string
  next: string
}

const usage = `npm run new -- <kind> "Title of it"   (kinds: ${Object.keys(kinds).join(', ')})`

function kindNamed(word: string | undefined): Kind {
  if (!word) throw new UsageError('Which kind of entry?', usage)
  const kind = kinds[word]
  if (kind) return kind
  const meant = suggest(word.toLowerCase(), Object.keys(kinds))
  throw new UsageError(`There is no kind "${word}".${meant ? ` Did you mean ${meant}?` : ''}`, usage)
}

/** `services/Pricing` → the folder `services/` and the title `Pricing`: a page may stand below another one. */
function typedName(typed: string, nested: boolean): { slug: string; title: string } {
  // Somebody may type an address, which begins with a slash.
  const words = typed.trim().replace(/^\/+|\/+$/g, '')
  const slug = slugOf(nested ? words : words.replaceAll('/', ' '))
  if (!slug) throw new UsageError(`"${words}" has no letters to make an address of.`)
  const title = nested ? words.slice(words.lastIndexOf('/') + 1) : words
  return { slug, title: title.trim() }
}

function nextOrder(folder: string, names: string[]): number {
  const orders = names.map((name) => /"order":\s*(\d+)/.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1])
  return Math.max(0, ...orders.map(Number).filter(Number.isFinite)) + 1
}

/**
 * Writes a starter file for an entry.
 *
 * @throws UsageError when the kind is unknown, the title is missing or refused, or the file exists already.
 */
export function createEntry(root: string, word: string | undefined, words: string | undefined, date: string): NewEntry {
  const { text, ...entry } = starter(root, word, words, date)
  writeNew(root, entry.file, text)
  return entry
}

/**
 * What a new entry begins with: every required field, with words that say what belongs there. It is a draft.
 *
 * @throws UsageError when the kind is unknown, or the title is missing or refused.
 */
export function starter(
  root: string,
  word: string | undefined,
  words: string | undefined,
  date: string,
): NewEntry & { text: string } {
  const kind = kindNamed(word)
  if (!words?.trim()) throw new UsageError('The title is missing.', `npm run new -- ${word} "Title of it"`)
  const row = collections[kind.collection] as Extract<Collection, { kind: 'entries' }>
  const folder = path.join(root, 'content', row.path)
  mkdirSync(folder, { recursive: true })
  const { slug, title } = typedName(words, row.nested ?? false)
  const start = {
    title,
    today: date,
    nextOrder: nextOrder(
      folder,
      readdirSync(folder).filter((name) => name.endsWith('.json')),
    ),
  }
  checkTitle(title, row.schema, kind.fields(start))
  const fields = starterFields(root, row.schema, { ...kind.fields(start), draft: true })
  const file = `content/${row.path}/${slug}.${row.format}`
  const text = row.format === 'mdx' ? printFrontmatter(fields) + (kind.body ?? '') : printJson(fields)
  return { file, address: kind.address(slug), next: kind.next, text }
}

/** A title that its field refuses would be the first error of a file that its author has not seen yet. */
function checkTitle(title: string, schema: z.ZodType, known: Record<string, unknown>): void {
  const issues = schema.safeParse(known).error?.issues ?? []
  const refused = issues.find(({ path: [field = ''] }) => known[String(field)] === title)
  if (refused) throw new UsageError(`"${title}" cannot be used: it ${refused.message}.`)
}

function writeNew(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  try {
    writeFileSync(path.join(root, file), text, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new UsageError(`${file} exists already. Nothing was changed. Choose another title, or edit that file.`)
  }
}

/** Of the formatter of the project. */
const lineLength = 120

/** JSON as the formatter of the project leaves it: a list of short values stays on one line. */
function json(value: unknown, indent: string, used: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    const flat = value.every((item) => typeof item !== 'object') && used + line.length < lineLength
    return flat ? line : `[\n${value.map((item) => inner + json(item, inner, inner.length)).join(',\n')}\n${indent}]`
  }
  const lines = Object.entries(value).map(([key, item]) => {
    const name = `${inner}${JSON.stringify(key)}: `
    return name + json(item, inner, name.length)
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** The fields of an entry as the text of a JSON file. */
function printJson(fields: object): string {
  return `${json(fields, '', 0)}\n`
}

/** The fields of an entry as the head of an MDX file. */
function printFrontmatter(fields: object): string {
  return `---\n${stringify(fields, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---\n\n`
}
