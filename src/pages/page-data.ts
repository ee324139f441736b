import type { Tree, TreeElement } from '#src/body/tree.ts'
import type { LayoutData } from '#src/site/layout-data.ts'
import type { Shown } from './views.ts'

/** A `<link>` in the head of a page: the pages before and after it in a list, a feed. */
export interface HeadLink {
  rel: string
  /** A path of this site. */
  href: string
  type?: string
  title?: string
}

/** What the `<head>` of a page says. */
export interface PageMeta {
  /** The whole title, brand included. */
  title: string
  description: string
  /** Absolute address without query. */
  canonical: string
  /** Whether search engines may list the page. */
  index: boolean
  links?: HeadLink[]
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

/** What a page with islands is brought to life with, in one file. */
export interface LiveData {
  layout: LayoutData
  /** The elements inside the islands, in the order of the text. */
  islands: TreeElement[]
}

/** Address of what a page with islands is brought to life with: `/about` → `/_data/about.live.json`. */
export function liveDataPath(path: string): string {
  return dataPath(path).replace(/json$/, 'live.json')
}

/** Address of a page's data: `/about` → `/_data/about.json`. */
export function dataPath(path: string): string {
  return `/_data${path === '/' ? '/index' : path}.json`
}
