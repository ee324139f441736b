import type { Tree } from '#src/body/tree.ts'
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
  body: Tree
  /** Names of the blocks the body uses. */
  blocks: string[]
  /** The content file, shown in development. */
  source: string
}

/** Address of a page's data: `/about` → `/_data/about.json`. */
export function dataPath(path: string): string {
  return `/_data${path === '/' ? '/index' : path}.json`
}
