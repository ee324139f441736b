import { once } from 'node:events'
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { probeMark } from '../../../../scripts/receiver/probe-mark.ts'
import { content } from '../../../support/labels.ts'
import {
  bodyOf,
  headerOf,
  type SmtpMoment,
  type SmtpServer,
  smtpMoments,
  startSmtpServer,
} from '../../../support/smtp-server.ts'
import { contactWords, messageId, TestReceiver } from '../../../support/test-receiver.ts'

const words = content('contactForm')
const digestWords = content('digestForm')

let smtp: SmtpServer
let receiver: TestReceiver
beforeEach(async () => {
  smtp = await startSmtpServer()
  receiver = new TestReceiver()
})
afterEach(async () => {
  await receiver.remove()
  await smtp.close()
})

const start = (more: object = {}) => receiver.start(smtp.port, more)
const mails = (count: number) => expect.poll(() => smtp.mails.length).toBe(count)
const settled = () => expect.poll(() => receiver.running.store.unsent().length).toBe(0)
const ids = () => smtp.mails.map((mail) => headerOf(mail, 'Message-ID'))

it('keeps a message before it answers, and sends it on with the receipt', async () => {
  await start()
  const receipt = await receiver.contact(1)
  expect(receipt).toMatch(/^\d{6}-[2-9B-Z]{6}$/)
  expect(JSON.parse(receiver.lines()[0] ?? '').message).toMatchObject({
    receipt,
    id: messageId(1),
    words: contactWords,
  })
  await settled()
  const [mail] = smtp.mails
  if (!mail) throw new Error('No mail came.')
  expect(mail.to).toBe('partners@example.org')
  expect(headerOf(mail, 'From')).toBe('website@example.org')
  expect(headerOf(mail, 'Reply-To')).toBe('Grace Hopper <grace@example.com>')
  expect(headerOf(mail, 'Message-ID')).toBe(`<${receipt}@example.org>`)
  expect(headerOf(mail, 'Subject')).toBe(`Inquiry from Grace Hopper, Compilers Inc. (${receipt})`)
  for (const part of ['First Name: Grace', 'Primary Interest: Culture Change', contactWords.message, receipt])
    expect(bodyOf(mail)).toContain(part)
})

it('keeps a connection for longer than a proxy does, which would send a message into one that ends', async () => {
  await start()
  const { headers } = await fetch(receiver.running.url)
  // Two minutes are Caddy's.
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120)
})

it('takes the digest, too, and sends it to who keeps the list', async () => {
  await start()
  const receipt = await receiver.digest(1)
  await mails(1)
  expect(smtp.mails[0]).toMatchObject({ to: 'digest@example.org' })
  expect(smtp.mails.map(bodyOf)[0]).toContain('Please add grace@example.com')
  expect(ids()).toEqual([`<${receipt}@example.org>`])
})

it.each([
  ['contact', { formId: 'contact', ...contactWords }, words.success.text],
  ['digest', { formId: 'digest', email: contactWords.email }, digestWords.success],
])('answers a form without JavaScript with a page that says the receipt: %s', async (_, fields, said) => {
  await start()
  const [first, again] = [await receiver.postForm(fields), await receiver.postForm(fields)]
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const pages = [await first.text(), await again.text()]
  const receipt = /\d{6}-[2-9B-Z]{6}/.exec(pages[0] ?? '')?.[0]
  for (const page of pages) for (const part of [said, receipt]) expect(page).toContain(part)
  await settled()
  expect(ids()).toEqual([`<${receipt}@example.org>`])
})

it('counts a message once, also when it comes many times at the same moment', async () => {
  await start()
  const receipts = await Promise.all(Array.from({ length: 20 }, () => receiver.contact(1)))
  receipts.push(await receiver.contact(1))
  await settled()
  expect(new Set(receipts).size).toBe(1)
  expect(smtp.mails).toHaveLength(1)
})

it('says of a message that is kept, also after it was started again, its receipt, and of another nothing', async () => {
  await start()
  const receipt = await receiver.contact(1)
  await settled()
  await receiver.running.close()
  await start()
  const ask = async (id: string) => (await fetch(`${receiver.running.url}/?id=${id}`)).json()
  expect(await ask(messageId(1))).toEqual({ received: true, receipt })
  expect(await ask(messageId(2))).toEqual({ received: false })
  expect(await receiver.contact(1)).toBe(receipt)
  expect(smtp.mails).toHaveLength(1)
})

