import type { z } from 'zod'

/** How fields are written: a hint says what to write, and shows it so. */
export type Notation = 'yaml' | 'json' | 'attributes'

/** How fields are written in a file of this name. */
export const notationOf = (file: string): Notation => (file.endsWith('.json') ? 'json' : 'yaml')

/** What fields belong to that are held against a schema. */
export interface FieldPlace {
  file: string
  schema: z.ZodType
  /** Where they stand: their position in a list. */
  prefix: readonly PropertyKey[]
  notation: Notation
}
