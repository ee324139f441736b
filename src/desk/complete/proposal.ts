import type { BlockKind, LinkTarget } from '../writing-api.ts'

/** Something that can stand at the cursor. */
export interface Proposal {
  label: string
  /** What is written; the label without it. */
  insert?: string
  /** In a few words beside it: the title of a page, the help of a field. */
  detail?: string
  kind: 'field' | 'value' | 'block' | 'address'
}

/** What can stand at the cursor instead of what stands from `from` on. */
export interface Proposals {
  from: number
  options: Proposal[]
}

/** JSON Schema as far as it says what can be proposed. */
export interface Schema {
  type?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  pattern?: string
  /** The collection a field names an entry of. */
  entryOf?: string
}

/** What there is to propose: the fields of the file, the blocks, the addresses and entries of the site. */
export interface Vocabulary {
  /** The file that is written. */
  file: string
  schema: Schema
  blocks: readonly BlockKind[]
  targets: readonly LinkTarget[]
}
