import { expect, test } from 'vitest'
import { type ArchivePage, archivePages, pageLength } from '#src/content/archive.ts'

interface Briefing {
  slug: string
  data: { date: string; category: string }
}

const categories = ['audits', 'pricing', 'empty']
const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)

/** The oldest `count` briefings of a series that goes on, the newest first. */
function briefings(count: number): Briefing[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `briefing-${index}`,
    data: { date: day(index * 3), category: index % 3 ? 'audits' : 'pricing' },
  })).reverse()
}

const slugs = (items: Briefing[]) => items.map(({ slug }) => slug)

function grouped(pages: ArchivePage<Briefing>[]) {
  const groups = new Map<string, ArchivePage<Briefing>[]>()
  for (const page of pages) {
    const name = `${page.list.kind} ${page.list.name}`.trim()
    groups.set(name, [...(groups.get(name) ?? []), page])
  }
  return groups
}

/** Pages by list, the newest page first. */
function lists(count: number): Map<string, ArchivePage<Briefing>[]> {
  return grouped(archivePages(briefings(count), categories))
}

const sizes = [0, 1, 6, 7, 29, 30, 31, 49, 50, 1000, 10_000]

test.each(sizes)('%i briefings stand once in each of their lists, the newest first', (count) => {
  const all = briefings(count)
  const found = lists(count)
  const shown = (name: string) => (found.get(name) ?? []).flatMap(({ items }) => slugs(items))
  expect(shown('all')).toEqual(slugs(all))
  for (const name of categories)
    expect(shown(`category ${name}`)).toEqual(slugs(all.filter(({ data }) => data.category === name)))
  for (const year of new Set(all.map(({ data }) => data.date.slice(0, 4))))
    expect(shown(`year ${year}`)).toEqual(slugs(all.filter(({ data }) => data.date.startsWith(year))))
})

test.each(sizes)('with %i briefings every page but the newest is full, and the newest is worth a page', (count) => {
  for (const [newest, ...older] of lists(count).values()) {
    for (const { items } of older) expect(items).toHaveLength(pageLength)
    expect(newest?.items.length).toBeLessThan(pageLength * 1.5)
    if (older.length > 0) expect(newest?.items.length).toBeGreaterThanOrEqual(pageLength / 2)
  }
})

test('addresses are unique; the newest page of a category or a year has the address of the list', () => {
  const pages = archivePages(briefings(1000), categories)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  const paths = (name: string) =>
    lists(150)
      .get(name)
      ?.map(({ path }) => path)
  expect(paths('all')?.slice(0, 2)).toEqual(['/briefings/page/8', '/briefings/page/7'])
  expect(paths('category pricing')).toEqual([
    '/briefings/category/pricing',
    '/briefings/category/pricing/page/2',
    '/briefings/category/pricing/page/1',
  ])
  expect(paths('category empty')).toEqual(['/briefings/category/empty'])
  expect(paths('year 2020')?.at(0)).toBe('/briefings/2020')
})

test('a page that newer ones follow keeps its address and its briefings whatever is published', () => {
  let before = new Map<string, string>()
  for (let count = 0; count <= 200; count += 1) {
    const followed = archivePages(briefings(count), categories).filter(({ number, of }) => number < of)
    const now = new Map(followed.map(({ path, items }) => [path, slugs(items).join()]))
    for (const [path, items] of before) expect(now.get(path), `${path} at ${count}`).toBe(items)
    before = now
  }
  expect(before.size).toBeGreaterThan(15)
})

test('a briefing whose fields are wrong is in the list of all and breaks nothing', () => {
  const pages = archivePages(
    [
      { slug: 'odd', data: null },
      { slug: 'other', data: { date: 7 } },
    ],
    ['audits'],
  )
  expect(pages.map(({ path, items }) => [path, items.length])).toEqual([
    ['/briefings/page/1', 2],
    ['/briefings/category/audits', 0],
  ])
})
