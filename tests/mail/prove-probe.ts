import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeCertificate } from '../support/certificate.ts'
import { startEndpointSite } from '../support/endpoint-site.ts'
import { printedExample } from '../support/printed-example.ts'
import { TestReceiver } from '../support/test-receiver.ts'
import { RunningServer } from './run-server.ts'
import { dovecot, mailboxPassword, postfix, withoutTls } from './servers.ts'

const secret = 'a secret of sixteen'
const to = 'probe@example.org'

/** What one run of the command came to. */
interface Said {
  ok: boolean
  text: string
}

/**
 * `npm run probe` with a form, a receiver, Postfix, which delivers, and Dovecot, which opens the mailbox: the mail of a
 * probe is found and deleted, also when it comes while the mailbox is open; what does not come, and a mailbox that cannot
 * be opened, is told in words.
 *
 * @param folder makes a folder that the servers may read
 * @param check counts a sentence that has to hold, with what was said instead
 */
export async function proveProbe(
  folder: () => string,
  port: number,
  check: (sentence: string, holds: boolean, said: string) => void,
): Promise<void> {
  const smtp = new RunningServer(postfix, folder(), port)
  const imap = new RunningServer(dovecot, folder(), port + 1, smtp.mail)
  const settingsFolder = path.join(imap.work, 'etc/dovecot')
  mkdirSync(settingsFolder)
  writeFileSync(path.join(settingsFolder, 'mailbox.sieve'), printedExample('sieve'))
  const { certificate } = await makeCertificate(settingsFolder)
  const receiver = new TestReceiver()
  await receiver.start(port, { probe: { secret, to } })
  const site = await startEndpointSite(10_000, receiver.running.url)
  const settings = path.join(receiver.root, 'probe.json')

  /** Runs the command for a mailbox; `onReceipt` is called once the page has a receipt. */
  const probe = (mailbox: object = {}, { trusts = true, withinSeconds = 120, onReceipt = () => {} } = {}) => {
    const box = { host: 'localhost', port: imap.port + 1, user: to, password: mailboxPassword, ...mailbox }
    writeFileSync(settings, JSON.stringify({ secret, withinSeconds, mailbox: box }))
    const command = ['--import', 'tsx', 'scripts/probe.ts', site.url, '--settings', settings]
    const env = { ...process.env, ...(trusts && { NODE_EXTRA_CA_CERTS: certificate }) }
    return new Promise<Said>((resolve) => {
      const child = execFile(process.execPath, command, { env }, (error, output, faults) =>
        resolve({ ok: !error, text: output + faults }),
      )
      child.stdout?.once('data', onReceipt)
    })
  }
  const mailsIn = (mailbox: string) =>
    ['new', 'cur'].flatMap((name) => readdirSync(path.join(smtp.mail, mailbox, name)))
  const deliver = (mailbox: string, messageId: string) =>
    imap.inside(`/usr/lib/dovecot/dovecot-lda -d ${mailbox}@example.org`, `Message-ID: <${messageId}>\n\nWords\n`)
  const arrived = ({ ok, text }: Said) => ok && /^✓ Its mail was there after .* s, and is deleted\.$/m.test(text)

  try {
    await Promise.all([smtp.start(), imap.start()])
    const first = await probe()
    check('The probe finds the mail of its message', arrived(first), first.text)
    check('The probe leaves none in the mailbox of probes', mailsIn('probe').length === 0, mailsIn('probe').join())
    check('The probe is in no mailbox of people', smtp.messageIds().length === 0, smtp.messageIds().join())
    const upgraded = await probe({ port: imap.port, secure: false })
    check('The probe finds it where TLS begins after the greeting', arrived(upgraded), upgraded.text)

    const refused = await probe({ password: 'another word' })
    check(
      'The probe says that a password is wrong',
      !refused.ok && /✗ The mailbox of \S+ cannot be opened: .*Authentication failed/.test(refused.text),
      refused.text,
    )
    const untrusted = await probe({}, { trusts: false })
    check(
      'The probe opens no mailbox whose certificate is not trusted',
      !untrusted.ok && /✗ The mailbox of \S+ cannot be opened: .*certificate/.test(untrusted.text),
      untrusted.text,
    )
    const plain = await probe({ host: withoutTls, port: imap.port, secure: false })
    check(
      'The probe gives no password to a mailbox without TLS',
      !plain.ok && /✗ The mailbox of \S+ cannot be opened: .*STARTTLS/.test(plain.text),
      plain.text,
    )

    for (const messageId of ['one@example.org', 'one@example.org', 'another@example.org']) deliver('sieved', messageId)
    check('The Sieve of the guide makes one of two mails', mailsIn('sieved').length === 2, mailsIn('sieved').join())

    await smtp.kill()
    const late = await probe({}, { withinSeconds: 5 })
    const says = /✓ The page has a receipt, (\S+), after .*\n✗ The mail of \1 did not come within 5 s\./
    check('The probe fails when the mail does not come in its time', !late.ok && says.test(late.text), late.text)
    let started: Promise<void> | undefined
    const onReceipt = () => {
      started = smtp.start()
    }
    const meanwhile = await probe({}, { onReceipt })
    await started
    check('The probe finds a mail that comes while it waits', arrived(meanwhile), meanwhile.text)
  } finally {
    await site.close()
    await receiver.remove()
    await Promise.all([smtp.kill(), imap.kill()])
  }
}
