import type { Tree, TreeElement } from '#src/body/tree.ts'
import type { Address } from '#src/content/addresses.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The day of the build, `YYYY-MM-DD`. A page that does not ask for it is the same on any day. */
export type Day = () => string

/** A `<link>` in the head of a page: the pages before and after it in a list, a feed. */
export interface HeadLink {
  rel: string
  /** A path of this site. */
  href: string
  type?: string
  title?: string
}

/** What the view of one kind of page decides; everything else follows from it. */
export interface Draft<Model> {
  title: string
  description: string
  /** What the template of the page shows. */
  view: Model
  body: Tree
  /** What of the template answers readers by itself. */
  live?: TreeElement
  /** Where the page says search engines should look; its own path when left out. */
  canonicalPath?: string
  index?: boolean
  /** What its head links to besides. */
  links?: HeadLink[]
}

/** Decides what a page of one kind shows. */
export type View<Model> = (address: Address, content: ContentIndex, today: Day) => Draft<Model>
