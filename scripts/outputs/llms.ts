import { addressOf } from '../../src/content/addresses.ts'
import { newestFirst } from '../../src/content/newest-first.ts'
import type { ContentData } from '../../src/content/queries.ts'

/** How many of the newest briefings are listed; the site map names all of them. */
const listedBriefings = 100

interface Line {
  name: string
  path: string
  about: string
}

/** Pages in the order of the menus, under the menus' headings; the rest first, under the name of the firm. */
function pageSections({ entries, singles }: ContentData): [string, Line[]][] {
  const { services, company, more } = singles.navigation.footer
  const pages = new Map(
    entries.pages
      .filter(({ data }) => data.template === 'page' || data.template === 'home')
      .map(({ url, data }) => [url as string, { name: data.title, path: url as string, about: data.description }]),
  )
  const take = (path: string) => {
    const line = pages.get(path)
    pages.delete(path)
    return line ? [line] : []
  }
  const sections = [services, company, more].map(({ title, links }): [string, Line[]] => [
    title,
    links.flatMap(({ href }) => take(href)),
  ])
  return [[singles.site.name, [...pages.values()]], ...sections]
}

const pageTitle = ({ entries }: ContentData, slug: string) =>
  entries.pages.find((page) => page.slug === slug)?.data.title ?? slug

function briefings({ entries }: ContentData): Line[] {
  return newestFirst(entries.articles)
    .slice(0, listedBriefings)
    .map(({ slug, data }) => ({ name: data.title, path: addressOf('articles', slug), about: data.excerpt }))
}

function roles({ entries }: ContentData): Line[] {
  return entries.jobs.map(({ slug, data }) => ({
    name: data.title,
    path: addressOf('jobs', slug),
    about: data.description,
  }))
}

/** `llms.txt` (llmstxt.org): the site as a short Markdown document for programs that read on someone's behalf. */
export function llms(data: ContentData): string {
  const { name, tagline, blurb, baseUrl } = data.singles.site
  const sections: [string, Line[]][] = [
    ...pageSections(data),
    [pageTitle(data, 'briefings'), briefings(data)],
    [pageTitle(data, 'careers'), roles(data)],
  ]
  const list = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => {
      const items = lines.map(({ name: words, path, about }) => `- [${words}](${baseUrl}${path}): ${about}`)
      return `## ${title}\n\n${items.join('\n')}\n`
    })
  return `# ${name}\n\n> ${tagline} ${blurb}\n\n${list.join('\n')}`
}
