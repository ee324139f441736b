import { articleArt } from '#src/content/article-art.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import { newestFirst } from '#src/lib/newest-first.ts'
import type { ArticleLink, ArticleView } from '#src/pages/article/template.tsx'
import { breadcrumb } from '#src/pages/view/breadcrumb.ts'

const date = (iso: string) => ({ iso, text: formatDate(iso) })

function articleLink(entry: Entry<'articles'>, content: ContentIndex): ArticleLink {
  const { title, category, readTime } = entry.data
  return { title, category, href: `/briefings/${entry.slug}`, readTime: minutes(readTime, content) }
}

function minutes(readTime: number, content: ContentIndex) {
  return content.single('articleWords').readTime.replace('{minutes}', String(readTime))
}

const orders = new WeakMap<ContentIndex, Map<string, Entry<'articles'> | undefined>>()

/** The next older article of each article, computed once per index. */
function nextArticles(content: ContentIndex) {
  const known = orders.get(content)
  if (known) return known
  const ordered = content.entries('articles').toSorted(newestFirst)
  const next = new Map(ordered.map((entry, index) => [entry.slug, ordered[index + 1]]))
  orders.set(content, next)
  return next
}

/** View model of a briefing. */
export function articleView(entry: Entry<'articles'>, content: ContentIndex): ArticleView {
  const { data, slug } = entry
  const words = content.single('articleWords')
  const address = `${content.single('site').baseUrl}/briefings/${slug}`
  const next = nextArticles(content).get(slug)
  return {
    slug,
    art: articleArt[data.category],
    title: data.title,
    excerpt: data.excerpt,
    author: data.author,
    authorRole: data.authorRole,
    readTime: minutes(data.readTime, content),
    date: date(data.date),
    updated: data.updated ? date(data.updated) : undefined,
    category: { name: data.category, href: `/briefings?category=${kebabCase(data.category)}` },
    takeaways: data.takeaways,
    headings: entry.headings.filter((heading) => heading.depth === 2).map(({ id, text }) => ({ id, text })),
    related: data.related.map((related) => articleLink(content.entryAt('articles', related), content)),
    next: next && !data.related.includes(next.slug) ? articleLink(next, content) : undefined,
    mailto: `mailto:?subject=${encodeURIComponent(words.emailSubject.replace('{title}', data.title))}&body=${encodeURIComponent(address)}`,
    words,
    breadcrumb: breadcrumb(content, `/briefings/${slug}`, data.title),
  }
}
