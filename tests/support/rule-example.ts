import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Collection, collections } from '#src/content/collections.ts'
import { placeOf } from '../../scripts/content/model/place.ts'
import type { Example, Rule } from '../../scripts/content/rules/rule.ts'
import { legalText, recordedLegal } from './legal-text.ts'
import { article, minimalContent, page, role } from './minimal-content.ts'
import { pngOf } from './pictures.ts'

/** The file the examples of a rule are a part of. */
export const fileOf = (rule: Rule) => rule.in ?? 'content/pages/about.mdx'

/** The files of an example, each whole: what it does not say is what a valid file of its kind says. */
export function filesOf(rule: Rule, example: Example): Record<string, string | Buffer | undefined> {
  const own = typeof example === 'string' ? { [fileOf(rule)]: example } : example
  const files = Object.entries({ ...rule.beside, ...own }).map(([file, text]) => [file, whole(file, text)] as const)
  const legal = files.filter(([file]) => file.startsWith('content/legal/')) as [string, string][]
  return { ...Object.fromEntries(files), ...recordedLegal(Object.fromEntries(legal)) }
}

function whole(file: string, text: string): string | Buffer | undefined {
  const [, width, height] = /^(\d+) × (\d+)$/.exec(text) ?? []
  if (width && height) return pngOf(Number(width), Number(height), file)
  if (text === 'gone') return undefined
  const place = placeOf(file.replace(/^content\//, ''))
  if (place.problem || !file.startsWith('content/')) return text
  if (file.endsWith('.mdx')) return withFields(validText(place.collection, place.slug), text)
  const given = parsed(text)
  return given ? JSON.stringify(withRecords(file, collections[place.collection], given), null, 2) : text
}

function validText(collection: string, slug: string): string {
  if (collection === 'articles') return article({ title: `On ${slug}` })
  if (collection === 'jobs') return role({ title: `As ${slug}`, posted: '2026-01-01', validThrough: '2027-01-01' })
  if (collection === 'legal') return legalText({ effective: slug.slice(slug.indexOf('/') + 1), changes: '' })
  return page({ title: slug === 'index' ? 'Home' : `Of ${slug}` })
}

/** A text with other fields, each with the lines below it, and another body. */
function withFields(base: string, text: string): string {
  const [, own = '', body = text.startsWith('---\n') ? '' : text] =
    /^---\n([\s\S]*?)---(?:\n\n([\s\S]+))?$/.exec(text) ?? []
  const [, known = '', words = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(base) ?? []
  const fields = new Map([...linesOf(known), ...linesOf(own)])
  return `---\n${[...fields.values()].join('')}---\n${body ? `\n${body}\n` : words}`
}

const linesOf = (text: string) =>
  [...text.matchAll(/^(\w+):.*\n(?:[ -].*\n)*/gm)].map(({ 0: lines, 1: name = '' }) => [name, lines] as const)

type Fields = Record<string, unknown>

/** What JSON says, if it is any. */
function parsed(text: string): Fields | Fields[] | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A record with other values, or a list of such: what is `null` is left out. */
function withRecords(file: string, row: Collection, given: Fields | Fields[]): unknown {
  if (row.kind === 'single') return deep(JSON.parse(minimalContent()[`content/${row.path}`] as string), given as Fields)
  const real = existsSync(file)
    ? file
    : path.join(path.dirname(file), readdirSync(path.dirname(file)).sort()[0] as string)
  const known = JSON.parse(readFileSync(real, 'utf8'))
  if (row.kind !== 'list') return deep(known, given as Fields)
  return (given as Fields[]).map((fields, at) => deep(known[0], { id: `record-${at + 1}`, ...fields }))
}

function deep(base: Fields, given: Fields): Fields {
  const isGroup = (value: unknown): value is Fields => typeof value === 'object' && !Array.isArray(value)
  const merged = Object.entries(given).map(([name, value]) =>
    value !== null && isGroup(value) && isGroup(base[name]) ? [name, deep(base[name], value)] : [name, value],
  )
  const fields = Object.entries({ ...base, ...Object.fromEntries(merged) })
  return Object.fromEntries(fields.filter(([, value]) => value !== null))
}
