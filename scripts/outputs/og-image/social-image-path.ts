import type { ContentIndex } from '../../../src/content/queries.ts'
import { linkTo } from '../../../src/lib/link-to.ts'
import * as routes from '../../../src/lib/routes.ts'
import type { ArchiveView } from '../../../src/pages/archive/template.tsx'
import type { ArticleView } from '../../../src/pages/article/template.tsx'
import type { PageData } from '../../../src/pages/page-data.ts'
import { hasCard } from './card.ts'

/** `/about` → `/og/about.png`. */
export function imageAddress(path: string): string {
  return linkTo('socialImageFile', { '*': `${path === '/' ? 'index' : path.slice(1)}.png` })
}

/** The pages whose image stands for a page that has none: an older briefing shows its category, a list what it is of. */
function sharedBy(page: PageData): string[] {
  if (page.template === 'article') return [(page.view as ArticleView).category.href]
  return page.template === 'archive' ? [(page.view as ArchiveView).list, routes.briefingsPage] : []
}

/** Address of the image that stands for a page where it is shared. */
export function socialImagePath(page: PageData, content: ContentIndex): string {
  if (!page.meta.index) return imageAddress('/')
  return imageAddress([page.path, ...sharedBy(page)].find((path) => content.ask(hasCard, path)) ?? '/')
}
