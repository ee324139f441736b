import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type EndpointSite, startEndpointSite } from '../support/endpoint-site.ts'
import { content } from '../support/labels.ts'
import { hydrated } from '../support/pages.ts'
import { bodyOf, headerOf, type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'
import { contactWords, TestReceiver } from '../support/test-receiver.ts'

const words = content('contactForm')
const digest = content('digestForm')

const secret = 'a secret of sixteen'
let smtp: SmtpServer
const receiver = new TestReceiver()
let site: EndpointSite
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  smtp = await startSmtpServer()
  await receiver.start(smtp.port, { probe: { secret, to: 'probe@example.org' } })
  // No machine is so busy that the form would give up.
  site = await startEndpointSite(600_000, receiver.running.url)
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

/** `npm run probe` for a site: what it says, and whether it is content. */
function probe(url: string, withinSeconds: number): Promise<{ said: string; ok: boolean }> {
  const settings = path.join(receiver.root, 'probe.json')
  writeFileSync(settings, JSON.stringify({ secret, withinSeconds }))
  const command = ['--import', 'tsx', 'scripts/probe.ts', url, '--settings', settings]
  return new Promise((resolve) =>
    execFile(process.execPath, command, (error, output, faults) => resolve({ said: output + faults, ok: !error })),
  )
}

test('a probe goes through the form, has a receipt, and reaches the mailbox of probes alone', async () => {
  const before = smtp.mails.length
  const { said, ok } = await probe(site.url, 60)
  expect(said).toMatch(/^✓ The page has a receipt, \d{6}-[2-9B-Z]{6}, after/)
  expect(ok).toBe(true)
  const receipt = /\d{6}-[2-9B-Z]{6}/.exec(said)?.[0]
  await expect.poll(() => smtp.mails.length).toBe(before + 1)
  const [mail] = smtp.mails.slice(before)
  expect([mail?.to, mail && headerOf(mail, 'Message-ID')]).toEqual(['probe@example.org', `<${receipt}@example.org>`])
})

test('a probe fails where the form sends nothing, and says what the page said', async ({ baseURL }) => {
  const { said, ok } = await probe(baseURL ?? '', 10)
  expect(ok).toBe(false)
  expect(said).toContain('✗ No receipt came within 10 s. The page says:')
  expect(said).toContain(words.success.title)
})

/** Serves an answer of a site that is not ours. */
async function serveElsewhere(answer: (response: ServerResponse) => void): Promise<{ server: Server; port: number }> {
  const server = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

test('a probe says that there is no form where it looked for one', async () => {
  const { server, port } = await serveElsewhere((response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><h1>Nothing here</h1>'),
  )
  const { said, ok } = await probe(`http://127.0.0.1:${port}`, 60)
  expect(ok).toBe(false)
  expect(said).toContain(`✗ There is no contact form at http://127.0.0.1:${port}/contact.\n`)
  server.close()
})

test('a probe says that nobody answers', async () => {
  const { server, port } = await serveElsewhere((response) => response.destroy())
  const { said } = await probe(`http://127.0.0.1:${port}`, 60)
  expect(said).toMatch(/^✗ http:\/\/127\.0\.0\.1:\d+\/contact does not answer: net::ERR_\w+ at \S+$/m)
  server.close()
})
