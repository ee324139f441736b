import { expect, type Page, test } from '@playwright/test'
import { type EndpointSite, startEndpointSite } from '../support/endpoint-site.ts'
import { content } from '../support/labels.ts'
import { hydrated } from '../support/pages.ts'
import { bodyOf, headerOf, type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'
import { contactWords, TestReceiver } from '../support/test-receiver.ts'

const words = content('contactForm')
const digest = content('digestForm')

let smtp: SmtpServer
const receiver = new TestReceiver()
let site: EndpointSite
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  smtp = await startSmtpServer()
  await receiver.start(smtp.port)
  site = await startEndpointSite(10_000, receiver.running.url)
})
test.afterAll(async () => {
  await site.close()
  await receiver.remove()
  await smtp.close()
})

async function sendContact(page: Page, message: string) {
  for (const name of ['firstName', 'lastName', 'email', 'company'] as const)
    await page.getByLabel(words.fields[name].label).fill(contactWords[name])
  await page.getByLabel(words.fields.message.label).fill(message)
  await page.getByRole('button', { name: words.submit }).click()
}

async function sendDigest(page: Page, email: string) {
  const form = page.getByRole('form', { name: digest.title })
  await form.getByLabel(digest.label).fill(email)
  await form.getByRole('button', { name: digest.submit }).click()
}

/** The receipt that the page shows is the one in the mail that carries the words. */
async function arrives(page: Page, wordsOfIt: string) {
  const line = page.getByText(/\d{6}-[2-9B-Z]{6}/).first()
  await expect(line).toBeVisible()
  const receipt = /\d{6}-[2-9B-Z]{6}/.exec((await line.textContent()) ?? '')?.[0]
  const carrying = () => smtp.mails.filter((mail) => bodyOf(mail).includes(wordsOfIt))
  await expect.poll(() => carrying().map((mail) => headerOf(mail, 'Message-ID'))).toEqual([`<${receipt}@example.org>`])
}

for (const javaScriptEnabled of [true, false]) {
  test(`what is sent in either form arrives, with the receipt the page shows, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const open = async (path: string) => {
      await page.goto(site.url + path)
      if (javaScriptEnabled) await hydrated(page)
    }
    await open('/contact')
    await sendContact(page, `Sent ${javaScriptEnabled ? 'by' : 'without'} a script.`)
    await expect(page.getByText(words.success.text).first()).toBeVisible()
    await arrives(page, `Sent ${javaScriptEnabled ? 'by' : 'without'} a script.`)
    await open('/briefings')
    await sendDigest(page, `${javaScriptEnabled ? 'with' : 'without'}@example.com`)
    await expect(page.getByText(digest.success)).toBeVisible()
    await arrives(page, `${javaScriptEnabled ? 'with' : 'without'}@example.com`)
    await context.close()
  })
}
