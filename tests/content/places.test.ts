import path from 'node:path'
import { expect, test } from 'vitest'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import { layoutData } from '#src/pages/view/layout.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { renderPage } from '#src/render/entry-server.tsx'
import { anchorsOf } from '../../scripts/content/checks/page-anchors.ts'
import { createContent } from '../../scripts/content/content.ts'
import { factsOf } from '../../scripts/desk/links/incoming.ts'
import { realIndex } from '../support/real-content.ts'

const root = path.resolve(import.meta.dirname, '../..')
const today = '2026-03-15'

test('the places that links may lead to are ids of their page, and every record with an id is such a place', async () => {
  const facts = factsOf(root, await createContent({ root, now: today }).check())
  const records = new Set(facts.results.flatMap(({ slug, ids }) => [slug, ...ids]))
  const hidden = new Set(facts.results.filter((result) => !facts.isOpen(result)).map(({ slug }) => slug))
  const content = realIndex()
  const layout = layoutData(content, 2026, '')
  for (const address of siteAddresses(content, { today }).filter(({ kind }) => kind === 'home' || kind === 'page')) {
    const html = await renderPage(
      loadPage(address, content, () => today),
      layout,
    )
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string))
    const page = facts.urls.get(address.path)?.[0]?.result
    const places = (page && anchorsOf(page, facts)) ?? new Set()
    expect(
      [...places].filter((place) => !ids.has(place) && !hidden.has(place)),
      address.path,
    ).toEqual([])
    expect(
      [...ids].filter((id) => records.has(id) && !places.has(id)),
      address.path,
    ).toEqual([])
  }
})
