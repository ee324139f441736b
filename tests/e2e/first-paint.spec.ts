import { expect, type Page, test } from '@playwright/test'
import { builtPages, hold, painted } from '../support/pages.ts'

// What a page shows with its first response, before the stylesheet for the blocks has come.

/** One page of each template; a redirect has left before anything could be measured. */
const sampled = [
  ...new Map(
    builtPages()
      .filter(({ template }) => template !== 'redirect')
      .map((page) => [page.template, page]),
  ).values(),
]
const samples = sampled.map(({ path }) => path)
const longTexts = ['article', 'job', 'legal', 'legalChanges']
const noSheet = (page: Page) =>
  page.route('**/assets/blocks-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))

/** Where everything in front of the link to the blocks' styles stands, and what it looks like. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const link = document.querySelector('#root link[rel=stylesheet]') as Element
    // Decoration that is empty shows nothing before a script draws in it.
    const before = [
      ...document.querySelectorAll('#root *:not([aria-hidden=true]:empty, [data-behavior]:empty)'),
    ].filter((element) => link.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING)
    return before.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, textDecoration, borderTop } = getComputedStyle(element)
      const mark = getComputedStyle(element, '::after')
      const styles = [color, backgroundColor, font, textDecoration, borderTop, mark.content, mark.width]
      return [
        element.localName,
        element.className.toString(),
        ...[x, y, width, height].map((v) => v.toFixed(2)),
        ...styles,
      ].join()
    })
  })

const widths = [360, 768, 1280]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of samples) {
    test(`what stands on ${path} before the link to the blocks' styles needs none of them`, async ({ page }) => {
      const atEach = async () => {
        await page.goto(path)
        const found: string[][] = []
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          found.push(await looks(page))
        }
        return found
      }
      const styled = await atEach()
      for (const elements of styled) expect(elements.length).toBeGreaterThan(20)
      await noSheet(page)
      expect(await atEach()).toEqual(styled)
    })

    test(`what has arrived of ${path} does not move when the rest does`, async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        expect(await pushed(page), `${width} px`).toEqual([])
      }
    })
  }
})

test('words without blocks are painted before the styles of blocks have come', async ({ page }) => {
  const plain = builtPages().filter(({ template }) => longTexts.includes(template) && template !== 'article')
  expect(plain.length).toBeGreaterThan(6)
  for (const { path } of plain) {
    const html = await (await page.request.get(path)).text()
    expect(html.indexOf('<link rel="stylesheet" href="/assets/blocks'), path).toBeGreaterThan(
      html.indexOf('id="prose"'),
    )
  }
})

test('a page asks for at most seven files beside its scripts and their data, a long text for nine', async ({
  page,
}) => {
  for (const { template, path } of sampled) {
    const asked = new Set<string>()
    page.on('request', (request) => {
      // The next pages, fetched ahead, are no part of this one.
      if (!request.headers()['sec-purpose']) asked.add(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    // A browser without a window asks for neither of them.
    const declared = await page.locator('link[rel=icon], link[rel=manifest]').evaluateAll((links) => links.length)
    const files = [...asked].filter((url) => !/\.js$|\/_data\/|\/favicon\.svg$/.test(url))
    expect(files.length + declared, [path, ...files].join('\n')).toBeLessThanOrEqual(
      longTexts.includes(template) ? 9 : 7,
    )
    page.removeAllListeners('request')
  }
})

test('a page asks at once for the fonts of its title and its words, a role or a legal text for that of its text too, and shows them', async ({
  page,
}) => {
  for (const { path, template } of sampled) {
    await page.goto(path)
    const asked = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.replace(/.*\/|-[^-]+\.woff2$/g, '')))
    const hasTextFont = longTexts.includes(template) && template !== 'article'
    const families = ['Newsreader Display', 'Schibsted Grotesk', ...(hasTextFont ? ['Newsreader Text'] : [])]
    expect(asked, path).toEqual(families.map((family) => family.toLowerCase().replace(' ', '-')))
    const shown = await page.evaluate(async () =>
      [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    for (const family of families) expect(shown.join(), path).toContain(family)
  }
})

test('the properties that styles set are registered in the page: registered late, they would have it styled once more', async ({
  page,
}) => {
  const text = async (path: string) => (await page.request.get(path)).text()
  const names = (css: string, pattern: RegExp) => new Set(Array.from(css.matchAll(pattern), ([, name]) => name))
  for (const path of samples) {
    const html = await text(path)
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/assets\/blocks[^"]*)"/.exec(html) ?? []
    const late = await text(sheet)
    const set = names(late, /[{;](--tw-[\w-]+):/g)
    expect(set.size).toBeGreaterThan(0)
    expect(late, path).not.toContain('@property')
    expect([...names(html, /@property (--[\w-]+)/g)], path).toEqual(expect.arrayContaining([...set]))
  }
})

for (const width of [360, 1280])
  test(`nothing moves when the styles of blocks come late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    // A font that comes may move a line; here none does.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of samples) {
      const show = await hold(page, '**/assets/blocks-*.css')
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('h1').waitFor()
      await page.evaluate(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) (window as unknown as { shift: number }).shift += Object(entry).value
        }).observe({ type: 'layout-shift' })
      })
      show()
      await page.waitForLoadState()
      await painted(page)
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(0.01)
      await page.unroute('**/assets/blocks-*.css')
    }
  })

