import type { Article } from 'schema-dts'
import { sharedPicture } from '../../../src/content/pictures.ts'
import type { ContentIndex } from '../../../src/content/queries.ts'
import type { ArticleView } from '../../../src/pages/article/template.tsx'
import { socialImagePath } from '../og-image/social-image-path.ts'
import { organizationId, type ThingSource } from './thing-source.ts'

/** A briefing, as its page shows it. */
export function articles({ page, content, baseUrl }: ThingSource): Article[] {
  if (page.kind !== 'article') return []
  const { title, author, authorRole, date, updated, category } = page.view
  return [
    {
      '@type': 'Article',
      headline: title,
      description: page.meta.description,
      image: images(page.view, content)?.map((image) => baseUrl + image) ?? baseUrl + socialImagePath(page, content),
      datePublished: date.iso,
      dateModified: (updated ?? date).iso,
      author: { '@type': 'Person', name: author, jobTitle: authorRole },
      publisher: { '@type': 'Organization', '@id': organizationId(baseUrl), name: content.single('site').name },
      articleSection: category.name,
      mainEntityOfPage: page.meta.canonical,
    },
  ]
}

/** The cover in the proportions search engines ask for: 16:9, 4:3 and 1:1. */
function images({ slug }: ArticleView, content: ContentIndex): string[] | undefined {
  const { cover } = content.entryAt('articles', slug).data
  return cover && (['cover', 'search4x3', 'search1x1'] as const).map((place) => sharedPicture(cover, place, content))
}
