import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { blocks } from '#src/blocks/rows.ts'
import { type Collection, collections } from '#src/content/collections.ts'
import { type FieldRow, fieldRows } from '#src/content/field-rows.ts'
import { fieldNameAt } from '../../src/desk/text/fields/field-at.ts'
import { fieldsEnd } from '../../src/lib/fields-end.ts'
import { bodyPlace } from '../desk/site/body-place.ts'
import type { ContentFile } from './content-file.ts'

/** What the schema says of the field, or the block, that an offset lies in, in Markdown: as the guide for editors does. */
export function hoverWords({ file, format, place }: ContentFile, text: string, offset: number): string | undefined {
  if (format === 'mdx' && offset >= (fieldsEnd(text) ?? 0)) return ofBlock(text, offset)
  const field = fieldNameAt(file, text, offset)
  if (!field || place.problem) return undefined
  const row: Collection = collections[place.collection]
  // In a list of records the first part of the path is the place in the list.
  const path = row.kind === 'list' ? field.replace(/^\d+\.?/, '') : field
  return ofField(fieldRows(row.schema), path.replace(/\.\d+/g, '[]'))
}

function ofBlock(text: string, offset: number): string | undefined {
  const { block = '', field } = bodyPlace(text, offset)
  const definition = Object.hasOwn(blocks, block) && (blocks[block as keyof typeof blocks] as BlockDefinition)
  if (!definition) return undefined
  if (field) return ofField(fieldRows(definition.props), field)
  return `**${block}**\n\n${definition.description}\n\n\`\`\`mdx\n${definition.example}\n\`\`\``
}

function ofField(rows: readonly FieldRow[], path: string): string | undefined {
  // Items of a list of texts have no row of their own.
  const row = rows.find(({ name }) => name === path) ?? rows.find(({ name }) => name === path.replace(/\[\]$/, ''))
  return row && `**${row.name}** (${[row.kind, row.need].filter(Boolean).join('; ')})\n\n${row.description}`
}
