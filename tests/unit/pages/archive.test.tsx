// @vitest-environment dom
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { BriefingList } from '#src/blocks/briefing-list/briefing-list.tsx'
import { loadBriefingList } from '#src/blocks/briefing-list/row.ts'
import { isList } from '#src/content/archive.ts'
import { type ContentData, type ContentIndex, contentIndex, type Entry } from '#src/content/queries.ts'
import type { ArchiveView } from '#src/pages/archive/template.tsx'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { blockProps, realData } from '../../support/labels.ts'

const data = realData()
const words = blockProps('briefings', 'BriefingList')
const categories = data.entries.categories.map(({ slug }) => slug)

/** The site with so many briefings: two are featured, the categories take turns, the last one has none. */
function siteWith(count: number): ContentIndex {
  const [model] = data.entries.articles as [Entry<'articles'>]
  const articles = Array.from({ length: count }, (_, index): Entry<'articles'> => {
    const slug = `briefing-${index}`
    const date = new Date(Date.UTC(2026, 10, 20 - index * 5)).toISOString().slice(0, 10)
    const category = categories[index % (categories.length - 1)] as string
    const fields = { title: `Briefing ${index}`, date, category, featured: index < 2, related: [] }
    return { ...model, slug, url: `/briefings/${slug}`, data: { ...model.data, ...fields } }
  })
  return contentIndex({ ...data, entries: { ...data.entries, articles } } as ContentData)
}

const today = '2026-11-22'
const archive = (content: ContentIndex) =>
  siteAddresses(content, { today })
    .filter(({ kind }) => isList(kind))
    .map((address) => loadPage(address, content, () => today))
const pageAt = (path: string, content: ContentIndex) => {
  const found = archive(content).find((page) => page.path === path)
  if (!found) throw new Error(`No page at ${path}.`)
  return { ...found, view: found.view as ArchiveView }
}

function show(count: number, address = '/briefings') {
  const props = loadBriefingList(words, siteWith(count))
  const routes = [
    { path: '/briefings', element: <BriefingList {...props} /> },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return { props, router }
}

test.each([6, 7, 30])('%i briefings come with the page and are filtered in place', (count) => {
  const { props } = show(count)
  expect(props.briefings).toHaveLength(count)
  const chips = within(screen.getByRole('group', { name: words.chipsLabel })).getAllByRole('button')
  expect(chips.map((chip) => chip.textContent)).toEqual([
    words.all,
    ...data.entries.categories.map((one) => one.data.name),
  ])
  expect(screen.getByRole('link', { name: words.viewAll }).getAttribute('href')).toBe('/briefings#all-briefings')
  // Until the script runs, those that are not shown at first are a page further.
  expect(props.archive).toBe(count > 6 ? `/briefings/page/${Math.round(count / 20) || 1}` : undefined)
})

test.each([31, 1000])('of %i briefings the page carries what it shows, and its chips lead to pages', (count) => {
  const { props } = show(count)
  expect(props.briefings.map(({ slug }) => slug)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `briefing-${index}`))
  const chips = within(screen.getByRole('navigation', { name: words.chipsLabel })).getAllByRole('link')
  expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
    '/briefings',
    ...categories.map((slug) => `/briefings/category/${slug}`),
  ])
  expect(chips[0]?.getAttribute('aria-current')).toBe('true')
  const newest = `/briefings/page/${Math.round(count / 20)}`
  expect(screen.getByRole('link', { name: words.viewAll }).getAttribute('href')).toBe(newest)
})

test('an address of a filter leads on to the page of the category once the page no longer filters', () => {
  expect(show(31, '/briefings?category=compliance').router.state.location.pathname).toBe(
    '/briefings/category/compliance',
  )
})

test('a briefing that is featured but not among the newest two stands in the list like any other', () => {
  const content = siteWith(40)
  for (const { data: fields } of content.entries('articles')) fields.featured = true
  const { briefings } = loadBriefingList(words, content)
  expect(briefings.map(({ featured }) => featured)).toEqual([true, true, false, false, false, false])
})

