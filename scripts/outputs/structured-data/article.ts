import type { ArticleView } from '../../../src/pages/article/template.tsx'
import { socialImagePath } from '../og-image/social-image-path.ts'
import { organizationId, type Thing, type ThingSource } from './thing.ts'

/** A briefing, as its page shows it. */
export function articles({ page, content, baseUrl }: ThingSource): Thing[] {
  if (page.template !== 'article') return []
  const { title, author, authorRole, date, updated, category } = page.view as ArticleView
  return [
    {
      '@type': 'Article',
      headline: title,
      description: page.meta.description,
      image: baseUrl + socialImagePath(page, content),
      datePublished: date.iso,
      dateModified: (updated ?? date).iso,
      author: { '@type': 'Person', name: author, jobTitle: authorRole },
      publisher: { '@type': 'Organization', '@id': organizationId(baseUrl), name: content.single('site').name },
      articleSection: category.name,
      mainEntityOfPage: page.meta.canonical,
    },
  ]
}
