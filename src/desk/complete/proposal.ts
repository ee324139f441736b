import type { JsonSchema } from '../requests/json-schema.ts'
import type { BlockKind, LinkTarget } from '../requests/writing.ts'

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

/** What there is to propose: the fields of the file, the blocks, the addresses and entries of the site. */
export interface Vocabulary {
  /** The file that is written. */
  file: string
  schema: JsonSchema
  blocks: readonly BlockKind[]
  targets: readonly LinkTarget[]
}
