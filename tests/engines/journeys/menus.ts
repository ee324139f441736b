import type { EnginePage } from '../engine-page.ts'
import { servicesItem, ui } from '../words.ts'

const bar = { role: 'banner' }
const services = servicesItem.dropdownItems
const servicesButton = { role: 'button', name: servicesItem.name, within: bar }
const small = { role: 'navigation', name: ui.primaryNavigation }

/** Waits until the element that was found last says whether it is expanded. */
const expanded = (page: EnginePage, state: boolean) =>
  page.until(
    `The menu is ${state ? 'open' : 'closed'}`,
    (wanted) => (window as unknown as { found: Element }).found.getAttribute('aria-expanded') === wanted,
    String(state),
  )

const focused = (page: EnginePage) =>
  page.until(
    'The focus is back on the button',
    () => (window as unknown as { found: Element }).found === document.activeElement,
  )

const arrived = (page: EnginePage, href: string | undefined) =>
  page.until(`The page ${href}`, (wanted) => location.pathname === wanted, href)

/** The menu of services opens, closes with Escape and leads to a service. */
export async function servicesMenu(page: EnginePage): Promise<void> {
  await page.open('/about')
  await page.press(servicesButton)
  await expanded(page, true)
  await page.driver.pressKey('Escape')
  await expanded(page, false)
  await focused(page)
  await page.press(servicesButton)
  await page.press({ role: 'link', name: `${services[0]?.name}*`, within: bar })
  await arrived(page, services[0]?.href)
  await page.find(servicesButton)
  await expanded(page, false)
}

/** The menu of a phone opens, locks the page behind it, closes with Escape and leads to a page. */
export async function smallMenu(page: EnginePage): Promise<void> {
  await page.driver.resize(390, 900)
  await page.open('/about')
  await page.press({ role: 'button', name: ui.openMenu })
  await page.find({ role: 'button', name: ui.closeMenu })
  await page.until('The page behind is locked', () => document.querySelector('main')?.inert)
  await page.driver.pressKey('Escape')
  await page.find({ role: 'button', name: ui.openMenu })
  await focused(page)
  await page.press({ role: 'button', name: ui.openMenu })
  await page.press({ role: 'link', name: `${services[1]?.name}*`, within: small })
  await arrived(page, services[1]?.href)
  await page.until('The page is free again', () => document.querySelector('main')?.inert === false)
}

/** A tablet is turned while a menu is open: it closes, nothing is lost, and the menu of the other bar opens. */
export async function turnedMenu(page: EnginePage): Promise<void> {
  await page.open('/about')
  await page.press(servicesButton)
  await expanded(page, true)
  await page.driver.resize(600, 900)
  await page.press({ role: 'button', name: ui.openMenu })
  await page.find({ role: 'button', name: ui.closeMenu })
  await page.driver.resize(1280, 900)
  await page.until('The page is free again', () => document.querySelector('main')?.inert === false)
  await page.press(servicesButton)
  await expanded(page, true)
}