describe('what is refused', () => {
  const status = async (answer: Promise<Response>) => (await answer).status

  it('is told by field, in the words of the form, and nothing of it is kept', async () => {
    await start()
    const answer = await receiver.post({ formId: 'contact', ...contactWords, email: 'grace', message: '' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      errors: { email: words.messages.emailFormat, message: words.messages.messageMin },
    })
    const page = await receiver.postForm({ formId: 'digest', email: '<b>' })
    expect(page.status).toBe(422)
    for (const said of [digestWords.emailFormat, words.answer.again]) expect(await page.clone().text()).toContain(said)
    expect(readdirSync(receiver.folder)).toEqual([])
  })

  it('is what is too large, too often, no form, or no request of one', async () => {
    await start({ perHour: { address: 2, together: 4 } })
    const send = (number: number, address: string) =>
      status(
        receiver.post(
          { formId: 'contact', ...contactWords, meta: { id: messageId(number) } },
          { 'x-forwarded-for': `203.0.113.9, ${address}` },
        ),
      )
    expect(await status(receiver.post({ formId: 'contact', message: 'x'.repeat(20_000) }))).toBe(413)
    expect(await status(receiver.post({ formId: 'other' }))).toBe(400)
    expect(await status(receiver.post([]))).toBe(400)
    expect(await status(fetch(receiver.running.url, { method: 'DELETE' }))).toBe(405)
    expect([await send(1, '2001:db8::1'), await send(2, '2001:db8::2'), await send(3, '2001:db8::3')]).toEqual([
      200, 200, 429,
    ])
    // A message that is known takes nothing more.
    expect(await send(2, '2001:db8::3')).toBe(200)
    expect([
      await send(4, '198.51.100.1'),
      await send(5, '::ffff:198.51.100.2'),
      await send(6, '198.51.100.3'),
    ]).toEqual([200, 200, 429])
  })

  it('is no message whose lines a browser ends in its own way', async () => {
    await start()
    const message = `${'x'.repeat(99)}\r\n`.repeat(10).trim()
    expect(message.length).toBeGreaterThan(1000)
    expect((await receiver.postForm({ formId: 'contact', ...contactWords, message })).status).toBe(200)
  })

  it('is a message whose connection breaks', async () => {
    await start()
    const sending = request(receiver.running.url, { method: 'POST', headers: { 'content-length': '500' } })
    sending.on('error', () => {})
    await new Promise<void>((resolve) => sending.write('formId=contact', () => resolve()))
    sending.destroy()
    expect(await receiver.contact(1)).toBeTruthy()
    await settled()
    expect(receiver.lines().filter((line) => line.includes('"message"'))).toHaveLength(1)
  })
})

it('answers pages of the site from another origin, and no others', async () => {
  await start()
  const { baseUrl } = content('site')
  const allowed = async (origin: string) => {
    const { status, headers } = await fetch(receiver.running.url, { method: 'OPTIONS', headers: { origin } })
    return [status, headers.get('access-control-allow-origin')]
  }
  expect(await allowed(baseUrl)).toEqual([204, baseUrl])
  expect(await allowed('https://www.example.net')).toEqual([204, null])
})

it('marks what is suspected, and sends it all the same', async () => {
  await start()
  await receiver.postForm({ formId: 'digest', email: 'one@example.com', website: 'https://spam.example' })
  await receiver.post({ formId: 'digest', email: 'two@example.com', meta: { id: messageId(1), suspected: true } })
  await mails(2)
  for (const mail of smtp.mails) expect(headerOf(mail, 'Subject')).toMatch(/^\[Suspected\] /)
})

it('has no words of a visitor in its log, nor an address', async () => {
  await start()
  smtp.answer = (moment, mail) =>
    moment === 'RCPT' && mail.to.startsWith('digest') ? '550 5.1.1 grace@example.com' : undefined
  await receiver.contact(1)
  await receiver.digest(2)
  await receiver.post({ formId: 'contact', ...contactWords, phone: 'x' })
  await expect.poll(() => receiver.log.filter((line) => /^(sent|refused)/.test(line)).length).toBe(2)
  expect(receiver.log.join('\n')).not.toMatch(/grace|hopper|compilers|straight|127\.0\.0\.1/i)
})

