import type { BlockProps } from '#src/blocks/blocks.ts'
import type { BriefingListProps, BriefingSummary } from '#src/blocks/briefing-list/briefing-list.tsx'
import { articleArt } from '#src/content/article-art.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { articleCategory } from '#src/content/schemas/article.ts'
import { formatDate } from '#src/lib/dates.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import { newestFirst } from '#src/lib/newest-first.ts'

/** How many briefings the page carries; older ones are reached from briefing to briefing and by the sitemap. */
const listed = 30

function summary({ slug, data }: Entry<'articles'>, readTime: string): BriefingSummary {
  return {
    slug,
    href: `/briefings/${slug}`,
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
export function loadBriefingList(props: BlockProps<'BriefingList'>, content: ContentIndex): BriefingListProps {
  const { readTime } = content.single('articleWords')
  const newest = content.entries('articles').toSorted(newestFirst)
  return {
    ...props,
    categories: articleCategory.options.map((name) => ({ id: kebabCase(name), name })),
    briefings: newest.slice(0, listed).map((entry) => summary(entry, readTime)),
  }
}
