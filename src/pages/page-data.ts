import { islandsOf, type Tree, type TreeElement } from '#src/body/tree.ts'
import type { Site, Ui } from '#src/content/schemas/site.ts'
import * as routes from '#src/lib/routes.ts'
import type { Shown } from './routes.ts'
import type { HeadLink } from './view/draft.ts'

/** What the `<head>` of a page says. */
export interface PageMeta {
  /** The whole title, brand included. */
  title: string
  /** The title without the firm, for where its name stands beside it. */
  ownTitle: string
  description: string
  /** Absolute address without query. */
  canonical: string
  /** Whether search engines may list the page. */
  index: boolean
  links?: HeadLink[]
}

/** Everything one page needs, with nothing left to look up. */
export type PageData = PageFrame & Shown

/** A page without what it shows. */
export interface PageFrame {
  path: string
  status: 200 | 404
  meta: PageMeta
  body: Tree
  /** What of the template answers readers by itself: an island before those of the body. */
  live?: TreeElement
  /** Names of the blocks the page uses. */
  blocks: string[]
  /** The content file, shown in development. */
  source: string
}

/** What the islands of a page are brought to life with, in one file. */
export interface LiveData {
  site: Site
  ui: Ui
  /** The elements inside the islands, in the order of the page. */
  islands: TreeElement[]
}

/** The elements inside the islands of a page, in their order. */
export function pageIslands({ live, body }: Pick<PageData, 'live' | 'body'>): TreeElement[] {
  return [...(live ? [live] : []), ...islandsOf(body)]
}

/** Address of what the islands of a page are brought to life with: `/about` → `/_data/about.json`. */
export function liveDataPath(path: string): string {
  return `${routes.liveDataFile.replace('/*', path === '/' ? '/index' : path)}.json`
}