test('every page of every list has a title, a description and a canonical address of its own', () => {
  const pages = archive(siteWith(1000)).map(({ path, meta }) => ({ path, ...meta }))
  for (const name of ['title', 'canonical'] as const)
    expect(new Set(pages.map((page) => page[name])).size, name).toBe(pages.length)
  const { baseUrl } = data.singles.site
  for (const { path, description, canonical } of pages.filter(({ index }) => index)) {
    expect(canonical).toBe(baseUrl + path)
    expect(description.length, path).toBeGreaterThanOrEqual(50)
    expect(description.length, path).toBeLessThan(160)
    expect(description, path).not.toMatch(/[{}]/)
  }
  const described = pages.filter(({ index }) => index).map(({ description }) => description)
  expect(new Set(described).size).toBe(described.length)
})

test('a page leads to its neighbors, in its head and in its body', () => {
  const content = siteWith(100)
  const { view, meta } = pageAt('/briefings/page/3', content)
  expect(view.pages).toMatchObject({ newer: '/briefings/page/4', older: '/briefings/page/2', current: 3 })
  expect(meta.links).toEqual([
    { rel: 'prev', href: '/briefings/page/4' },
    { rel: 'next', href: '/briefings/page/2' },
  ])
  expect(view.breadcrumb.map(({ href }) => href)).toEqual(['/', '/briefings', '/briefings/page/3'])
  const category = pageAt(`/briefings/category/${categories[0]}`, content)
  expect(category.view.pages).toBeUndefined()
  expect(category.meta.links?.map(({ rel, href }) => [rel, href])).toEqual([
    ['alternate', `/briefings/feeds/${categories[0]}.xml`],
  ])
})

test('every page of the lists is linked from another one', () => {
  const pages = archive(siteWith(1000))
  const linked = new Set(
    pages.flatMap(({ view }) => {
      const { pages: own, years, categories: chips } = view as ArchiveView
      return [own?.newer, own?.older, ...years.map(({ href }) => href), ...chips.map(({ href }) => href)]
    }),
  )
  linked.add(loadBriefingList(words, siteWith(1000)).archive)
  expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([])
})

test('a page stays as it is when something is published, as long as the list has no page more', () => {
  const [some, more] = [siteWith(100), siteWith(100)]
  const [newest] = more.entries('articles') as [Entry<'articles'>]
  more
    .entries('articles')
    .unshift({ ...newest, slug: 'news', url: '/briefings/news', data: { ...newest.data, date: '2026-11-21' } })
  const texts = (content: ContentIndex) => new Map(archive(content).map((page) => [page.path, JSON.stringify(page)]))
  const [before, after] = [texts(some), texts(more)]
  const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
  expect(changed).toEqual([`/briefings/category/${newest.data.category}`, '/briefings/page/5', '/briefings/2026'])
})

test('a category without briefings says so, and search engines are not told of it', () => {
  const { view, meta } = pageAt(`/briefings/category/${categories.at(-1)}`, siteWith(10))
  expect(meta.index).toBe(false)
  expect(view.empty).toContain(data.entries.categories.at(-1)?.data.name)
  expect(view.groups).toEqual([])
})

test('a list says of each briefing what it does not say itself, under its year, or its month in the list of a year', () => {
  const content = siteWith(100)
  const groups = (path: string) => pageAt(path, content).view.groups
  expect(groups('/briefings/page/5').map(({ title }) => title)).toEqual(['2026'])
  expect(groups('/briefings/2026')[0]?.title).toBe('November')
  expect(groups('/briefings/2026')[0]?.briefings[0]?.category).toBeDefined()
  expect(groups(`/briefings/category/${categories[0]}`)[0]?.briefings[0]?.category).toBeUndefined()
})
