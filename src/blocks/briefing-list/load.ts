import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { BriefingListProps, BriefingSummary } from '#src/blocks/briefing-list/briefing-list.tsx'
import type { briefingList } from '#src/blocks/briefing-list/schema.ts'
import { addressOf } from '#src/content/addresses.ts'
import { articleArt } from '#src/content/article-art.ts'
import { newestFirst } from '#src/content/newest-first.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { articleCategory } from '#src/content/schemas/article.ts'
import { formatDate } from '#src/lib/dates.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'

/** How many briefings the page carries; older ones are reached from briefing to briefing and by the sitemap. */
const listed = 30

function summary({ slug, data }: Entry<'articles'>, readTime: string): BriefingSummary {
  return {
    slug,
    href: addressOf('articles', slug),
    art: articleArt[data.category],
    title: data.title,
    excerpt: data.excerpt,
    author: data.author,
    date: { iso: data.date, text: formatDate(data.date) },
    readTime: readTime.replace('{minutes}', String(data.readTime)),
    category: { id: kebabCase(data.category), name: data.category },
    featured: data.featured,
  }
}

/** The categories of the chips and the newest briefings, featured ones marked. */
export function loadBriefingList(props: PropsOf<typeof briefingList>, content: ContentIndex): BriefingListProps {
  const { readTime } = content.single('articleWords')
  return {
    ...props,
    categories: articleCategory.options.map((name) => ({ id: kebabCase(name), name })),
    briefings: newestFirst(content.entries('articles'))
      .slice(0, listed)
      .map((entry) => summary(entry, readTime)),
  }
}
