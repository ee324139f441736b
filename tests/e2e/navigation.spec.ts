import { expect, type Page, test } from '@playwright/test'
import { content, fill, navigation, pageEntry, ui } from '../support/labels.ts'
import { distFile, expectSameDocument, hydrated, markDocument, open } from '../support/pages.ts'

const { baseUrl } = content('site')
const services = navigation().primary.find((item) => item.dropdownItems) ?? navigation().primary[0]
const items = services?.dropdownItems ?? []
const name = services?.name ?? ''

const banner = (page: Page) => page.getByRole('banner')
const button = (page: Page) => banner(page).getByRole('button', { name, exact: true })
const firstService = (page: Page) =>
  banner(page)
    .getByRole('link', { name: items[0]?.name as string })
    .first()
const lastService = (page: Page) =>
  banner(page)
    .getByRole('link', { name: items.at(-1)?.name as string })
    .first()
const barLink = (page: Page, href: string) =>
  banner(page).getByRole('link', { name: navigation().primary.find((item) => item.href === href)?.name, exact: true })

async function expectOpen(page: Page, open: boolean) {
  await expect(firstService(page)).toBeVisible({ visible: open })
  await expect(button(page)).toHaveAttribute('aria-expanded', String(open))
}

test('the skip link comes first and leads to the content', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: ui().skipLink })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the services menu answers to the mouse, and to the keyboard like a button', async ({ page }) => {
  await open(page, '/about')
  await button(page).click()
  await expectOpen(page, true)
  await button(page).click()
  await expectOpen(page, false)
  for (const key of ['Enter', 'Space']) {
    await button(page).press(key)
    await expectOpen(page, true)
    await button(page).press(key)
    await expectOpen(page, false)
  }
  await button(page).click()
  await page.mouse.click(640, 780)
  await expectOpen(page, false)
})

test('hovering does not open the services menu', async ({ page }) => {
  await open(page, '/about')
  await button(page).hover()
  await barLink(page, '/about').hover()
  await expectOpen(page, false)
})

test('Escape closes the services menu and gives the focus back to its button', async ({ page }) => {
  await open(page, '/about')
  await button(page).press('Enter')
  await banner(page)
    .getByRole('link', { name: items[2]?.name as string })
    .first()
    .focus()
  await page.keyboard.press('Escape')
  await expectOpen(page, false)
  await expect(button(page)).toBeFocused()
})

test('the services menu closes 150 ms after the focus has left it, unless the focus comes back', async ({ page }) => {
  await open(page, '/about')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button(page).press('Enter')
  await expectOpen(page, true)
  await lastService(page).focus()
  await barLink(page, '/approach').focus()
  await page.clock.runFor(149)
  await expectOpen(page, true)
  await lastService(page).focus()
  await page.clock.runFor(1000)
  await expectOpen(page, true)
  await barLink(page, '/approach').focus()
  await page.clock.runFor(150)
  await expectOpen(page, false)
})

test('tabbing walks through the whole services menu and then leaves it', async ({ page }) => {
  await open(page, '/about')
  await button(page).press('Enter')
  await expectOpen(page, true)
  // The sheet itself may be one stop on the way.
  for (let stops = 0; stops < items.length + 3; stops += 1) {
    await page.keyboard.press('Tab')
    if (await lastService(page).evaluate((element) => element === document.activeElement)) break
  }
  await expect(lastService(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(barLink(page, '/approach')).toBeFocused()
  await expectOpen(page, false)
})

test('choosing a service closes the menu and opens its page in place', async ({ page }) => {
  await open(page, '/about')
  await markDocument(page)
  await button(page).click()
  await firstService(page).click()
  await expect(page).toHaveURL(items[0]?.href as string)
  await expectOpen(page, false)
  await expectSameDocument(page)
})

test('the menus open before the application has arrived, and it takes them over', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about')
  await button(page).click()
  await expectOpen(page, true)
  expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false)
  release()
  await hydrated(page)
  await expectOpen(page, true)
  await firstService(page).focus()
  await page.keyboard.press('Escape')
  await expectOpen(page, false)
  await expect(button(page)).toBeFocused()
})

test('the bar marks the page it leads to, and the item the page belongs to', async ({ page }) => {
  const marks = async (address: string) => {
    await open(page, address)
    return {
      about: await barLink(page, '/about').getAttribute('aria-current'),
      services: await button(page).getAttribute('aria-current'),
    }
  }
  expect(await marks('/about')).toEqual({ about: 'page', services: null })
  expect(await marks('/services/culture-change')).toEqual({ about: null, services: 'true' })
  await button(page).click()
  await expect(
    banner(page)
      .getByRole('link', { name: items[2]?.name as string })
      .first(),
  ).toHaveAttribute('aria-current', 'page')
  expect(await marks('/services')).toEqual({ about: null, services: 'true' })
  expect(await marks('/government-solutions')).toEqual({ about: null, services: 'true' })
  expect(await marks('/careers')).toEqual({ about: null, services: null })
})

