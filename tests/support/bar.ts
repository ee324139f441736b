import { expect, type Page } from '@playwright/test'
import { navigation } from './labels.ts'

/** The item of the bar that opens the menu of services. */
export const servicesItem = navigation().primary.find((item) => item.dropdownItems) ?? { name: '', href: '' }
export const services = servicesItem.dropdownItems ?? []

const banner = (page: Page) => page.getByRole('banner')

/** The button that opens the menu of services. */
export const servicesButton = (page: Page) => banner(page).getByRole('button', { name: servicesItem.name, exact: true })

/** The link to a service in that menu; `-1` is the last one. */
export const serviceLink = (page: Page, index: number) =>
  banner(page)
    .getByRole('link', { name: services.at(index)?.name ?? '' })
    .first()

/** The item of the bar that leads to a page. */
export const barLink = (page: Page, href: string) =>
  banner(page).getByRole('link', { name: navigation().primary.find((item) => item.href === href)?.name, exact: true })

/** Asserts that the menu of services is open or closed, to the eye and to a screen reader. */
export async function expectServicesMenu(page: Page, state: 'open' | 'closed'): Promise<void> {
  await expect(serviceLink(page, 0)).toBeVisible({ visible: state === 'open' })
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', String(state === 'open'))
}
