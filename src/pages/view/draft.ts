import type { Tree, TreeElement } from '#src/body/tree.ts'
import type { HeadLink } from '#src/pages/page-data.ts'
import type { Shown } from '#src/pages/views.ts'

/** The day of the build, `YYYY-MM-DD`. A page that does not ask for it is the same on any day. */
export type Day = () => string

/** What the view of one kind of page decides; everything else follows from it. */
export type Draft = Shown & {
  title: string
  description: string
  body: Tree
  /** What of the template answers readers by itself. */
  live?: TreeElement
  /** Where the page says search engines should look; its own path when left out. */
  canonicalPath?: string
  index?: boolean
  /** What its head links to besides. */
  links?: HeadLink[]
}
