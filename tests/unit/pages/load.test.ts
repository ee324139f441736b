import { expect, test } from 'vitest'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import type { MissingPageProps } from '#src/pages/not-found/missing-page.tsx'
import { layoutData } from '#src/pages/view/layout.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { realIndex } from '../../support/real-content.ts'

const builtOn = () => '2026-03-15'

async function pages() {
  const content = realIndex()
  return siteAddresses(content, { today: '2026-03-15' }).map((path) => loadPage(path, content, builtOn))
}

async function pageAt(path: string) {
  const found = (await pages()).find((page) => page.path === path)
  if (!found) throw new Error(`No page at ${path}.`)
  return found
}

test('the site has every page that is promised, each with an address of its own', async () => {
  const paths = (await pages()).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/services',
      '/services/executive-alignment',
      '/services/organizational-transformation',
      '/services/culture-change',
      '/services/employee-experience',
      '/approach',
      '/leadership',
      '/briefings',
      '/careers',
      '/contact',
      '/resources',
      '/case-studies',
      '/capabilities',
      '/industries',
      '/government-solutions',
      '/privacy-policy',
      '/terms-of-service',
      '/404',
    ]),
  )
  expect(new Set(paths).size).toBe(paths.length)
})

test('services that have no page of their own stay without one', async () => {
  const paths = (await pages()).map(({ path }) => path)
  for (const { data } of realIndex().entries('services')) expect(paths).not.toContain(data.href)
})

test('only the 404 page answers 404', async () => {
  expect((await pages()).filter(({ status }) => status === 404).map(({ path }) => path)).toEqual(['/404'])
})

test('a title names the page and the firm, a description fits a search result', async () => {
  const { name, tagline } = realIndex().single('site')
  for (const { path, meta } of await pages()) {
    expect(meta.title, path).toMatch(path === '/' ? `${name} – ${tagline}` : new RegExp(`\\S – ${name}$`))
    expect(meta.description.length, path).toBeLessThanOrEqual(160)
    expect(meta.description.length, path).toBeGreaterThanOrEqual(40)
  }
})

test('the canonical address of a page is its own, that of a redirect its target', async () => {
  const { baseUrl } = realIndex().single('site')
  expect((await pageAt('/')).meta.canonical).toBe(`${baseUrl}/`)
  expect((await pageAt('/about')).meta).toMatchObject({ canonical: `${baseUrl}/about`, index: true })
  expect((await pageAt('/terms')).meta).toMatchObject({ canonical: `${baseUrl}/terms-of-service`, index: false })
  expect((await pageAt('/404')).meta.index).toBe(false)
})

test('a page is plain data: it survives the way to the browser', async () => {
  for (const page of await pages())
    expect(JSON.parse(JSON.stringify(page)), page.path).toEqual(JSON.parse(JSON.stringify(structuredClone(page))))
})

test('the day of the build is the only thing a page shows that is not in the content', async () => {
  const content = realIndex()
  for (const path of siteAddresses(content, { today: '2026-03-15' })) {
    const [one, other] = ['2026-03-15', '2027-08-01'].map((day) => JSON.stringify(loadPage(path, content, () => day)))
    expect(one === other, path.path).toBe(path.path !== '/privacy-policy')
  }
})

test('the trail leads through the pages above that exist', async () => {
  const content = realIndex()
  const trail = async (path: string) =>
    ((await pageAt(path)).view as { breadcrumb: { href: string }[] }).breadcrumb.map(({ href }) => href)
  expect(await trail('/')).toEqual([])
  expect(await trail('/about')).toEqual(['/', '/about'])
  expect(await trail('/services/culture-change')).toEqual(['/', '/services', '/services/culture-change'])
  const article = content.entries('articles')[0]?.url as string
  expect(await trail(article)).toEqual(['/', '/briefings', article])
})

test('the sections of a legal text are numbered, each with a link to itself beside its heading', async () => {
  const { body } = await pageAt('/terms-of-service')
  type Heading = [type: string, props: { id: string; className: string }, words: string]
  const headings = (body ?? []).flatMap((node, at) => {
    const heading = node as unknown as Heading
    return heading[0] === 'h2' ? [{ heading, link: body?.[at + 1] }] : []
  })
  expect(headings.length).toBeGreaterThan(10)
  for (const [index, { heading, link }] of headings.entries()) {
    const [, props, words, ...rest] = heading
    expect(words).toMatch(new RegExp(`^${index + 1}\\. \\S`))
    expect(rest).toEqual([])
    const label = expect.stringContaining(`${index + 1}`)
    expect(link).toEqual(['a', expect.objectContaining({ href: `#${props.id}`, 'aria-label': label })])
    // What Mozilla's Readability weighs against names such as "contact-us".
    expect(props.className).toContain('text')
  }
})

test('the 404 page knows every page it may suggest and every service without one', async () => {
  const content = realIndex()
  const [, props] = (await pageAt('/404')).live ?? []
  const view = props as unknown as MissingPageProps
  expect(view.pages.map(({ path }) => path)).toContain('/careers')
  expect(view.pages.map(({ path }) => path)).not.toContain('/404')
  expect(view.retired.map(({ path, href }) => [path, href])).toContainEqual([
    '/services/ai-transformation',
    '/services?category=transformation#ai-transformation',
  ])
  expect(view.retired).toHaveLength(content.entries('services').length)
})

test('the frame of every page carries only what it shows', async () => {
  const content = realIndex()
  const layout = layoutData(content, 2026, '/assets/blocks.css')
  expect(Object.keys(layout).sort()).toEqual(['navigation', 'site', 'stylesheet', 'ui', 'year'])
})
