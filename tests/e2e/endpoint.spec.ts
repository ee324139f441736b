import { expect, type Page, test } from '@playwright/test'
import { type EndpointSite, startEndpointSite } from '../support/endpoint-site.ts'
import { type FormPath, idOf } from '../support/form-server.ts'
import { content } from '../support/labels.ts'
import { hold, hydrated } from '../support/pages.ts'

const words = content('contactForm')
const digest = content('digestForm')
const { fields } = words

const values = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  company: 'Compilers Inc.',
  message: 'The line should be straight by June.',
}
type Name = keyof typeof values

/** How long the form waits for an answer (ms): no machine is so busy, and a test that wants it to pass moves the clock. */
const limit = 600_000

let site: EndpointSite
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await startEndpointSite(limit)
})
test.afterAll(() => site.close())

const idsSince = (before: number) => site.seen.slice(before).map(({ body }) => idOf(body))

const field = (page: Page, name: Name) => page.getByLabel(fields[name].label)

async function fillAndSend(page: Page, answer: FormPath) {
  await page.goto(`${site.url}/contact?answer=${answer}`)
  // Before that the browser posts the form itself, as it does without JavaScript.
  await hydrated(page)
  for (const [name, text] of Object.entries(values)) await field(page, name as Name).fill(text)
  await page.getByRole('button', { name: words.submit }).click()
}

/** Installs a clock, and has the page know when it has the head of an answer of the endpoint: its body may still be under way. */
async function noteAnswers(page: Page) {
  await page.clock.install()
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (asked, ...more) => {
      const answer = await fetch(asked, ...more)
      if (String(asked).startsWith('/api/')) Object.assign(window, { hasAnswer: true })
      return answer
    }
  })
}

for (const answer of ['/200', '/204'] as const) {
  test(`an endpoint that answers ${answer.slice(1)} has the message once, and the form is empty again`, async ({
    page,
  }) => {
    const before = site.seen.length
    await fillAndSend(page, answer)
    await expect(page.getByText(words.success.text).first()).toBeVisible()
    const sent = site.seen.slice(before)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'POST', cookie: undefined, body: { formId: 'contact', ...values } })
  })
}

for (const answer of ['/429', '/500', '/422-strange', '/slow'] as const) {
  test(`an endpoint that fails as ${answer.slice(1)} is asked once and loses nothing`, async ({ page }) => {
    const before = site.seen.length
    await noteAnswers(page)
    await fillAndSend(page, answer)
    await page.waitForFunction(() => 'hasAnswer' in window)
    if (answer === '/slow') await page.clock.fastForward(limit)
    await expect(page.getByText(words.failure.text).first()).toBeVisible()
    for (const [name, text] of Object.entries(values)) await expect(field(page, name as Name)).toHaveValue(text)
    expect(site.seen.length - before).toBe(1)
  })
}

for (const answer of ['/dropped', '/mute'] as const) {
  test(`an endpoint that has a message and does not say so, as ${answer.slice(1)}, is asked`, async ({ page }) => {
    const [before, messages] = [site.seen.length, site.messages.size]
    await page.clock.install()
    await fillAndSend(page, answer)
    await expect.poll(() => site.messages.size).toBe(messages + 1)
    if (answer === '/mute') await page.clock.fastForward(limit)
    await expect(page.getByRole('group', { name: words.success.title })).toBeFocused()
    expect(site.asked.at(-1)).toBe(idsSince(before)[0])
    expect(site.messages.size - messages).toBe(1)
  })
}

test('a message that was lost is called neither sent nor failed, and can be sent again as the same', async ({
  page,
}) => {
  const [before, asked] = [site.seen.length, site.asked.length]
  await fillAndSend(page, '/lost')
  await expect(page.getByRole('group', { name: words.unknown.title })).toBeFocused()
  for (const [name, text] of Object.entries(values)) await expect(field(page, name as Name)).toHaveValue(text)
  await page.getByRole('button', { name: words.submit }).click()
  await expect.poll(() => site.asked.length).toBe(asked + 2)
  // Chromium sends once more by itself where a connection that was used before breaks.
  expect(idsSince(before).length).toBeGreaterThanOrEqual(2)
  expect(new Set(idsSince(before)).size).toBe(1)
})

/** Answers every question of the browser and counts them. */
function answerDialogs(page: Page, answer: 'accept' | 'dismiss') {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog[answer]()
  })
  return asked
}

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About', exact: true })

