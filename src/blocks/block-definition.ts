import type { z } from 'zod'

/**
 * What an editor may write of a block.
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
  /** The only collection whose texts may use it. Left out, every text may. */
  collection?: 'legal'
  /** Whether the block may stand inside a paragraph. */
  inline?: boolean
  /**
   * Whether readers can do something with it that needs its script. The browser fetches and hydrates such a block on its
   * own; every other block stays the HTML it is.
   */
  interactive?: true
  /** Props that may be left out, but that a block which is put in on the desk begins with. */
  begins?: readonly string[]
  /** What belongs in each passage that a block which is put in on the desk begins with; left out, it is one passage. */
  passages?: readonly string[]
  /** An example in MDX, shown to editors. */
  example: string
}

/** The props of a block as its schema leaves them, defaults filled in. */
export type PropsOf<Definition extends BlockDefinition> = z.output<Definition['props']>
