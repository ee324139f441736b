import { expect, test } from '@playwright/test'
import { barLink, expectServicesMenu, serviceLink, services, servicesButton } from '../support/bar.ts'
import { navigation, ui } from '../support/labels.ts'
import { hydrated, open, openWithout } from '../support/pages.ts'

test('the services menu answers to the mouse, and to the keyboard like a button', async ({ page }) => {
  await open(page, '/about')
  await servicesButton(page).click()
  await expectServicesMenu(page, 'open')
  await servicesButton(page).click()
  await expectServicesMenu(page, 'closed')
  for (const key of ['Enter', 'Space']) {
    await servicesButton(page).press(key)
    await expectServicesMenu(page, 'open')
    await servicesButton(page).press(key)
    await expectServicesMenu(page, 'closed')
  }
  await servicesButton(page).click()
  await page.mouse.click(640, 780)
  await expectServicesMenu(page, 'closed')
})

test('hovering does not open the services menu', async ({ page }) => {
  await open(page, '/about')
  await servicesButton(page).hover()
  await barLink(page, '/about').hover()
  await expectServicesMenu(page, 'closed')
})

test('Escape closes the services menu and gives the focus back to its button', async ({ page }) => {
  await open(page, '/about')
  await servicesButton(page).press('Enter')
  await serviceLink(page, 2).focus()
  await page.keyboard.press('Escape')
  await expectServicesMenu(page, 'closed')
  await expect(servicesButton(page)).toBeFocused()
})

test('the services menu closes 150 ms after the focus has left it, unless the focus comes back', async ({ page }) => {
  await open(page, '/about')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await servicesButton(page).press('Enter')
  await expectServicesMenu(page, 'open')
  await serviceLink(page, -1).focus()
  await barLink(page, '/approach').focus()
  await page.clock.runFor(149)
  await expectServicesMenu(page, 'open')
  await serviceLink(page, -1).focus()
  await page.clock.runFor(1000)
  await expectServicesMenu(page, 'open')
  await barLink(page, '/approach').focus()
  await page.clock.runFor(150)
  await expectServicesMenu(page, 'closed')
})

test('tabbing walks through the whole services menu and then leaves it', async ({ page }) => {
  await open(page, '/about')
  await servicesButton(page).press('Enter')
  await expectServicesMenu(page, 'open')
  // The sheet itself may be one stop on the way.
  for (let stops = 0; stops < services.length + 3; stops += 1) {
    await page.keyboard.press('Tab')
    if (await serviceLink(page, -1).evaluate((element) => element === document.activeElement)) break
  }
  await expect(serviceLink(page, -1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(barLink(page, '/approach')).toBeFocused()
  await expectServicesMenu(page, 'closed')
})

test('choosing a service opens its page, with the menu closed', async ({ page }) => {
  await open(page, '/about')
  await servicesButton(page).click()
  await serviceLink(page, 0).click()
  await expect(page).toHaveURL(services[0]?.href as string)
  await expectServicesMenu(page, 'closed')
})

test('a button that only an interactive block can answer is answered when its script arrives', async ({ page }) => {
  const release = await openWithout(page, 'islands', '/leadership')
  const more = page.getByRole('button', { name: /^Show \d+ more/ }).first()
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  release()
  await hydrated(page)
  await expect(page.locator('.advisor-more').first()).toHaveAttribute('aria-expanded', 'true')
})

test('the menus open before the script has arrived, and it takes them over', async ({ page }) => {
  const release = await openWithout(page, 'client', '/about')
  await servicesButton(page).click()
  await expectServicesMenu(page, 'open')
  expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false)
  release()
  await hydrated(page)
  await expectServicesMenu(page, 'open')
  await serviceLink(page, 0).focus()
  await page.keyboard.press('Escape')
  await expectServicesMenu(page, 'closed')
  await expect(servicesButton(page)).toBeFocused()
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
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  const indents = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left))
  expect(indents[expected.indexOf(services[0]?.name as string)]).toBeGreaterThan(indents[0] as number)

  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)

  await opener.click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(servicesButton(page)).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')

  await opener.click()
  await menu.getByRole('link', { name: services[1]?.name as string }).click()
  await expect(page).toHaveURL(services[1]?.href as string)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('the button of the small menu keeps its words on one line', async ({ page }) => {
  for (const width of [340, 360, 375]) {
    await page.setViewportSize({ width, height: 740 })
    await open(page, '/about')
    const height = () =>
      page
        .locator('.menu-button > span:not(.menu-icon)')
        .evaluateAll((words) => Math.max(...words.map((word) => word.getBoundingClientRect().height)))
    const closed = await height()
    await page.getByRole('button', { name: ui().openMenu, exact: true }).click()
    expect(await height(), `${width} px`).toBe(closed)
  }
})
