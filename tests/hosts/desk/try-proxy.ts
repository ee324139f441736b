import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { readTeamConfig, type TeamConfig } from '../../../scripts/team/team-config.ts'
import { page } from '../../support/minimal-content.ts'
import { startTeamSite } from '../../support/team-site.ts'
import { removeTemporarySites } from '../../support/temporary-site.ts'
import type { Outcome } from '../try-host.ts'
import { type DeskProxy, password } from './desk-proxies.ts'
import { expectations } from './expectations.ts'
import { beginRequest, type Sent, secureRequest } from './secure-request.ts'
import { asDocument, deliver, sessionCookie, writerBehind } from './writer.ts'

const zoe = 'zoe@example.com'
const sam = 'sam@example.com'
const stranger = 'stranger@example.com'
const file = 'content/pages/about.mdx'

/** Reads a line of events until it says something, and leaves. */
async function hear(
  address: string,
  sent: Sent,
  words: RegExp,
): Promise<{ opened: Promise<void>; heard: Promise<void> }> {
  const response = await beginRequest(address, sent)
  const encoding = response.headers['content-encoding']
  if (encoding) throw new Error(`the events are encoded: ${encoding}`)
  let said = ''
  const until = (wanted: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => wanted.test(said) && resolve()
      response.on('data', look)
      response.on('end', () => reject(new Error(`the events ended: ${said}`)))
      look()
    })
  response.setEncoding('utf8').on('data', (part) => {
    said += part
  })
  const heard = until(words).finally(() => response.destroy())
  // Where the line is not opened, that is told.
  heard.catch(() => undefined)
  return { opened: until(/^:/), heard }
}

/** How often a proxy opens a line to a socket while something is done. */
async function linesOpened(socket: string, act: () => Promise<unknown>): Promise<number> {
  let count = 0
  const opened = (message: unknown) => {
    const { server } = (message as { socket: Socket & { server?: { address(): unknown } } }).socket
    if (server?.address() === socket) count += 1
  }
  subscribe('net.server.socket', opened)
  await act()
  unsubscribe('net.server.socket', opened)
  return count
}

/**
 * Starts the desk of a team with a proxy in front of it, by the file that is printed for it, and asks as browsers do.
 *
 * @param remoteOf how the repository is reached, instead of over http
 */
