import type { JsonSchema } from '../requests/json-schema.ts'
import type { BlockKind } from '../requests/writing.ts'
import type { Proposal, Proposals, Vocabulary } from './proposal.ts'
import { addressProposals, fieldProposals, pictureProposals, schemaAt, valueProposals } from './schema-at.ts'

/** A tag that is open at the cursor, as far as it is written. */
const openTag =
  /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)(?:(\s+)([\w-]*)|(\s+)([\w-]+)=(["'])([^"']*))$/

/** Proposes blocks, their attributes and the values of these, the addresses links may lead to, and pictures. */
export function completeBody(text: string, offset: number, { blocks, ...site }: Vocabulary): Proposals | undefined {
  const before = text.slice(Math.max(0, offset - 2000), offset)
  const picture = /!\[[^\]\n]*\]\(([^()\s]*)$/.exec(before)
  if (picture) return some(offset, picture[1] ?? '', pictureProposals(site.file, site.targets))
  const link = /\]\(([^()\s]*)$|^\[[^\]]+\]:\s+(\S*)$/m.exec(before)
  if (link && before.endsWith(link[0])) return some(offset, link[1] ?? link[2] ?? '', addressProposals(site.targets))
  const name = /<(\/?)([A-Z]?\w*)$/.exec(before)
  if (name) return some(offset, name[2] ?? '', blockProposals(blocks, name[1] === '/'))
  const [tag, block = '', given = '', , attribute, , named = '', quote, value = ''] = openTag.exec(before) ?? []
  const props = blocks.find((one) => one.name === block)?.props
  if (!tag || !props) return undefined
  if (quote) return some(offset, value, valueProposals(schemaAt(props, [named]), site))
  const taken = new Set([...given.matchAll(/\s([\w-]+)(?==|\s|$)/g)].map(([, one]) => one as string))
  return some(
    offset,
    attribute ?? '',
    fieldProposals(props, taken).map((one) => ({ ...one, insert: written(one.label, props) })),
  )
}

function some(offset: number, typed: string, options: Proposal[]): Proposals | undefined {
  return options.length > 0 ? { from: offset - typed.length, options } : undefined
}

function blockProposals(blocks: readonly BlockKind[], closing: boolean): Proposal[] {
  return blocks.map(({ name, description }) => ({
    label: name,
    detail: description,
    kind: 'block',
    insert: closing ? `${name}>` : name,
  }))
}

/** Texts stand in quotation marks, everything else in braces. */
function written(name: string, props: JsonSchema): string {
  const { type, enum: values, allOf, anyOf } = props.properties?.[name] ?? {}
  return type === 'string' || values || allOf || anyOf ? `${name}="` : `${name}={`
}
