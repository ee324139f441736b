import matter from 'gray-matter'
import { type ContentIndex, contentIndex, type Entry } from '#src/content/queries.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import { articleSlug, syntheticArticle } from '../../scripts/measure/bench/synthetic-article.ts'
import { realData } from './labels.ts'

/** One of the briefings of the bench, as far as lists and the search read it. */
function syntheticEntry(index: number): Entry<'articles'> {
  const { data, content } = matter(syntheticArticle(index), {})
  const headings = [...content.matchAll(/^(##+) (.+)$/gm)].map(([, signs, text = '']) => ({
    depth: (signs as string).length as 2 | 3,
    id: kebabCase(text),
    text,
  }))
  // JSON has no dates: whoever reads them expects text.
  const fields = JSON.parse(JSON.stringify(data)) as Entry<'articles'>['data']
  const slug = articleSlug(index)
  return { slug, source: `content/articles/${slug}.mdx`, data: fields, body: [content], headings, words: 700 }
}

/**
 * Everything in `content/`, with as many more briefings.
 *
 * @param different how many texts there are; the others repeat them, which takes a tenth of reading them all
 */
export function grownIndex(briefings: number, different = briefings): ContentIndex {
  const data = realData()
  const texts = Array.from({ length: different }, (_, index) => syntheticEntry(index))
  const more = Array.from({ length: briefings }, (_, index) => {
    const entry = texts[index % different] as Entry<'articles'>
    return { ...entry, slug: articleSlug(index), data: { ...entry.data }, headings: [...entry.headings] }
  })
  return contentIndex({ ...data, entries: { ...data.entries, articles: [...data.entries.articles, ...more] } })
}