it.each([
  ['a name with signs', { firstName: 'Grace, "Amazing"', lastName: '<x@example.net>' }],
  ['a name of other letters', { firstName: 'Жанна', lastName: 'Łącka' }],
  ['a line of a header', { firstName: 'A\r\nBcc: x@example.net', lastName: 'B\nB' }],
])('writes to nobody else, and answers nobody else, whatever a name is: %s', async (_, name) => {
  await start()
  await receiver.contact(1, name)
  await mails(1)
  const [mail] = smtp.mails
  expect(mail?.to).toBe('partners@example.org')
  const replyTo = mail && headerOf(mail, 'Reply-To')
  expect(replyTo).toMatch(/<grace@example\.com>$/)
  expect(replyTo?.replace(/"(?:[^"\\]|\\.)*"|=\?.*\?=/g, '')).not.toMatch(/,|net/)
  expect(mail && headerOf(mail, 'Bcc')).toBeUndefined()
})

it('leaves an address that not every server takes to the text', async () => {
  await start()
  await receiver.contact(1, { email: 'жанна@пример.рф' })
  await mails(1)
  expect(smtp.mails.map(bodyOf)[0]).toContain('жанна@пример.рф')
  expect(smtp.mails.map((mail) => headerOf(mail, 'Reply-To'))).toEqual([undefined])
})

describe('each message is mailed at least once', () => {
  /** Has the server say something else at a moment, for the first so many messages. */
  const once = (at: SmtpMoment, said: string, times = 3) => {
    let left = times
    smtp.answer = (moment) => (moment === at && left-- > 0 ? said : undefined)
  }

  it.each(smtpMoments)('a server that cannot take it now, at %s, is asked again', async (moment) => {
    once(moment, '451 4.3.0 Later')
    await start()
    const receipts = [await receiver.contact(1), await receiver.contact(2)]
    await settled()
    expect(ids().toSorted()).toEqual(receipts.map((receipt) => `<${receipt}@example.org>`).toSorted())
  })

  it.each(smtpMoments)('a server that dies at %s is asked again', async (moment) => {
    once(moment, 'die')
    await start()
    const receipts = [await receiver.contact(1), await receiver.contact(2)]
    await settled()
    expect(new Set(ids())).toEqual(new Set(receipts.map((receipt) => `<${receipt}@example.org>`)))
    // Between the dot and its 250 nobody knows: it comes again, as the same.
    expect(smtp.mails.length).toBe(moment === 'END' ? 5 : 2)
  })

  it('a server that is not there is asked until it is', async () => {
    const { port } = smtp
    await smtp.close()
    await start()
    const receipt = await receiver.contact(1)
    await expect.poll(() => receiver.log.some((line) => line.startsWith('waits'))).toBe(true)
    smtp = await startSmtpServer(port)
    await mails(1)
    expect(ids()).toEqual([`<${receipt}@example.org>`])
  })

  it.each(smtpMoments)(
    'what a server refuses for good at %s is told, and is sent by the next start',
    async (moment) => {
      smtp.answer = (at) => (at === moment ? '554 5.7.1 No' : undefined)
      await start()
      const receipt = await receiver.contact(1)
      await expect.poll(() => receiver.log.some((line) => line.startsWith(`refused ${receipt}: 554`))).toBe(true)
      const [entry] = receiver.running.store.unsent()
      await expect.poll(() => entry?.settled).toMatchObject({ outcome: 'refused', code: 554, answer: '554 5.7.1 No' })
      await receiver.running.close()
      smtp.answer = () => undefined
      await start()
      await settled()
      expect(ids()).toEqual([`<${receipt}@example.org>`])
    },
  )

  it('many at once take few connections, with ten messages each at most', async () => {
    await start()
    const receipts = await Promise.all(Array.from({ length: 100 }, (_, number) => receiver.contact(number)))
    await settled()
    expect(new Set(ids())).toEqual(new Set(receipts.map((receipt) => `<${receipt}@example.org>`)))
    expect(smtp.mails).toHaveLength(100)
    expect(Math.max(...smtp.perConnection)).toBe(10)
  })

  it('a message that the disk does not take is not acknowledged, and may come again', async () => {
    await start()
    const handle = await open(receiver.root, 'r')
    vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockRejectedValueOnce(
      Object.assign(new Error(), { code: 'ENOSPC' }),
    )
    await handle.close()
    const answer = await receiver.post({ formId: 'contact', ...contactWords, meta: { id: messageId(1) } })
    expect([answer.status, receiver.log]).toEqual([503, ['not kept: ENOSPC']])
    await receiver.contact(1)
    await settled()
    expect(smtp.mails).toHaveLength(1)
  })

  it('a record that somebody has spoilt holds up no other', async () => {
    await start()
    await receiver.running.close()
    const spoilt = { message: { receipt: '260101-BBBBBB', received: '2026-01-01T00:00:00Z', id: 'x', form: 'contact' } }
    appendFileSync(path.join(receiver.folder, 'messages-2026-01-01.jsonl'), `${JSON.stringify(spoilt)}\n`)
    await start()
    const receipt = await receiver.contact(1)
    await mails(1)
    expect(ids()).toEqual([`<${receipt}@example.org>`])
    expect(receiver.log.some((line) => line.startsWith('waits 260101-BBBBBB'))).toBe(true)
  })

  it('half a line is told and skipped, and what follows it is not lost', async () => {
    await start()
    const receipts = [await receiver.contact(1)]
    await settled()
    await receiver.running.close()
    const name = readdirSync(receiver.folder)[0] ?? ''
    appendFileSync(path.join(receiver.folder, name), '{"message":{"rec')
    await start()
    receipts.push(await receiver.contact(2))
    await settled()
    await receiver.running.close()
    await start()
    expect(receiver.log.filter((line) => line.startsWith('no record'))).toEqual([
      `no record: ${name}, line 3`,
      `no record: ${name}, line 3`,
    ])
    expect(ids()).toEqual(receipts.map((receipt) => `<${receipt}@example.org>`))
  })
})

