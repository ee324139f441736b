import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { blocks } from '#src/blocks/rows.ts'
import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'
import { type FieldRow, fieldRows } from '#src/content/field-rows.ts'
import { writeIfChanged } from '../../cache/write-if-changed.ts'

const rows = collections as Record<CollectionName, Collection>
const definitions = Object.entries(blocks as Record<string, BlockDefinition>)

/** A bar would end the cell (GitHub Flavored Markdown, tables). */
const cell = (words: string) => words.replaceAll('|', '\\|')
const line = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`
const table = (head: string[], lines: string[]) =>
  [line(...head), `|${'---|'.repeat(head.length)}`, ...lines].join('\n')
const named = ({ name, need }: FieldRow) => (need === 'required' ? `**${name}**` : name)

/** What stands at `<!-- fields: pages -->`: the fields of a collection with what the schema says of each. */
function fieldsOf(name: CollectionName): string {
  const fields = fieldRows(rows[name].schema)
  return table(
    ['Field', 'Value', 'What it is'],
    fields.map((row) =>
      line(named(row), row.need.startsWith('default') ? `${row.kind}; ${row.need}` : row.kind, row.description),
    ),
  )
}

/** What stands at `<!-- records -->`: the fields of every folder of records, by name. */
function records(): string {
  const folders = Object.values(rows).filter((row) => row.kind === 'entries' && row.format === 'json')
  return table(
    ['Folder', 'Fields'],
    folders.map(({ path, schema }) => line(`\`${path}/\``, fieldRows(schema).map(named).join(', '))),
  )
}

const isConnected = ([, { shows }]: (typeof definitions)[number]) => Object.keys(shows).length > 0

/** What stands at `<!-- blocks -->`: the blocks an editor fills, with an example each. */
function written(): string {
  const own = definitions.filter((block) => !isConnected(block))
  return table(
    ['Block', 'For', 'Example'],
    own.map(([name, { description, example }]) => line(name, description, `\`${example.replace(/\n+/g, ' ')}\``)),
  )
}

/** What stands at `<!-- blocks with records -->`: the blocks that bring their records with them. */
function connected(): string {
  const own = definitions.filter(isConnected)
  return table(
    ['Block', 'For'],
    own.map(([name, { description }]) => line(name, description)),
  )
}

const marked = /(<!-- (fields|records|blocks|blocks with records)(?:: (\w+))? -->\n)[\s\S]*?(\n<!-- end -->)/g

/** The editors' guide with its tables made anew from the schemas, so that it never states another limit than they do. */
export function withTables(guide: string): string {
  const tables = { records, blocks: written, 'blocks with records': connected }
  return guide.replace(marked, (_, start: string, what: keyof typeof tables | 'fields', name: string, end: string) => {
    const made = what === 'fields' ? fieldsOf(name as CollectionName) : tables[what]()
    return `${start}${made}${end}`
  })
}

/** Writes the tables of `content/README.md`, where content has that guide beside it. */
export function writeGuideTables(root: string): void {
  const file = join(root, 'content/README.md')
  if (!existsSync(file)) return
  writeIfChanged(file, withTables(readFileSync(file, 'utf8')))
}
