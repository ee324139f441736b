import type { Tree } from '#src/body/tree.ts'
import type { TemplateName } from '#src/pages/templates.ts'

/** What the loader of one kind of page decides; everything else follows from it. */
export interface Draft {
  template: TemplateName
  title: string
  description: string
  view: unknown
  body: Tree
  /** Where the page says search engines should look; its own path when left out. */
  canonicalPath?: string
  index?: boolean
}
