import type { Tree } from '#src/body/tree.ts'
import { type Address, addressOf } from '#src/content/addresses.ts'
import { briefingCategory } from '#src/content/briefing-category.ts'
import { newestFirst } from '#src/content/newest-first.ts'
import type { PictureView } from '#src/content/picture-order.ts'
import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex, Entry, WholeContent } from '#src/content/queries.ts'
import { relatedArticles } from '#src/content/related-articles.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { ArticleLink, ArticleView } from '#src/pages/article/template.tsx'
import { breadcrumb } from '#src/pages/view/breadcrumb.ts'
import type { Draft } from '#src/pages/view/draft.ts'

const date = (iso: string) => ({ iso, text: formatDate(iso) })

function articleLink(slug: string, content: ContentIndex): ArticleLink {
  const entry = content.entryAt('articles', slug)
  const { title, readTime } = entry.data
  const category = briefingCategory(entry, content).name
  return { title, category, href: addressOf('articles', slug), readTime: minutes(readTime, content) }
}

function minutes(readTime: number, content: ContentIndex) {
  return fillWords(content.single('articleWords').readTime, { minutes: readTime })
}

/** The next older article of each article. */
function nextArticles(content: WholeContent): Map<string, string | undefined> {
  const ordered = newestFirst(content.entries('articles'))
  return new Map(ordered.map(({ slug }, index) => [slug, ordered[index + 1]?.slug]))
}

/** The slug of the next older article. */
export function nextArticle(content: WholeContent, slug: string): string | undefined {
  return content.once(nextArticles).get(slug)
}

/** On wide screens it stands beside the title. */
const besideTitle = (cover: PictureView) => ({ ...cover, sizes: `(min-width: 68.75rem) 26rem, ${cover.sizes}` })

/** A link within the site says where it leads in full as well, for paper. */
const withAddresses = (nodes: Tree, baseUrl: string): Tree =>
  nodes.map((node) => {
    if (typeof node === 'string') return node
    const [type, props, ...children] = node
    const within = type === 'a' && /^\//.test(String(props?.href))
    const said = within ? { ...props, 'data-address': `${baseUrl}${props?.href}` } : props
    return [type, said, ...withAddresses(children, baseUrl)]
  })

/** A briefing. */
export function articleDraft({ slug }: Address, content: ContentIndex): Draft<ArticleView> {
  const entry = content.entryAt('articles', slug)
  const { title, description } = entry.data
  const body = withAddresses(entry.body, content.single('site').baseUrl)
  return { title, description, view: articleView(entry, content), body }
}

function articleView(entry: Entry<'articles'>, content: ContentIndex): ArticleView {
  const { data, slug } = entry
  const words = content.single('articleWords')
  const { name, baseUrl } = content.single('site')
  const address = baseUrl + addressOf('articles', slug)
  const subject = fillWords(words.emailSubject, { name, title: data.title })
  const next = content.ask(nextArticle, slug)
  const related = content.ask(relatedArticles, slug)
  const category = briefingCategory(entry, content)
  return {
    slug,
    art: category.art,
    cover: data.cover && besideTitle(pictureView(data.cover, 'cover', content)),
    title: data.title,
    excerpt: data.excerpt,
    author: data.author,
    authorRole: data.authorRole,
    readTime: minutes(data.readTime, content),
    date: date(data.date),
    updated: data.updated ? date(data.updated) : undefined,
    category: { name: category.name, href: category.href },
    takeaways: data.takeaways,
    headings: entry.headings.filter((heading) => heading.depth === 2).map(({ id, text }) => ({ id, text })),
    related: related.map((one) => articleLink(one, content)),
    next: next && !related.includes(next) ? articleLink(next, content) : undefined,
    mailto: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`,
    words,
    breadcrumb: breadcrumb(content, addressOf('articles', slug), data.title),
  }
}
