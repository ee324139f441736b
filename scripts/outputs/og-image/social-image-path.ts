import type { ContentIndex } from '../../../src/content/queries.ts'
import { linkTo } from '../../../src/lib/link-to.ts'
import type { PageData } from '../../../src/pages/page-data.ts'
import { routes } from '../../../src/pages/routes.ts'
import { hasCard } from './card.ts'

/** `/about` → `/og/about.png`. */
export function imageAddress(path: string): string {
  return linkTo('socialImageFile', { '*': `${path === '/' ? 'index' : path.slice(1)}.png` })
}

/** The pages whose image stands for a page that has none. */
function sharedBy({ kind, view }: PageData): string[] {
  // The row is asked about the view it decides.
  const shared = routes[kind].sharedBy as ((shown: typeof view) => string[]) | undefined
  return shared?.(view) ?? []
}

/** Address of the image that stands for a page where it is shared. */
export function socialImagePath(page: PageData, content: ContentIndex): string {
  if (!page.meta.index) return imageAddress('/')
  return imageAddress([page.path, ...sharedBy(page)].find((path) => content.ask(hasCard, path)) ?? '/')
}
