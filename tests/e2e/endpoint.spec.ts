import { expect, type Page, test } from '@playwright/test'
import { type EndpointSite, startEndpointSite } from '../support/endpoint-site.ts'
import type { FormPath } from '../support/form-server.ts'
import { content } from '../support/labels.ts'
import { hydrated } from '../support/pages.ts'

const words = content('contactForm')
const { fields } = words

const values = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  company: 'Compilers Inc.',
  message: 'The line should be straight by June.',
}
type Name = keyof typeof values

let site: EndpointSite
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await startEndpointSite(5000)
})
test.afterAll(() => site.close())

const field = (page: Page, name: Name) => page.getByLabel(fields[name].label)

async function fillAndSend(page: Page, answer: FormPath) {
  site.answer(answer)
  await page.goto(`${site.url}/contact`)
  // Before that the browser posts the form itself, as it does without JavaScript.
  await hydrated(page)
  for (const [name, text] of Object.entries(values)) await field(page, name as Name).fill(text)
  await page.getByRole('button', { name: words.submit }).click()
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

for (const answer of ['/429', '/500', '/422-strange', '/dropped', '/silent', '/slow'] as const) {
  test(`an endpoint that fails as ${answer.slice(1)} is asked once and loses nothing`, async ({ page }) => {
    const before = site.seen.length
    await fillAndSend(page, answer)
    await expect(page.getByText(words.failure.text).first()).toBeVisible()
    for (const [name, text] of Object.entries(values)) await expect(field(page, name as Name)).toHaveValue(text)
    expect(site.seen.length - before).toBe(1)
  })
}

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
