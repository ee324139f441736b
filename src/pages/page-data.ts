import type { Tree, TreeElement } from '#src/body/tree.ts'
import type { Shown } from './views.ts'

/** What the `<head>` of a page says. */
export interface PageMeta {
  /** The whole title, brand included. */
  title: string
  description: string
  /** Absolute address without query. */
  canonical: string
  /** Whether search engines may list the page. */
  index: boolean
}

/** Everything one page needs: what its loader returns and what travels as `/_data/<path>.json`. */
export type PageData = PageFrame & Shown

/** A page without what it shows. */
export interface PageFrame {
  path: string
  status: 200 | 404
  meta: PageMeta
  /** The body. `null` in the file that hydration reads when the body is long prose: then the page's HTML is the body. */
  body: Tree | null
  /** Names of the blocks the body uses. */
  blocks: string[]
  /** For long prose: the block elements in the order in which they stand in the body. */
  proseBlocks?: TreeElement[]
  /** The content file, shown in development. */
  source: string
}

/** Address of a page's data: `/about` → `/_data/about.json`. */
export function dataPath(path: string): string {
  return `/_data${path === '/' ? '/index' : path}.json`
}

/** Address of a long prose page's body. */
export function bodyPath(path: string): string {
  return `/_data${path}.body.json`
}
