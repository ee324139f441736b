import type { ContentIndex } from '../../../src/content/queries.ts'
import { kebabCase } from '../../../src/lib/kebab-case.ts'
import type { ArticleView } from '../../../src/pages/article/template.tsx'
import type { PageData } from '../../../src/pages/page-data.ts'
import { cards } from './card.ts'

/** `/about` → `/og/about.png`; `SBA Programs` → `/og/briefings/category/sba-programs.png`. */
export function imageAddress(key: string): string {
  if (key === '/') return '/og/index.png'
  return key.startsWith('/') ? `/og${key}.png` : `/og/briefings/category/${kebabCase(key)}.png`
}

/** Address of the image that stands for a page where it is shared. */
export function socialImagePath(page: PageData, content: ContentIndex): string {
  const all = cards(content)
  if (all.has(page.path)) return imageAddress(page.path)
  return imageAddress(page.template === 'article' ? (page.view as ArticleView).category.name : '/')
}
