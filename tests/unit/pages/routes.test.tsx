import { generatePath, matchPath, useParams } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { isList } from '#src/content/archive.ts'
import { patterns } from '#src/lib/link-to.ts'
import { entryAddress, siteAddresses } from '#src/pages/list-addresses.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { layoutData } from '#src/pages/view/layout.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { renderPage } from '#src/render/entry-server.tsx'
import { realIndex } from '../../support/real-content.ts'

vi.mock('#src/pages/job/template.tsx', () => ({ JobTemplate: () => <p>{`Slug: ${useParams<'slug'>().slug}.`}</p> }))

const today = '2026-03-15'
const content = realIndex()
const addresses = siteAddresses(content, { today })
const render = (page: PageData) => renderPage(page, layoutData(content, 2026, ''))
const pageAt = (kind: PageData['kind']) => {
  const address = addresses.find((one) => one.kind === kind)
  if (!address) throw new Error(`No page of the kind ${kind}.`)
  return loadPage(address, content, () => today)
}

test('every address is written as the pattern of its kind, and made of its parameters again', () => {
  for (const { path, kind } of addresses) {
    const found = matchPath(patterns[kind], path)
    expect(found, `${path}, ${kind}`).not.toBeNull()
    if (kind !== 'notFound') expect(generatePath<string>(patterns[kind], found?.params)).toBe(path)
  }
})

test('the address of an entry is found alone as it is listed among all', () => {
  for (const name of ['articles', 'categories', 'jobs', 'pages'] as const)
    for (const { url = '' } of content.entries(name))
      expect(entryAddress(content, url)).toEqual(addresses.find(({ path }) => path === url))
  const others = addresses.filter(({ kind }) => isList(kind) && kind !== 'category').map(({ path }) => path)
  for (const path of [...others, '/privacy-policy', '/nowhere']) expect(entryAddress(content, path)).toBeUndefined()
})

test('a pattern says how an address is written, never what stands there', () => {
  const [year] = addresses.filter(({ kind }) => kind === 'year')
  expect(matchPath(patterns.article, year?.path ?? '')).not.toBeNull()
  expect(addresses.some(({ path }) => path === '/briefings/1999')).toBe(false)
})

test('a page is a route, whose parameters it can ask for', async () => {
  const page = pageAt('job')
  expect(await render(page)).toContain(`Slug: ${page.path.split('/').at(-1)}.`)
})

test('an address that is not written as its kind says is no page', async () => {
  await expect(render({ ...pageAt('article'), path: '/elsewhere' })).rejects.toThrow('/briefings/:slug')
})

test('an address that nothing else is written as is the page of unknown addresses', async () => {
  const page = pageAt('notFound')
  expect(await render({ ...page, path: '/nowhere/to/be/found' })).toContain('<h1')
})
