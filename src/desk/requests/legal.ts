import type { Redline } from '#src/pages/legal/view/redline.ts'

/**
 * Two texts compared, as the page of a legal text shows it: with `ins` and `del` around what changed, and what became of
 * words that stayed in `span.redline-remark`.
 */
export interface LegalRedline extends Redline {
  title: string
  /** The days of both versions. */
  before: string
  now: string
}