test('leaving asks while a message is under way, neither before nor after', async ({ page }) => {
  const asked = answerDialogs(page, 'dismiss')
  const release = await hold(page, /\/api\/contact$/)
  await page.goto(`${site.url}/contact`)
  await hydrated(page)
  await field(page, 'firstName').fill(values.firstName)
  await about(page).click()
  await expect(page).toHaveURL(/\/about$/)
  await fillAndSend(page, '/204')
  await expect(page.getByRole('button', { name: words.submitting })).toBeVisible()
  expect(asked).toEqual([])

  await about(page).click()
  expect(asked).toEqual(['beforeunload'])
  await expect(page.getByRole('button', { name: words.submitting })).toBeDisabled()
  expect(new URL(page.url()).pathname).toBe('/contact')

  release()
  await expect(page.getByRole('group', { name: words.success.title })).toBeFocused()
  await about(page).click()
  await expect(page).toHaveURL(/\/about$/)
  expect(asked).toHaveLength(1)
})

test('a message under way does not ask whoever stays: no call, no mail, no download', async ({ page }) => {
  const asked = answerDialogs(page, 'dismiss')
  const release = await hold(page, /\/api\/contact$/)
  await page.route('**/session.ics', (route) =>
    route.fulfill({ contentType: 'text/calendar', body: 'BEGIN:VCALENDAR' }),
  )
  await fillAndSend(page, '/204')
  await expect(page.getByRole('button', { name: words.submitting })).toBeVisible()
  await page.evaluate(() => {
    const left: boolean[] = []
    Object.assign(window, { left })
    addEventListener('beforeunload', (event) => left.push(event.defaultPrevented))
    const links = { 'tel:+12125550142': '', 'mailto:hello@example.com': '', '/session.ics': '', '/about': 'about.html' }
    for (const [href, download] of Object.entries(links)) {
      const link = Object.assign(document.createElement('a'), { href, textContent: href })
      if (download) link.download = download
      document.querySelector('form')?.append(link)
    }
  })
  const left = () => page.evaluate(() => (window as unknown as { left: boolean[] }).left)
  await page.getByRole('link', { name: '/about', exact: true }).click()
  // The browser asks some time after a press, and not at all once the next link is pressed.
  for (const [before, link] of ['/session.ics', 'tel:+12125550142', 'mailto:hello@example.com'].entries()) {
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect.poll(left).toHaveLength(before + 1)
  }
  release()
  await expect(page.getByRole('group', { name: words.success.title })).toBeFocused()
  expect(await left()).toEqual([false, false, false])
  expect(asked).toEqual([])
})

test('whoever leaves before the answer and comes back learns that the message arrived', async ({ page }) => {
  const asked = answerDialogs(page, 'accept')
  const before = site.messages.size
  await fillAndSend(page, '/mute')
  await expect.poll(() => site.messages.size).toBe(before + 1)
  await about(page).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expect(page.getByRole('group', { name: words.success.title })).toBeFocused()
  for (const name of Object.keys(values)) await expect(field(page, name as Name)).toHaveValue('')
  expect(asked).toEqual(['beforeunload'])
})

test('an address for the digest that nobody can tell about is sent again as the same', async ({ page }) => {
  const asked = answerDialogs(page, 'accept')
  const [before, messages] = [site.seen.length, site.messages.size]
  await page.goto(`${site.url}/briefings?answer=/second`)
  await hydrated(page)
  const form = page.getByRole('form', { name: digest.title })
  await form.getByLabel(digest.label).click()
  await form.getByLabel(digest.label).fill(values.email)
  await form.getByRole('button').click()
  await expect.poll(() => site.messages.size).toBe(messages + 1)
  await about(page).click()
  await expect(page).toHaveURL(/\/about$/)
  await page.goBack()
  await expect(form.getByText(digest.unknown)).toBeVisible()
  await expect(form.getByLabel(digest.label)).toHaveValue(values.email)
  await form.getByRole('button').click()
  await expect(form.getByText(digest.success)).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
  expect(idsSince(before)).toHaveLength(2)
  expect(site.messages.size).toBe(messages + 1)
})

test('what an endpoint says about a field stands beside the field', async ({ page }) => {
  await fillAndSend(page, '/422')
  await expect(field(page, 'email')).toHaveAccessibleDescription(/This address cannot receive mail/)
  await expect(field(page, 'message')).toHaveValue(values.message)
})

test('without JavaScript the form is posted as a form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/contact`)
  for (const [name, text] of Object.entries(values)) await field(page, name as Name).fill(text)
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
  expect(Object.fromEntries(site.forms.at(-1) ?? [])).toMatchObject(values)
  await context.close()
})
