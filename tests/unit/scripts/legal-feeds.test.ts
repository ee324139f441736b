// @vitest-environment dom
import { expect, test } from 'vitest'
import { documentsWithFeeds, legalFeeds } from '../../../scripts/outputs/legal-feeds.ts'
import { announced, coming, comingChanges, withComing, withdrawn } from '../../support/coming-version.ts'
import { realData } from '../../support/labels.ts'

const data = realData()
const { document, effective, today } = coming
const { baseUrl } = data.singles.site
const address = `${baseUrl}/${document}/versions/${effective}`

interface JsonItem {
  id: string
  url: string
  title: string
  summary: string
  content_html: string
  date_published: string
}

function itemsOn(day: string, told: Parameters<typeof withComing>[1]) {
  const made = legalFeeds(withComing(data, told), day)
  const xml = new DOMParser().parseFromString(made[`/${document}/changes.xml`] ?? '', 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  const feed = JSON.parse(made[`/${document}/changes.json`] ?? '') as { items: JsonItem[] }
  const ids = [...xml.getElementsByTagName('guid')].map((guid) => guid.textContent)
  expect(ids).toEqual(feed.items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  return feed.items
}

test('each legal text has a feed of its own in both formats, with every version of it', () => {
  const made = legalFeeds(data, today)
  expect(documentsWithFeeds(data, today)).toEqual(['privacy-policy', 'terms-of-service'])
  expect(Object.keys(made)).toEqual([
    '/privacy-policy/changes.xml',
    '/privacy-policy/changes.json',
    '/terms-of-service/changes.xml',
    '/terms-of-service/changes.json',
  ])
  const feed = JSON.parse(made['/privacy-policy/changes.json'] ?? '')
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${baseUrl}/privacy-policy`,
    feed_url: `${baseUrl}/privacy-policy/changes.json`,
  })
  expect(feed.items.map(({ url }: JsonItem) => url)).toEqual([
    `${baseUrl}/privacy-policy/versions/2025-01-15`,
    `${baseUrl}/privacy-policy/versions/2024-03-01`,
  ])
  expect(made['/privacy-policy/changes.xml']).toContain(
    `<atom:link href="${baseUrl}/privacy-policy/changes.xml" rel="self" type="application/rss+xml"/>`,
  )
})

test('of a version that is not announced subscribers hear nothing', () => {
  expect(JSON.stringify(itemsOn(today, {}))).not.toContain(effective)
  expect(JSON.stringify(itemsOn('2026-02-28', { announced }))).not.toContain(effective)
})

test('a version is told when it is announced, and again when it applies', () => {
  const [first, ...others] = itemsOn(today, { announced })
  expect(first).toMatchObject({
    id: `${address}#announced`,
    url: address,
    title: 'A new version applies from June 1, 2026',
    summary: `A new version applies from June 1, 2026. ${comingChanges}`,
    date_published: '2026-03-01T05:00:00Z',
  })
  expect(first?.content_html).toContain(`href="${address}"`)
  expect(first?.content_html).toContain(`href="${address}/changes"`)
  const later = itemsOn(effective, { announced })
  expect(later[0]).toMatchObject({
    id: `${address}#applies`,
    title: 'In effect from June 1, 2026',
    summary: comingChanges,
  })
  // Who knows an entry is not shown it again.
  expect(later.slice(1)).toEqual([first, ...others])
})

test('a version that is withdrawn is told with the reason, and does not apply on its day', () => {
  for (const day of [today, '2027-01-01']) {
    const [first, second] = itemsOn(day, { announced, withdrawn })
    expect(first).toMatchObject({
      id: `${address}#withdrawn`,
      title: 'The version announced for June 1, 2026 was withdrawn',
      summary: expect.stringContaining(withdrawn.reason),
      date_published: '2026-03-10T04:00:00Z',
    })
    expect(second?.id).toBe(`${address}#announced`)
  }
})

test('a correction of an announced text is told with its reason', () => {
  const fingerprint = '0'.repeat(64)
  const corrections = [{ date: '2026-03-05', reason: 'A word was missing.', before: fingerprint, after: fingerprint }]
  expect(itemsOn(today, { announced, corrections })[0]).toMatchObject({
    id: `${address}#corrected-1`,
    title: 'The version of June 1, 2026 was corrected',
    summary: 'Corrected on March 5, 2026: A word was missing.',
  })
})
