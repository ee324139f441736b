import type { Tree } from '#src/body/tree.ts'

/** Two texts compared, as the page of a legal text shows it. */
export interface LegalRedline {
  title: string
  /** The days of both versions. */
  before: string
  now: string
  /** With `ins` and `del` around what changed, and what became of words that stayed in `span.redline-remark`. */
  body: Tree
  insertions: number
  deletions: number
  moves: number
  /** How often words stayed, and where they lead or how they look changed: it is told behind them. */
  remarks: number
  sections: { id: string; number: string; text: string }[]
}