export async function tryProxy(
  proxy: DeskProxy,
  port: number,
  remoteOf?: (bare: string) => TeamConfig['remote'],
): Promise<Outcome> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'desk-proxy-'))
  chmodSync(work, 0o755)
  const secretFile = path.join(work, 'secret')
  writeFileSync(secretFile, 'ab12'.repeat(16))
  const publicAddress = `https://localhost:${port}`
  const site = await startTeamSite(
    { [file]: page() },
    {
      publicAddress,
      identity: {
        kind: 'header',
        header: 'x-forwarded-user',
        holds: 'email',
        secretHeader: 'x-desk-secret',
        secretFile,
      },
      roles: {
        editor: { writes: 'everything', legal: false, approves: true },
        writer: { writes: ['pages'], legal: false, approves: false },
      },
      people: [
        { name: 'Zoë Łukasz', email: zoe, role: 'writer' },
        { name: 'Sam Roe, Jr.', email: sam, role: 'editor' },
      ],
    },
    { remoteOf },
  )
  const clear = async () => {
    await site.stop()
    removeTemporarySites()
    rmSync(work, { recursive: true, force: true })
  }
  const running = await proxy.start(readTeamConfig(site.file), [zoe, sam, stranger], work).catch(async (error) => {
    await clear()
    throw error
  })
  const asThem = (name: string) => ({ authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` })
  const { outcome, expectThat } = expectations()
  const writer = writerBehind(publicAddress, asThem(zoe))
  const { ask } = writer
  let cookie = ''
  const nameIn = (text: string) => (JSON.parse(text) as { git: { author: { name: string } } }).git.author.name
  try {
    await expectThat('nobody gets in without a password', async () => {
      const { status } = await secureRequest(`${publicAddress}/_desk/`, { headers: asDocument })
      return status === 401 || status
    })
    await expectThat('a writer gets the desk and a session', async () => {
      const { status, headers } = await writer.open()
      cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      return (status === 200 && cookie.startsWith(`${sessionCookie}=`)) || status
    })
    await expectThat(
      'whoever opens a preview is asked for its link alone, and the desk takes nobody for signed in',
      async () => {
        const headers = { ...asDocument, 'x-forwarded-user': zoe, 'x-desk-secret': 'ab12'.repeat(16) }
        const { status, text } = await secureRequest(`${publicAddress}/_preview/unknown/about`, { headers })
        return (status === 404 && text.includes('This preview is not here')) || [status, text]
      },
    )
    for (const address of ['/_previews/', '/_preview/..%2f_desk/', '/_preview/%2e%2e%2f_desk/', '/_PREVIEW/x'])
      await expectThat(`nothing else is open: ${address}`, async () => {
        const headers = { ...asDocument, 'x-forwarded-user': zoe, 'x-desk-secret': 'ab12'.repeat(16) }
        const { status, text } = await secureRequest(publicAddress + address, { headers })
        return ([400, 401, 403, 404].includes(status) && !text.includes('desk-code')) || [status, text]
      })
    await expectThat('somebody who is not listed reads whom to ask', async () => {
      const headers = { ...asThem(stranger), ...asDocument }
      const { status, text } = await secureRequest(`${publicAddress}/_desk/`, { headers })
      return (status === 403 && text.includes('Anna Berg')) || text
    })
    await expectThat('requests of the page are answered, and packed', async () => {
      const { status, text, headers } = await ask('GET site')
      return (
        (status === 200 && nameIn(text) === 'Zoë Łukasz' && headers['content-encoding'] === 'gzip') || [status, headers]
      )
    })
    await expectThat('lines to the desk are used again', async () => {
      const asked = 20
      const opened = await linesOpened(site.socket, async () => {
        for (let time = 0; time < asked; time += 1) await ask('GET site')
      })
      // Each process of a proxy has lines of its own.
      return opened < asked / 2 || `${opened} for ${asked} requests`
    })
    for (const [what, headers] of [
      ['in the header', { 'x-forwarded-user': sam }],
      ['twice', { 'X-Forwarded-User': [sam, sam] }],
      ['with a secret', { 'x-forwarded-user': sam, 'x-desk-secret': 'guessed' }],
    ] as const)
      await expectThat(`a name that a browser sends ${what} is not taken for that of the proxy`, async () => {
        const { text } = await ask('GET site', { headers: headers as Record<string, string | string[]> })
        return nameIn(text) === 'Zoë Łukasz' || text
      })
    await expectThat('a name in another spelling is at most nobody', async () => {
      const { status, text } = await ask('GET site', { headers: { x_forwarded_user: sam } })
      return status === 403 || nameIn(text) === 'Zoë Łukasz' || text
    })
    await expectThat('the session of one is none of another', async () => {
      const { status } = await ask('GET site', { headers: asThem(sam) })
      return status === 403 || status
    })
    await expectThat('what is too large is refused in the words of the desk', async () => {
      const body = Buffer.alloc(41_000_000)
      const { status, text } = await ask(`POST picture?file=${file}&name=x.png`, { body })
      return (status === 413 && text.includes('40 MB')) || [status, text.slice(0, 200)]
    })
    await expectThat('what happens is told as it happens', async () => {
      const headers = { ...asThem(zoe), cookie, 'accept-encoding': 'gzip', 'sec-fetch-site': 'same-origin' }
      const line = await hear(`${publicAddress}/_desk/api/events?token=`, { headers }, /"type":"file"/)
      await line.opened
      const { version } = JSON.parse((await ask(`GET entry?file=${file}`)).text) as { version: string }
      const body = Buffer.from(JSON.stringify({ file, text: page({ title: 'Of Zoë' }), base: version }))
      const { status } = await ask('PUT entry', { body })
      await line.heard
      return status === 200 || status
    })
    await expectThat('what one writes is approved by another and merged at the remote, by who wrote it', async () => {
      const approver = writerBehind(publicAddress, asThem(sam))
      await approver.open()
      const merged = await deliver(writer, approver, file, page({ title: 'Approved by Sam' }))
      const history = site.atRemote(
        'log',
        '-1',
        '--format=%an, %cn, %(trailers:key=Approved-by,separator=%x2C)',
        'main',
      )
      return history === 'Zoë Łukasz, The desk, Approved-by: Sam Roe, Jr <sam@example.com>' || { merged, history }
    })
    return outcome
  } finally {
    await running.stop()
    await clear()
  }
}