test('the small menu shows every link, locks the page behind it and closes in every way', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/about')
  const opener = page.getByRole('button', { name: ui().openMenu })
  const closer = page.getByRole('button', { name: ui().closeMenu })
  const menu = page.getByRole('navigation', { name: ui().primaryNavigation })
  await opener.click()
  await expect(closer).toHaveAttribute('aria-expanded', 'true')
  const expected = navigation().primary.flatMap((item) => [
    item.name,
    ...(item.dropdownItems ?? []).map((service) => service.name),
  ])
  await expect(menu.getByRole('link')).toHaveText([...expected, navigation().callToAction.name])
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
  const indents = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left))
  expect(indents[expected.indexOf(items[0]?.name as string)]).toBeGreaterThan(indents[0] as number)

  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)

  await opener.click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(button(page)).toBeVisible()
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')

  await opener.click()
  await menu.getByRole('link', { name: items[1]?.name as string }).click()
  await expect(page).toHaveURL(items[1]?.href as string)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
})

test('a link changes the page in place: title, description, canonical address, scroll and focus', async ({ page }) => {
  await open(page, '/about')
  await markDocument(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await barLink(page, '/approach').click()
  const { data } = pageEntry('approach')
  const heading = page.getByRole('heading', { level: 1, name: data.hero.title })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`${data.title} · ${content('site').name}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', data.description)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseUrl}/approach`)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('about').data.hero.title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expectSameDocument(page)
})

test('links written in content change the page in place as well, and a new tab stays with the browser', async ({
  page,
  context,
}) => {
  await open(page, '/briefings')
  await markDocument(page)
  const title = content('articles').find(({ data }) => data.featured)?.data.title as string
  const link = page.getByRole('main').getByRole('link', { name: title, exact: true })
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expectSameDocument(page)
})

test('a page is fetched when the pointer or the focus reaches its link, once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/about')
  expect(asked).not.toContain('/_data/approach.json')
  const arrived = page.waitForResponse('**/_data/approach.json')
  await barLink(page, '/approach').hover()
  await arrived
  const other = page.waitForResponse('**/_data/contact.json')
  await barLink(page, '/contact').focus()
  await other
  await barLink(page, '/approach').click()
  await expect(page).toHaveURL('/approach')
  expect(asked.filter((path) => path === '/_data/approach.json')).toHaveLength(1)
})

test('the mark in the footer leads back to the top and leaves the address alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/about')
  const link = page.getByRole('link', { name: ui().backToTop })
  await expect(link).toHaveAttribute('href', '#')
  await link.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/about')
})

test('the footer names this year', async ({ page }) => {
  await page.goto('/')
  const words = fill(ui().copyright, { year: new Date().getFullYear(), name: content('site').name })
  await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()
})

for (const { from, to } of content('redirects')) {
  test(`${from} leads to ${to}: from the server, in place and on hosts without rules`, async ({ page, request }) => {
    const response = await request.get(`${from}?a=b`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(`${to}?a=b`)

    await open(page, '/contact')
    await markDocument(page)
    // The address is linked in the bar or in the form; which of them is on screen does not matter here.
    await page
      .locator(`a[href="${from}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseUrl + to)
    await expectSameDocument(page)
    await page.goBack()
    await expect(page).toHaveURL('/contact')

    const stub = distFile(`${from.slice(1)}.html`)
    expect(stub).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`)
    expect(stub).toContain(`<link rel="canonical" href="${baseUrl}${to}">`)
    expect(stub).toContain('<meta name="robots" content="noindex">')
    expect(stub).toMatch(new RegExp(`<a [^>]*href="${to}"`))
  })
}

test('a slash or .html at the end leads to the address without it', async ({ request, page }) => {
  for (const [asked, right] of [
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/services/culture-change/?a=b', '/services/culture-change?a=b'],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, right])
  }
  // A host that answers such an address itself: the page puts its own address in the bar.
  await page.route('**/about/', (route) => route.fulfill({ body: distFile('about.html'), contentType: 'text/html' }))
  await open(page, '/about/#our-name')
  await expect(page).toHaveURL('/about#our-name')
})

test('a chosen theme stays, and is there before the page is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/about')
  const words = ui().theme
  const control = page.getByRole('group', { name: words.label })
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const light = await ink()
  await control.getByText(words.dark, { exact: true }).click()
  await expect(control.getByRole('radio', { name: words.dark })).toBeChecked()
  await expect.poll(ink).not.toBe(light)
  const dark = await ink()

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.route('**/assets/**', (route) => route.abort())
  await page.reload()
  expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe('dark')
  expect(await ink()).toBe(dark)

  await page.unroute('**/assets/**')
  await open(page, '/contact')
  await expect(control.getByRole('radio', { name: words.dark })).toBeChecked()
  await control.getByText(words.system, { exact: true }).click()
  await expect.poll(ink).toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('the motion switch says what it will do, stays and stops the decoration', async ({ page }) => {
  await open(page, '/')
  const { pause, resume } = ui().motion
  await page.getByRole('button', { name: pause }).first().click()
  await expect(page.getByRole('button', { name: resume })).toHaveCount(2)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off')
  await expect(page.getByRole('button', { name: resume })).toHaveCount(2)
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
          .length,
    )
  expect(await running()).toBe(0)
  await page.getByRole('button', { name: resume }).first().click()
  await expect(page.getByRole('button', { name: pause })).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem('motion'))).toBeNull()
})
