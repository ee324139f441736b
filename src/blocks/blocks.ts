import type { z } from 'zod'
import { compositionBlocks } from './composition.ts'
import { connectedBlocks } from './connected.ts'
import { legalBlocks } from './legal.ts'
import { proseBlocks } from './prose.ts'

/**
 * The closed vocabulary of blocks an MDX file may use.
 *
 * `props` is checked with line and column; `children` says what may stand inside:
 * `none` (written as `<Name />`), `prose` (Markdown and blocks) or the names of the only blocks allowed.
 * `parents` names the only blocks it may stand in; left out, it may stand anywhere.
 */
export interface BlockDefinition {
  description: string
  props: z.ZodObject
  children: 'none' | 'prose' | readonly string[]
  parents?: readonly string[]
  /** Whether the block may stand inside a paragraph. */
  inline?: boolean
  /** An example in MDX, shown to editors. */
  example: string
}

export const blocks = { ...compositionBlocks, ...proseBlocks, ...connectedBlocks, ...legalBlocks } as const

export type BlockName = keyof typeof blocks
export type BlockProps<Name extends BlockName> = z.output<(typeof blocks)[Name]['props']>
