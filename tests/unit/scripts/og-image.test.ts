import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { isList } from '#src/content/archive.ts'
import type { ContentData } from '#src/content/queries.ts'
import { contentIndex, wholeContent } from '#src/content/queries.ts'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { cards, ownBriefingImages } from '../../../scripts/outputs/og-image/card.ts'
import { cardSvg } from '../../../scripts/outputs/og-image/card-svg.ts'
import { ogImages } from '../../../scripts/outputs/og-image/og-images.ts'
import { setTitle } from '../../../scripts/outputs/og-image/set-title.ts'
import { socialImagePath } from '../../../scripts/outputs/og-image/social-image-path.ts'
import { announced, coming, withComing } from '../../support/coming-version.ts'
import { realData } from '../../support/labels.ts'

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
    const page = loadPage(site, content, () => '2026-03-15')
    const address = socialImagePath(page, content)
    if (isList(site.kind)) expect(['/og/briefings.png', `/og${site.path}.png`]).toContain(address)
    else if (page.meta.index)
      expect(address, site.path).toBe(site.path === '/' ? '/og/index.png' : `/og${site.path}.png`)
    else expect(address, site.path).toBe('/og/index.png')
  }
})

test('the picture of a legal text tells of the version in effect', () => {
  const card = cards(wholeContent(withComing(data, { announced })), coming.today).get(`/${coming.document}`)
  expect(card).toEqual(cards(wholeContent(data), coming.today).get(`/${coming.document}`))
})

test('only the newest briefings have pictures of their own; older ones share the one of their category', () => {
  const many = withBriefings(ownBriefingImages + 20)
  const content = contentIndex(many)
  const own = [...cards(wholeContent(many), '2026-03-15').keys()].filter((key) => /^\/briefings\/[^/]+$/.test(key))
  expect(own).toHaveLength(ownBriefingImages)
  const old = siteAddresses(content, { today: '2026-03-15' }).find(
    ({ path: address }) => address === '/briefings/briefing-0',
  )
  const page = loadPage(old as NonNullable<typeof old>, content, () => '2026-03-15')
  expect(socialImagePath(page, content)).toMatch(/^\/og\/briefings\/category\/[a-z-]+\.png$/)
})

test('pictures are 1200 by 630, small, and the same every time', async () => {
  const content = wholeContent(onlyPages('index'))
  const first = await ogImages(root, content, '2026-03-15')
  rmSync(path.join(root, '.cache'), { recursive: true })
  const second = await ogImages(root, content, '2026-03-15')
  const image = first.get('og/index.png') as Buffer
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, hasAlpha: false })
  expect(image.length).toBeLessThan(150_000)
  expect(image.equals(second.get('og/index.png') as Buffer)).toBe(true)
})

test('a cover stands in place of the drawing, and another one makes another picture', async () => {
  const [briefing] = data.entries.articles
  const file = 'content/articles/cover.png'
  const drawn = async (background: string) => {
    const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .png()
      .toBuffer()
    mkdirSync(path.join(root, 'content/articles'), { recursive: true })
    writeFileSync(path.join(root, file), bytes)
    const covered = {
      ...briefing,
      data: { ...briefing?.data, cover: { src: file, alt: 'A plate', decorative: false } },
    }
    const picture = { file, format: 'png', width: 1600, height: 900, transparent: false, version: background.slice(1) }
    const entries = { ...onlyPages('index').entries, articles: [covered] }
    const index = wholeContent({ ...data, entries, pictures: { [file]: picture } } as unknown as ContentData)
    const image = (await ogImages(root, index, '2026-03-15')).get(`og${briefing?.url}.png`) as Buffer
    // The figures are those of the file that is read, not of the part that is taken out.
    const part = await sharp(image).extract({ left: 900, top: 200, width: 200, height: 200 }).png().toBuffer()
    return (await sharp(part).stats()).dominant
  }
  const [red, blue] = [await drawn('#cc0000'), await drawn('#0000cc')]
  expect(red.r).toBeGreaterThan(150)
  expect(blue.b).toBeGreaterThan(150)
})

test('a title ends before the picture beside it comes out of the dark', () => {
  const width = (text: string) => text.length * 0.45
  const card = { label: 'SBA Programs', note: '', art: 'curve', seed: '' } as const
  for (const title of ['Approaching your size standard: planning the graduation', 'Briefings', 'Two words']) {
    const svg = cardSvg({ ...card, title }, 'Vantordine', width, Buffer.from('picture'))
    const from = Number(/<rect x="(\d+)"[^>]*fill="url/.exec(svg)?.[1])
    const lines = [...svg.matchAll(/<text x="([\d.]+)"[^>]*font-size="(\d+)"[^>]*>([^<]+)/g)]
      .map(([, x, size, text = '']) => ({ size: Number(size), end: Number(x) + width(text) * Number(size) }))
      .filter(({ size }) => size > 40)
    expect(lines.length).toBeGreaterThan(0)
    expect(Math.max(...lines.map(({ end }) => end)), title).toBeLessThanOrEqual(from)
  }
})

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
