import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { commandOptions, refuseUnknown } from '../../scripts/tools/command-options.mjs'
import { program } from '../hosts/server.ts'
import { TestReceiver } from '../support/test-receiver.ts'
import { proveProbe } from './prove-probe.ts'
import { RunningServer } from './run-server.ts'
import { exim, type MailServer, opensmtpd, postfix } from './servers.ts'

/**
 * `npm run receiver:prove`: the receiver before the mail servers of Debian, one after the other: many messages at once, a
 * server that is not there, one whose disk is full. Every message has to be in the mailbox then, at
 * least once. Then the probe, whose mail Postfix delivers and Dovecot shows, and the
 * lines of Sieve that the guide prints. It needs Debian, root, and the libraries the
 * servers use.
 *
 *     npm run receiver:prove -- postfix   one of postfix, exim, opensmtpd and probe
 */
const servers: Record<string, MailServer> = { postfix, exim, opensmtpd }
const { positionals } = commandOptions({ allowPositionals: true })
const all = [...Object.keys(servers), 'probe']
refuseUnknown(positionals, all)
if (process.getuid?.() !== 0 || !program('apt-get') || !program('unshare')) {
  console.error('This needs Debian, and root: the servers are unpacked, and run in namespaces of their own.')
  process.exit(1)
}
const port = Number(process.env.HOSTS_PORT ?? 4360)
/** The disk of the mail server is none of what is tried. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir()
const longestMs = 120_000

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
let failed = false

async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = Date.now() + longestMs
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${longestMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** A folder in which servers may read and write as nobody. */
function workFolder(): string {
  const work = mkdtempSync(path.join(memory, 'mail-'))
  chmodSync(work, 0o755)
  return work
}

async function prove(server: MailServer): Promise<void> {
  const work = workFolder()
  const running = new RunningServer(server, work, port)
  const receiver = new TestReceiver()
  let number = 0
  /** Longer than the room that a full disk leaves. */
  const words = { message: '線は六月まで真っ直ぐに。'.repeat(80) }
  const send = (count: number) => Promise.all(Array.from({ length: count }, () => receiver.contact(number++, words)))

  /** Sends messages, does something to the server meanwhile, and waits until each is in the mailbox. */
  const attempt = async (what: string, count: number, meanwhile: () => Promise<void>) => {
    const logged = receiver.log.length
    const before = running.messageIds().length
    const sending = send(count)
    try {
      const [receipts] = await Promise.all([sending, meanwhile()])
      const missing = () => {
        const there = new Set(running.messageIds())
        return receipts.filter((receipt) => !there.has(`<${receipt}@example.org>`))
      }
      await until(what, () => receiver.running.store.unsent().length === 0 && missing().length === 0)
      const waits = receiver.log.slice(logged).flatMap((line) => /^waits \S+: (.*)/.exec(line)?.[1] ?? [])
      const said = [...new Set(waits)].join(', ') || 'nothing refused'
      const twice = running.messageIds().length - before - count
      console.log(`✓ ${server.name}, ${what}: ${count} messages, each in the mailbox, ${twice} twice (${said})`)
    } catch (error) {
      failed = true
      const last = receiver.log.slice(-3).join('; ')
      console.log(
        `✗ ${server.name}, ${what}: ${(error as Error).message} (${running.messageIds().length - before} came; ${last})`,
      )
    }
  }
  const told = (count: number) => {
    const waits = () => receiver.log.filter((line) => line.startsWith('waits')).length
    const wanted = waits() + count
    return () => until('a message that waits', () => waits() >= wanted)
  }

  try {
    await running.start()
    await receiver.start(port)
    await attempt('1,000 at once', 1000, async () => {})
    await running.kill()
    await attempt('down', 20, async () => {
      await told(20)()
      await running.start()
    })
    for (const [name, full] of Object.entries(server.full)) {
      await running.kill()
      await running.start(full)
      running.fillDisk(full.left)
      const waiting = told(5)
      await attempt(`disk full, ${name}`, 5, async () => {
        await waiting()
        running.freeDisk()
      })
    }
  } catch (error) {
    failed = true
    console.log(`✗ ${server.name}: ${(error as Error).message}`)
  } finally {
    await receiver.remove()
    await running.kill()
    rmSync(work, { recursive: true, force: true })
  }
}

async function proveTheProbe(): Promise<void> {
  const folders: string[] = []
  const folder = () => {
    folders.push(workFolder())
    return folders.at(-1) as string
  }
  try {
    await proveProbe(folder, port, (sentence, holds, said) => {
      if (!holds) failed = true
      console.log(holds ? `✓ ${sentence}` : `✗ ${sentence}: ${said}`)
    })
  } catch (error) {
    failed = true
    console.log(`✗ The probe: ${(error as Error).message}`)
  } finally {
    for (const work of folders) rmSync(work, { recursive: true, force: true })
  }
}

for (const name of positionals.length > 0 ? positionals : all)
  await (name === 'probe' ? proveTheProbe() : prove(servers[name] as MailServer))
process.exitCode = failed ? 1 : 0
