import type { JsonSchema } from '../requests/json-schema.ts'
import type { LinkTarget } from '../requests/writing.ts'
import { namedIn } from './named.ts'
import type { Proposal, Vocabulary } from './proposal.ts'

type Site = Pick<Vocabulary, 'file' | 'targets'>

/** The schema of what stands at a path. */
export function schemaAt(schema: JsonSchema, path: readonly (string | number)[]): JsonSchema | undefined {
  let here: JsonSchema | undefined = schema
  for (const segment of path) {
    const other: JsonSchema | boolean | undefined = here?.additionalProperties
    here = here?.items ?? here?.properties?.[segment] ?? (typeof other === 'object' ? other : undefined)
  }
  return here
}

/** The fields a group can have besides those it has. */
export function fieldProposals(schema: JsonSchema | undefined, taken: ReadonlySet<string>): Proposal[] {
  return Object.entries(schema?.properties ?? {})
    .filter(([name]) => !taken.has(name))
    .map(([name, { description }]) => ({ label: name, kind: 'field', ...(description && { detail: description }) }))
}

/** The values a field can have, as they are said: not in quotation marks. */
export function valueProposals(schema: JsonSchema | undefined, { file, targets }: Site): Proposal[] {
  if (!schema) return []
  if (schema.entryOf) return entriesOf(namedIn(file, schema.entryOf, targets))
  if (schema.pattern?.endsWith('\\.\\w+$')) return pictureProposals(file, targets)
  if (schema.allOf?.some(({ pattern }) => pattern?.includes('mailto:'))) return addressProposals(targets)
  if (schema.type === 'boolean') return [true, false].map(asValue)
  if (schema.anyOf) return schema.anyOf.flatMap((one) => valueProposals(one, { file, targets }))
  return (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map(asValue)
}

const asValue = (value: unknown): Proposal => ({ label: String(value), kind: 'value' })

function entriesOf(named: readonly LinkTarget[]): Proposal[] {
  return named.map(({ slug = '', title, note }) => {
    return { label: slug, detail: title === slug ? (note ?? '') : title, kind: 'value' }
  })
}

/** The pictures a text can show: those beside it, and those that all may show. */
export function pictureProposals(file: string, targets: readonly LinkTarget[]): Proposal[] {
  const folders = [file.replace(/[^/]*$/, ''), 'content/images/']
  return targets.flatMap(({ collection, slug = '' }): Proposal[] => {
    const folder = collection === 'pictures' && folders.find((one) => slug.startsWith(one))
    return folder ? [{ label: slug.slice(folder.length), detail: slug, kind: 'value' }] : []
  })
}

const proposed = new WeakMap<readonly LinkTarget[], Proposal[]>()

/** All addresses of the site, put together once: they are asked for with every key. */
export function addressProposals(targets: readonly LinkTarget[]): Proposal[] {
  const known =
    proposed.get(targets) ??
    targets.flatMap(({ href, title }): Proposal[] => (href ? [{ label: href, detail: title, kind: 'address' }] : []))
  proposed.set(targets, known)
  return known
}
