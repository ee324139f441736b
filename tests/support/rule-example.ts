import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type Collection, collections } from '#src/content/collections.ts'
import { placeOf } from '../../scripts/content/model/place.ts'
import type { Example, Rule } from '../../scripts/content/rules/rule.ts'
import { askSearch } from '../../scripts/outputs/search-answers.ts'
import { today } from './check-site.ts'
import { legalText, recordedLegal } from './legal-text.ts'
import { article, minimalContent, page, role } from './minimal-content.ts'
import { pngOf } from './pictures.ts'
import { temporarySite } from './temporary-site.ts'

/** The file the examples of a rule are a part of. */
export const fileOf = (rule: Rule) => rule.in ?? 'content/pages/about.mdx'

const published = 'content/legal/published.json'

/** The files of an example, each whole: what it does not say is what a valid file of its kind says. */
function filesOf(rule: Rule, example: Example): Record<string, string | Buffer | undefined> {
  const own = typeof example === 'string' ? { [fileOf(rule)]: example } : example
  const files = Object.fromEntries(
    Object.entries({ ...rule.beside, ...own }).map(([file, text]) => [file, whole(file, text)]),
  )
  const recorded = rule.beside?.[published] && example !== rule.right ? filesOf(rule, rule.right) : files
  const legal = Object.entries(recorded).filter(([file]) => /^content\/legal\/.*\.mdx$/.test(file)) as [
    string,
    string,
  ][]
  const records = recordedLegal(Object.fromEntries(legal))[published] ?? '[]'
  const given = (own as Record<string, string>)[published]
  return { ...files, [published]: given ? withGiven(records, given) : records }
}

/** The records of the texts beside an example, each with what the example says of it. */
function withGiven(records: string, given: string): string {
  const own = JSON.parse(given) as Fields[]
  const all = (JSON.parse(records) as Fields[]).map((fields, at) => deep(fields, own[at] ?? {}))
  return `${JSON.stringify(all, null, 2)}\n`
}

/** The same as texts, without what is recorded of them, unless the example says it. */
export function textsOf(rule: Rule, example: Example): Record<string, string | undefined> {
  const { [published]: records, ...others } = filesOf(rule, example)
  const isGiven = typeof example === 'string' ? fileOf(rule) === published : published in example
  const files = isGiven ? { ...others, [published]: records } : others
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text?.toString()]))
}

/** A site with the files of an example, and what else it is looked at with. */
export function siteOf(rule: Rule, example: Example) {
  const { BUILD_DATE: now = today, 'unfound-page': state, ...files } = filesOf(rule, example)
  const isFile = (entry: [string, unknown]): entry is [string, string | Buffer] => entry[1] !== undefined
  const { root } = temporarySite(Object.fromEntries(Object.entries(files).filter(isFile)))
  for (const [file, text] of Object.entries(files)) {
    const [, target] = /^→ (.+)/.exec(String(text)) ?? []
    if (target || text === undefined) rmSync(path.join(root, file))
    if (target) symlinkSync(target, path.join(root, file))
  }
  const stumbles = async () => {
    throw new Error(String(state))
  }
  return { root, now: String(now), askSearch: /stumbles/.test(String(state)) ? stumbles : askSearch }
}

/** The wrong example twice: in one paragraph where it is words of one, in two files where one has it once. */
export function twiceIn(rule: Rule): Example {
  const { wrong, twice, once, in: place = '.mdx' } = rule
  if (twice !== undefined) return twice
  if (once === 'file')
    return Object.fromEntries(
      Object.entries(typeof wrong === 'string' ? { [fileOf(rule)]: wrong } : wrong).flatMap(([file, text]) => [
        [file, text],
        [another(file), text],
      ]),
    )
  if (typeof wrong !== 'string' || !place.endsWith('.mdx') || wrong.startsWith('---'))
    throw new Error('Say in the row what two of it are, or of what there is one alone.')
  return isOfParagraph(rule) ? `${wrong} ${wrong}` : `${wrong}\n\n${wrong}`
}

/** Whether the wrong example is words of a paragraph, beside which others can stand. */
export const isOfParagraph = ({ wrong, in: place }: Rule) =>
  typeof wrong === 'string' && place === undefined && /^[\w[].*$/.test(wrong)

/** A second file of its kind. A version of a legal text is called after its day. */
const another = (file: string) =>
  file.startsWith('content/legal/') ? file.replace(/[^/]+(?=\/[^/]+$)/, 'notice') : file.replace(/(?=\.\w+$)/, '-2')

function whole(file: string, text: string): string | Buffer | undefined {
  const [, width, height] = /^(\d+) × (\d+)$/.exec(text) ?? []
  if (width && height) return pngOf(Number(width), Number(height), file)
  if (text === 'gone') return undefined
  if (text === 'empty') return ''
  const [, words] = /^(.+), saved as Windows-1252$/.exec(text) ?? []
  if (words) {
    const [fields = ''] = String(whole(file, words)).split(words)
    return Buffer.concat([Buffer.from(fields), Buffer.from(words, 'latin1')])
  }
  if (text.startsWith('→ ')) return text
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
  const [, own = '', end = '---', body = text.startsWith('---\n') ? '' : text] =
    /^---\n([\s\S]*?)(---|–+)(?:\n\n([\s\S]+))?$/.exec(text) ?? []
  const [, known = '', words = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(base) ?? []
  const fields = new Map([...linesOf(known), ...linesOf(own)])
  return `---\n${[...fields.values()].join('')}${end}\n${body ? `\n${body}\n` : words}`
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
  const named = (at: number) => known[0]?.id && { id: `record-${at + 1}` }
  return (given as Fields[]).map((fields, at) => deep(known[0], { ...named(at), ...fields }))
}

function deep(base: Fields, given: Fields): Fields {
  const isGroup = (value: unknown): value is Fields => typeof value === 'object' && !Array.isArray(value)
  const merged = Object.entries(given).map(([name, value]) =>
    value !== null && isGroup(value) && isGroup(base[name]) ? [name, deep(base[name], value)] : [name, value],
  )
  const fields = Object.entries({ ...base, ...Object.fromEntries(merged) })
  return Object.fromEntries(fields.filter(([, value]) => value !== null))
}