describe('an end', () => {
  it('plans nothing more of what was under way', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    await receiver.start((silent.address() as AddressInfo).port)
    const connected = once(silent, 'connection')
    await receiver.contact(1)
    const [line] = (await connected) as [Socket]
    const planned = vi.spyOn(globalThis, 'setTimeout')
    await receiver.running.close()
    line.destroy()
    silent.close()
    await expect.poll(() => receiver.log.join()).toMatch(/waits/)
    expect(planned.mock.calls.filter(([, pause]) => pause === 1)).toEqual([])
    planned.mockRestore()
  })
})

describe('a start that fails', () => {
  it('says that its port is taken, and what to do', async () => {
    await expect(start({ port: smtp.port })).rejects.toThrow(
      /^The receiver cannot listen on port \d+: listen EADDRINUSE.*\nEnd the receiver that runs there/,
    )
  })

  it('says that nothing can be kept in its folder, and lets go of its port', async () => {
    writeFileSync(receiver.folder, 'a file')
    const { port, close } = await startSmtpServer()
    await close()
    await expect(start({ port })).rejects.toThrow(/^No messages can be kept in .*: EEXIST.*\nLet the receiver write/)
    rmSync(receiver.folder)
    await start({ port })
    expect(await receiver.contact(1)).toBeTruthy()
  })
})

describe('a probe', () => {
  const secret = 'a secret of sixteen'

  it('goes to its own mailbox alone', async () => {
    await start({ probe: { secret, to: 'probe@example.org' } })
    await receiver.contact(1, { message: `A probe: ${probeMark(secret)}` })
    await receiver.contact(2, { message: `Not one: ${probeMark('another secret of sixteen')}` })
    await mails(2)
    expect(smtp.mails.map(({ to }) => to).toSorted()).toEqual(['partners@example.org', 'probe@example.org'])
  })

  it('without a mailbox is kept and troubles nobody', async () => {
    await start({ probe: { secret } })
    expect(await receiver.contact(1, { message: `A probe: ${probeMark(secret)}` })).toBeTruthy()
    await settled()
    expect(smtp.mails).toEqual([])
  })
})
