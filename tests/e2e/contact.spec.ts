import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import { hold, open } from '../support/pages.ts'

const words: ContactFormWords = JSON.parse(readFileSync('content/forms/contact.json', 'utf8'))
const { fields, messages } = words

const values = {
  firstName: 'Ngũgĩ',
  lastName: 'O’Brien',
  email: 'ngugi@example.com',
  company: 'Analytical Engines 👩🏽‍🚀',
  message: '<b>Our engine</b> should run straight.\nBcc: everyone@example.com',
}
type Name = keyof typeof values

const field = (page: Page, name: keyof typeof fields) => page.getByLabel(fields[name].label)
const submit = (page: Page) => page.getByRole('button', { name: words.submit })
const notice = (page: Page, name: string) => page.getByRole('group', { name })
const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })

async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(values)) await field(page, name as Name).fill(text)
}

async function expectFilled(page: Page) {
  for (const [name, text] of Object.entries(values)) await expect(field(page, name as Name)).toHaveValue(text)
}

async function expectAccessible(page: Page) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

const complaints: string[] = []

test.beforeEach(({ page }) => {
  complaints.length = 0
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
})

test('sends by keyboard alone and reports it twice', async ({ page }) => {
  await page.goto('/contact')
  await field(page, 'firstName').focus()
  await page.keyboard.type(values.firstName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(values.lastName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(values.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(values.company)
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(field(page, 'message')).toBeFocused()
  await page.keyboard.type(values.message)
  await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()

  // The rules have come; from here the page's time goes on when the test says so, however busy the machine.
  await expect(field(page, 'company').locator('xpath=ancestor::*[@data-state]')).toHaveAttribute('data-state', 'valid')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.keyboard.press('Enter')
  await page.clock.runFor(1)
  const sending = page.getByRole('button', { name: 'Sending Message...' })
  await expect(sending).toBeDisabled()
  await expect(page.getByRole('form', { name: words.title })).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(1998)
  await expect(sending).toBeDisabled()
  await page.clock.runFor(100)
  await expect(notice(page, 'Message sent successfully!')).toBeFocused()
  await expect(notice(page, 'Message sent successfully!')).toContainText(words.demonstration)
  for (const name of Object.keys(values)) await expect(field(page, name as Name)).toHaveValue('')
  const toast = region(page).getByRole('listitem')
  await expect(toast).toContainText('Our team will contact you within 24 hours to schedule your strategic briefing.')

  await page.keyboard.press('Alt+t')
  await expect(region(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toast.getByText('Close', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.clock.resume()
  await expect(toast).toHaveCount(0)
  await expect(notice(page, 'Message sent successfully!')).toBeFocused()
  await expectAccessible(page)

  expect(new URL(page.url()).search).toBe('')
  expect(
    await page.evaluate(() => [document.cookie, Object.keys(localStorage).join(), Object.keys(sessionStorage).join()]),
  ).toEqual(['', '', ''])
  expect(complaints).toEqual([])
})

test('lists every error, moves to each field and takes the corrections back', async ({ page }) => {
  await page.goto('/contact')
  const title = await page.title()
  await field(page, 'phone').fill('(212) 555-0142')
  await submit(page).click()
  const summary = notice(page, words.errorSummary)
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await expect(summary.getByRole('link')).toHaveText([
    messages.firstNameRequired,
    messages.lastNameRequired,
    messages.emailRequired,
    messages.companyRequired,
    messages.phoneFormat,
    messages.messageMin,
  ])
  await expectAccessible(page)

  await summary.getByRole('link', { name: messages.companyRequired }).click()
  await expect(field(page, 'company')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Use 2125550142' }).click()
  await expect(field(page, 'phone')).toHaveValue('2125550142')
  await fillIn(page)
  await expect(summary).toHaveCount(0)
  await expect(page).toHaveTitle(title)
  expect(complaints).toEqual([])
})

test('a long name ends before the check mark', async ({ page }) => {
  await open(page, '/contact')
  const long = field(page, 'company')
  await long.fill('Northeastern Industries Holdings and Subsidiaries of the Commonwealth of Massachusetts')
  await long.blur()
  await expect(page.locator('[data-state="valid"]').filter({ has: long })).toBeVisible()
  const room = await long.evaluate((input) => {
    const { right, width } = getComputedStyle(input.parentElement as Element, '::after')
    const { paddingRight } = getComputedStyle(input)
    return Number.parseFloat(paddingRight) - Number.parseFloat(right) - Number.parseFloat(width)
  })
  expect(room).toBeGreaterThan(0)
})

test('keeps everything when the connection is gone, and sends at the second attempt', async ({ page, context }) => {
  // What draws notifications is fetched while the form is filled in, the form and the blocks beside it are in one script.
  const scripts = ['toast-stacks', 'contact-form']
  const fetched = scripts.map((name) => page.waitForResponse(new RegExp(`/${name}-[^/]+\\.js$`)))
  await page.goto('/contact')
  await fillIn(page)
  await expect(field(page, 'firstName')).toHaveAccessibleName(fields.firstName.label)
  for (const response of fetched) await (await response).finished()
  await context.setOffline(true)
  await submit(page).click()
  const alert = notice(page, 'Error sending message')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText(words.offline)
  const mail = new URL((await alert.getByRole('link', { name: words.failure.email }).getAttribute('href')) ?? '')
  expect(mail.searchParams.get('body')).toContain(values.message.split('\n')[0])
  await expect(alert.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+/)
  await expect(region(page).getByRole('listitem')).toContainText('Please try again or contact us directly.')
  await expectFilled(page)
  await expectAccessible(page)

  await context.setOffline(false)
  await submit(page).click()
  await expect(notice(page, 'Message sent successfully!')).toBeFocused()
  // The server was tried before the message was refused.
  expect(complaints).toEqual(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED'])
})

/** Opens the page with its scripts held back. Returns the way to let them in. */
async function openAsleep(page: Page): Promise<() => void> {
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/contact', { waitUntil: 'commit' })
  return release
}

test('answers a press on the button that came before the page was alive', async ({ page }) => {
  const release = await openAsleep(page)
  await submit(page).click()
  await expect(page).toHaveURL('/contact')
  release()
  await expect(notice(page, words.errorSummary)).toBeFocused()
  expect(complaints).toEqual([])
})

test('keeps what was typed before the page came to life', async ({ page }) => {
  const release = await openAsleep(page)
  await field(page, 'firstName').fill(values.firstName)
  await field(page, 'message').fill(values.message)
  release()
  await expect(page.locator('[data-state=valid]')).toHaveCount(1)
  await expect(field(page, 'firstName')).toHaveValue(values.firstName)
  await expect(field(page, 'message')).toHaveValue(values.message)
  await expect(field(page, 'message')).toBeFocused()
  expect(complaints).toEqual([])
})

test('fetches the rules only when someone turns to the form', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  const rules = (path: string) => path.includes('contact-engine') || path.includes('toast-stacks')
  expect(fetched.filter(rules)).toEqual([])
  await field(page, 'firstName').focus()
  await expect.poll(() => fetched.filter(rules).length).toBe(2)
})

test('comes back to a filled-in form', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page)
  await page.getByRole('form').getByRole('link', { name: words.footer.privacy }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expectFilled(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).toBe('')
})

test('a link to the form from its own page leaves what was typed, and brings its errand', async ({ page }) => {
  await open(page, '/contact')
  await fillIn(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expectFilled(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('follows the terms to where they are', async ({ page }) => {
  await page.goto('/contact')
  const link = page.getByRole('form').getByRole('link', { name: words.footer.terms })
  await expect(link).toHaveAttribute('href', '/terms')
  await link.click()
  await expect(page).toHaveURL('/terms-of-service')
})

test('takes a known errand from the address and ignores an invented one', async ({ page }) => {
  await page.goto('/contact?interest=government-solutions')
  await expect(field(page, 'service')).toHaveValue('government-solutions')
  await page.goto('/contact?interest=nonsense&about=Wire+the+money')
  await expect(page.getByRole('button', { name: 'Propose a time' }).or(page.getByText('Propose a time'))).toBeVisible()
  await expect(field(page, 'service')).toHaveValue('')
  await expect(field(page, 'message')).toHaveValue('')
  await expect(page.getByText('Wire the money')).toHaveCount(0)
})

test('takes the errand of a link along, whatever words it has', async ({ page }) => {
  await open(page, '/services/employee-experience')
  const link = page.getByRole('main').getByRole('link', { name: 'Request Analytics Demo' })
  await expect(link).toHaveAttribute('href', '/contact')
  await link.click()
  await expect(page).toHaveURL('/contact?interest=employee-experience&about=analytics-demo-request')
  await expect(field(page, 'service')).toHaveValue('employee-experience')
  await expect(field(page, 'message')).toHaveValue('Analytics demo request\n\n')
})

test('writes a proposed time into the message', async ({ page }) => {
  await open(page, '/contact')
  await page.locator('summary', { hasText: 'Propose a time' }).click()
  const date = page.getByLabel('Date')
  const earliest = (await date.getAttribute('min')) ?? ''
  await date.fill(earliest)
  await page.getByRole('radio').nth(2).check()
  await page.getByRole('button', { name: 'Add to my message' }).click()
  await expect(field(page, 'message')).toBeFocused()
  await expect(field(page, 'message')).toHaveValue(/^Proposed time: .+ New York time\.$/)
  await date.fill('2100-01-02')
  await page.getByRole('button', { name: 'Add to my message' }).click()
  await expect(page.getByText('Choose a weekday')).toBeVisible()
})

test('moves nothing while it comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await field(page, 'email').focus()
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('names the phone and the e-mail instead of fields that nobody can send', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: words.noScript.title })).toBeVisible()
    await expect(submit(page)).toBeHidden()
    await expect(field(page, 'message')).toBeHidden()
    await expect(page.getByRole('link', { name: /Propose a time/ })).toHaveAttribute('href', /^mailto:.+subject=/)
  })
})

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`fits a screen ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact')
    await submit(page).click()
    await expect(notice(page, words.errorSummary)).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  })
}

test('a notification that was dragged the wrong way can still be swiped away', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page)
  await submit(page).click()
  const toast = region(page).getByRole('listitem')
  const words = toast.locator('p').first()
  await expect(toast).toHaveAttribute('data-mounted', 'true')
  const drag = async (dx: number) => {
    const box = await words.boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + dx, y + 12, { steps: 10 })
    await page.mouse.up()
  }
  await drag(-120)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  await expect(toast).toHaveCount(1)
  await drag(120)
  await expect(toast).toHaveCount(0)
})
