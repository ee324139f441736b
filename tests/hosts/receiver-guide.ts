import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { answerHeaders } from '../../scripts/receiver/answer-page.ts'
import { printedExample } from '../support/printed-example.ts'
import { headerOf, startSmtpServer } from '../support/smtp-server.ts'
import { contactWords, messageId, TestReceiver } from '../support/test-receiver.ts'
import { edit, setting } from './disturbances.ts'
import { apache, caddy, nginx } from './own-servers.ts'
import { type Host, type Places, program } from './server.ts'
import { smallSite } from './small-site.ts'
import type { Outcome } from './try-host.ts'

const endpoint = '/api/contact'

/** Where the guide says that the lines for a host belong. */
const guided: { host: Host; language: string; put: (lines: string, its: Places) => void }[] = [
  {
    host: nginx,
    language: 'nginx',
    put: (lines, its) => appendFileSync(setting('nginx/site.conf', its), lines),
  },
  {
    host: caddy,
    language: 'caddyfile',
    put: (lines, its) => edit(setting('Caddyfile', its), (text) => text.replace('\troute {\n', `\troute {\n${lines}`)),
  },
  {
    host: apache,
    language: 'apache',
    put: (lines, its) => writeFileSync(path.join(its.work, 'virtual-host.conf'), lines),
  },
]

/** The hosts for which the guide of the receiver prints lines. */
export const guidedHosts: readonly Host[] = guided.map(({ host }) => host)

/** The addresses that a host says a request comes from, when the visitor has made up one. */
async function addressesNamed(entrance: string, port: number): Promise<string[]> {
  const server = createServer((request, response) => {
    response.end(JSON.stringify(String(request.headers['x-forwarded-for'] ?? '').split(/, */)))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const answer = await fetch(entrance, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': '198.51.100.7' } })
  const named = (await answer.json()) as string[]
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return named
}

/** Sends what both forms send, with and without JavaScript, through a host to the receiver, by the lines of the guide alone. */
export async function tryGuide(host: Host, all: Places, port: number): Promise<Outcome> {
  const work = path.join(all.work, `guided-${port}`)
  const its: Places = { work, site: path.join(work, 'site'), hosts: path.join(work, 'hosts') }
  mkdirSync(work)
  cpSync(all.hosts, its.hosts, { recursive: true })
  smallSite(all, its.site)
  const { language, put } = guided.find((one) => one.host === host) as (typeof guided)[number]
  const receiverPort = port + 1
  put(printedExample(language).replace(':8080', `:${receiverPort}`), its)

  const outcome: Outcome = { passed: 0, wrong: [] }
  const expect = (what: string, is: unknown, should: unknown) => {
    if (isDeepStrictEqual(is, should)) outcome.passed += 1
    else outcome.wrong.push(`${what}: ${JSON.stringify(is)}`)
  }
  const smtp = await startSmtpServer()
  const receiver = new TestReceiver()
  const { origin, stop } = await host.start(its, port)
  const entrance = origin + endpoint
  receiver.entrance = entrance
  /** Waits for the mail with a receipt. @returns the receipt @throws when there is none within a minute */
  const arrived = async (receipt: string) => {
    const isThere = () => smtp.mails.some((mail) => headerOf(mail, 'Message-ID') === `<${receipt}@example.org>`)
    for (let tries = 0; !isThere(); tries += 1) {
      if (tries > 3000) throw new Error(`no mail of ${receipt}`)
      await pause(20)
    }
    return receipt
  }
  try {
    expect('names the visitor last', (await addressesNamed(entrance, receiverPort)).at(-1), '127.0.0.1')
    // The first finds a connection that has been closed; the second is refused one, after which Apache may wait a minute.
    for (const time of ['first', 'second']) {
      const { status } = await receiver.post({ formId: 'contact' })
      expect(`nobody takes messages, asked the ${time} time`, status >= 500, true)
    }
    await receiver.start(smtp.port, { port: receiverPort, perHour: { address: 6, together: 5000 } })

    const receipt = await receiver.contact(1)
    expect('a message by a script', await arrived(receipt), receipt)
    expect('the same once more', await receiver.contact(1), receipt)
    const question = await fetch(`${entrance}?id=${messageId(1)}`)
    expect('whether it was received', await question.json(), { received: true, receipt })
    expect('the digest', /^\d{6}-/.test(await arrived(await receiver.digest(2))), true)

    const form = await receiver.postForm({ formId: 'contact', ...contactWords })
    const [shown = ''] = /\d{6}-\w{6}/.exec(await form.text()) ?? []
    expect('a message by the form alone', [form.status, await arrived(shown)], [200, shown])
    const header = (name: string) => form.headers.get(name)
    expect('its policy', header('content-security-policy'), answerHeaders['content-security-policy'])
    expect('its caching', header('cache-control'), 'no-store')

    // Each of them three bytes in UTF-8, and nine in a form.
    const longest = { ...contactWords, message: '線'.repeat(1000) }
    const large = await receiver.contact(3, longest)
    expect('as long as may be', await arrived(large), large)
    const largeForm = await receiver.postForm({ formId: 'contact', ...longest })
    expect('as long as may be, by the form alone', largeForm.status, 200)
    for (const size of [21_000, 2_000_000]) {
      const tooLarge = await receiver.post({ formId: 'contact', message: 'x'.repeat(size) })
      expect(`${size} bytes`, tooLarge.status, 413)
    }

    const made = { 'x-forwarded-for': '198.51.100.7' }
    const message = (id: number) => ({ formId: 'digest', email: contactWords.email, meta: { id: messageId(id) } })
    const last = await receiver.post(message(4), made)
    let over = await receiver.post(message(5), made)
    // It is counted anew where an hour begins meanwhile.
    for (let id = 6; over.status === 200 && id < 12; id++) over = await receiver.post(message(id), made)
    expect('the bound of an address', [last.status, over.status], [200, 429])
    const page = await fetch(`${origin}/about`)
    expect('pages beside it', [page.status, page.headers.get('x-frame-options')], [200, 'DENY'])
  } finally {
    await stop()
    await receiver.remove()
    await smtp.close()
  }
  return outcome
}

/** Whether the unit file of the guide can be read by systemd. */
export const systemdIsThere = () => Boolean(program('systemd-analyze'))

/** What systemd says of the unit file of the guide. It ignores what it does not know, and says so. */
export async function tryUnitFile(work: string): Promise<Outcome> {
  const file = path.join(work, 'receiver.service')
  writeFileSync(file, printedExample('ini').replace('/usr/bin/node', process.execPath))
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
  const said = (stdout + stderr).trim()
  return status === 0 && said === '' ? { passed: 1, wrong: [] } : { passed: 0, wrong: [said || `status ${status}`] }
}
