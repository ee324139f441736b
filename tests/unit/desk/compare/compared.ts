import path from 'node:path'
import type { Change, Row, Setting } from '#src/desk/compare/change.ts'
import { fileChanges, type PartChanges } from '#src/desk/compare/file-changes.ts'
import type { Line } from '#src/desk/compare/line-changes.ts'
import type { JsonSchema } from '#src/desk/requests/json-schema.ts'
import { jsonSchemaOf } from '../../../../scripts/content/editors/json-schemas.ts'
import { placeOf } from '../../../../scripts/content/model/place.ts'
import { parseBody } from '../../../../scripts/desk/parse-body.ts'
import { listBlocks } from '../../../../scripts/desk/site/list-blocks.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

const targets: Setting['targets'] = [
  { title: 'Federal contracting', href: '', collection: 'categories', slug: 'federal-contracting' },
  { title: 'Risk management', href: '', collection: 'categories', slug: 'risk-management' },
  { title: 'Contact', href: '/contact' },
  { title: 'Services', href: '/services' },
]

const kinds = listBlocks()
const schemas = new Map<string, JsonSchema>()

function schemaOf(file: string): JsonSchema {
  const place = placeOf(file.slice('content/'.length))
  if (place.problem) throw new Error(`The content has no place for ${file}.`)
  const { collection } = place
  const known = schemas.get(collection) ?? (jsonSchemaOf(collection, root) as JsonSchema)
  schemas.set(collection, known)
  return known
}

/** Two versions of a file, compared with the schema and the blocks of the site. */
export function compared(file: string, before: string, after: string): PartChanges[] {
  const version = (text: string) => ({ text, root: parseBody(file, text) })
  return fileChanges({ file, kinds, targets }, schemaOf(file), version(before), version(after))
}

/** The changes as somebody reads them: `Title: [-Old-] [+New+] words | what else is said`. */
export function told(parts: readonly PartChanges[]): string[] {
  return parts.flatMap(({ changes, note, source }) => [
    ...changes.map(toldChange),
    ...(note ? [note] : []),
    ...(source ? ['as it stands in the file'] : []),
  ])
}

function toldChange({ place, told, line, rows, notes }: Change): string {
  const words = line ? lineWords(line) : (rows ?? []).map(rowWords).join(' / ')
  const name = told ? `${place}, ${told}` : place
  return [`${name}: ${words}`.trimEnd(), ...notes].join(' | ')
}

const rowWords = ({ cells }: Row) => cells.map(lineWords).join(', ')

export function lineWords({ runs }: Line): string {
  return runs
    .map(({ type, parts }) => {
      const words = parts.map(({ text }) => text).join('')
      return type === 'same' ? words : type === 'deleted' ? `[-${words}-]` : `[+${words}+]`
    })
    .join('')
}
