import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { siteAddresses } from '#src/content/addresses.ts'
import type { ContentData } from '#src/content/queries.ts'
import { contentIndex } from '#src/content/queries.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { cards, ownBriefingImages } from '../../../scripts/outputs/og-image/card.ts'
import { indexedPng } from '../../../scripts/outputs/og-image/indexed-png.ts'
import { ogImages } from '../../../scripts/outputs/og-image/og-images.ts'
import { setTitle } from '../../../scripts/outputs/og-image/set-title.ts'
import { socialImagePath } from '../../../scripts/outputs/og-image/social-image-path.ts'
import { realData } from '../../support/real-content.ts'

const data = realData()
const root = mkdtempSync(path.join(tmpdir(), 'images-'))
symlinkSync(path.resolve('src'), path.join(root, 'src'), 'junction')
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The same site with as many briefings as given. */
function withBriefings(count: number): ContentData {
  const [first] = data.entries.articles
  if (!first) throw new Error('No briefing.')
  const articles = Array.from({ length: count }, (_, index) => ({
    ...first,
    slug: `briefing-${index}`,
    url: `/briefings/briefing-${index}`,
    data: { ...first.data, related: [], date: `20${10 + (index % 10)}-01-01` },
  }))
  return { ...data, entries: { ...data.entries, articles } }
}

/** Only the pages with these slugs. */
function onlyPages(...slugs: string[]): ContentData {
  const pages = data.entries.pages.filter(({ slug }) => slugs.includes(slug))
  return { ...data, entries: { ...data.entries, pages, articles: [], jobs: [], legal: [] } }
}

test('every page that can be found has a picture, and it is one that is made', () => {
  const content = contentIndex(data)
  for (const site of siteAddresses(content, { today: '2026-03-15' })) {
    const page = loadPage(site, content, '2026-03-15')
    const address = socialImagePath(page, content)
    if (page.meta.index) expect(address, site.path).toBe(site.path === '/' ? '/og/index.png' : `/og${site.path}.png`)
    else expect(address, site.path).toBe('/og/index.png')
  }
})

test('only the newest briefings have pictures of their own; older ones share the one of their category', () => {
  const content = contentIndex(withBriefings(ownBriefingImages + 20))
  const own = [...cards(content).keys()].filter((key) => key.startsWith('/briefings/'))
  expect(own).toHaveLength(ownBriefingImages)
  const old = siteAddresses(content, { today: '2026-03-15' }).find(
    ({ path: address }) => address === '/briefings/briefing-0',
  )
  const page = loadPage(old as NonNullable<typeof old>, content, '2026-03-15')
  expect(socialImagePath(page, content)).toMatch(/^\/og\/briefings\/category\/[a-z-]+\.png$/)
})

test('pictures are 1200 by 630, small, and the same every time', async () => {
  const content = contentIndex(onlyPages('index'))
  const first = await ogImages(root, content)
  rmSync(path.join(root, '.cache'), { recursive: true })
  const second = await ogImages(root, content)
  const image = first.get('og/index.png') as Buffer
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
  expect(image.length).toBeLessThan(90_000)
  expect(image.equals(second.get('og/index.png') as Buffer)).toBe(true)
}, 30_000)

test('a title is set as large as it fits, in lines of about the same length', () => {
  const width = (text: string) => text.length * 0.45
  const column = { width: 600, height: 300 }
  expect(setTitle('Growth isn’t linear. Success is.', column, width)).toEqual({
    size: 84,
    lines: ['Growth isn’t', 'linear.', 'Success is.'],
  })
  const long = setTitle(
    'A headline that goes on until eighty characters have been written and no further',
    column,
    width,
  )
  expect(long.size).toBeLessThan(84)
  expect(long.lines.join(' ')).toContain('no further')
})

test('a picture of more colors than a palette holds keeps the nearest of them', async () => {
  const rgba = Buffer.alloc(32 * 32 * 4, 255)
  for (let index = 0; index < 32 * 32; index += 1)
    rgba.set([(index % 32) * 8, Math.floor(index / 32) * 8, 40], index * 4)
  const png = await indexedPng(rgba, 32, 32)
  const palette = png.subarray(png.indexOf('PLTE') + 4)
  const start = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  const at = (x: number, y: number) => {
    const place = (rows[y * 33 + x + 1] as number) * 3
    return [...palette.subarray(place, place + 3)]
  }
  for (const [x, y] of [
    [0, 0],
    [31, 0],
    [0, 31],
    [17, 12],
  ] as const) {
    const [red = 0, green = 0] = at(x, y)
    expect(Math.abs(red - x * 8) + Math.abs(green - y * 8)).toBeLessThan(300)
  }
})