test('the end of the bar and the dates of a legal text stay where they are when our fonts come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { path } = sampled.find(({ template }) => template === 'legal') ?? {}
  const places = async () => {
    await page.goto(path as string)
    return page.evaluate(async () => {
      await document.fonts.ready
      const fixed = document.querySelectorAll('[data-behavior=search], .site-header .button, dl time')
      return [...fixed].map((element) => Math.round(element.getBoundingClientRect().left))
    })
  }
  const ours = await places()
  expect(ours.length).toBeGreaterThan(3)
  await page.route('**/*.woff2', (route) => route.abort())
  expect(await places()).toEqual(ours)
})

/**
 * Cuts the page behind each part of its first band and behind each of its bands, the last first, as if no more had come
 * yet. Returns the parts on the screen that the rest would push away.
 */
const pushed = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const main = document.querySelector('main') as Element
    // Decoration that is empty shows nothing before a script draws in it.
    const all = () => [...main.querySelectorAll('*:not([aria-hidden=true]:empty)')]
    const place = (element: Element) => element.getBoundingClientRect()
    const whole = new Map(all().map((element) => [element, place(element)]))
    const moved: string[] = []
    for (const part of [...main.children, ...(main.firstElementChild?.children ?? [])]
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .reverse()) {
      const rest = new Range()
      rest.setStartAfter(part)
      rest.setEndAfter(document.body.lastChild as Node)
      rest.deleteContents()
      for (const element of all()) {
        const [before, after] = [place(element), whole.get(element) as DOMRect]
        if (before.top < innerHeight && (Math.abs(before.x - after.x) > 1 || Math.abs(before.y - after.y) > 1))
          moved.push(`${element.localName}.${element.getAttribute('class')}: ${before.y} -> ${after.y}`)
      }
    }
    return moved
  })

test('headlines are as high in a font of the machine as in ours', async ({ page }) => {
  const height = () =>
    page.locator('h1').evaluate(async (h1) => {
      await Promise.allSettled([document.fonts.load(getComputedStyle(h1).font)])
      return h1.clientHeight
    })
  const heights = async () => {
    const found: number[] = []
    for (const path of samples) {
      await page.goto(path)
      found.push(await height())
    }
    return found
  }
  const ours = await heights()
  await page.route('**/*.woff2', (route) => route.abort())
  const others = await heights()
  const same = ours.filter((one, index) => Math.abs(one - (others[index] as number)) < 4)
  expect(same.length, `${ours}\n${others}`).toBeGreaterThanOrEqual(ours.length - 1)
})

test('a trail takes as much room before the fonts have come as after, whatever the name of its page', async ({
  page,
}) => {
  const paths = builtPages().flatMap(({ template, path }) => (template === 'article' ? [path] : []))
  const heights = async () => {
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      const trail = page.locator('nav ol').first()
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const height = await trail.evaluate(async (list) => {
          await Promise.allSettled([document.fonts.load(getComputedStyle(list).font)])
          return list.clientHeight
        })
        found.push(`${path} at ${width}: ${height}`)
      }
    }
    return found
  }
  const ours = await heights()
  await page.route('**/*.woff2', (route) => route.abort())
  expect(await heights()).toEqual(ours)
})

test('styles that come after the first paint set nothing in motion that was painted before', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: Element[] = []
    Object.assign(window, { moved })
    document.addEventListener('transitionrun', ({ target }) => moved.push(target as Element))
  })
  for (const path of samples) {
    const release = await hold(page, '**/assets/blocks-*.css')
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
    await page.waitForLoadState()
    await painted(page)
    const moved = await page.evaluate(() => {
      const link = document.querySelector('#root link[rel=stylesheet]') as Element
      return (window as unknown as { moved: Element[] }).moved
        .filter((element) => link.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING)
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
    })
    expect(moved, path).toEqual([])
    await page.unrouteAll()
  }
})
