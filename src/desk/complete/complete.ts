import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { BlockKind, LinkTarget } from '../api.ts'
import { completeBody } from './complete-body.ts'
import { completeJson } from './complete-json.ts'
import { completeYaml } from './complete-yaml.ts'
import type { Schema } from './schema-at.ts'

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
  schema: Schema
  blocks: readonly BlockKind[]
  targets: readonly LinkTarget[]
}

/** Proposes what can stand at an offset: fields and their values, blocks and their attributes, addresses. */
export function complete(
  text: string,
  offset: number,
  format: 'mdx' | 'json',
  vocabulary: Vocabulary,
): Proposals | undefined {
  if (format === 'json') return completeJson(text, offset, vocabulary)
  return offset < (fieldsEnd(text) ?? 0) - 3
    ? completeYaml(text, offset, vocabulary)
    : completeBody(text, offset, vocabulary)
}
