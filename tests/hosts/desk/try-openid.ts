import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readTeamConfig } from '../../../scripts/team/team-config.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { gitAt } from '../../support/git-at.ts'
import { startGitServer } from '../../support/git-server.ts'
import { page } from '../../support/minimal-content.ts'
import { contentRemote, startTeamCommand, type TeamCommand } from '../../support/team-command.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'
import type { Running } from '../server.ts'
import type { Outcome } from '../try-host.ts'
import { apacheOpenid } from './desk-proxies.ts'
import { expectations } from './expectations.ts'
import { type Claims, type OpenidProvider, startProvider, tokenLasts } from './openid-provider.ts'
import { secureRequest } from './secure-request.ts'
import { type SignedIn, signInAs } from './sign-in.ts'
import { asDocument, deliver, sessionCookie, type Writer, writerBehind } from './writer.ts'

const file = 'content/pages/about.mdx'
const secret = 'ab12'.repeat(16)
/** How far two clocks may differ for the desk, and how long it waits until it asks for keys once more, in seconds. */
const slack = 30

const groups = Array.from({ length: 600 }, (_, place) => `department-of-many-things-${place}`)
const people: Record<string, Claims> = {
  zoe: { name: 'Zoë Łukasz', email: 'zoe@example.com', email_verified: true },
  sam: { name: 'Sam Roe, Jr.', email: 'sam@example.com', email_verified: true },
  quiet: {},
  member: { name: 'Mia Berg', email: 'mia@example.com', email_verified: true, groups },
  unsure: { name: 'Zoë Łukasz', email: 'zoe@example.com', email_verified: false },
}

/** What has to end at the end, the last first. */
type Ends = (() => unknown)[]

interface Around {
  provider: OpenidProvider
  command: TeamCommand
  publicAddress: string
  /** Writes how a token is looked at, and starts the desk again. */
  madeFor(what: 'sign-in' | 'request'): Promise<void>
  atRemote(...args: string[]): string
}

async function startAround(port: number, work: string, ends: Ends): Promise<Around> {
  const [proxyPort, providerPort, deskPort] = [port, port + 1, port + 2]
  const at = (name: string) => path.join(work, name)
  const tls = await makeCertificate(work)
  const publicAddress = `https://localhost:${proxyPort}`
  const client = { id: 'the-desk', secret, redirect: `${publicAddress}/_signed-in` }
  const provider = await startProvider(providerPort, tls, client, people)
  ends.push(provider.stop)
  const remote = contentRemote(work, temporarySite({ [file]: page() }).root)
  const git = await startGitServer(at('git'))
  ends.push(git.stop)
  const config = (madeFor: 'sign-in' | 'request') => ({
    publicAddress,
    listen: { port: deskPort },
    folder: at('desk'),
    remote: { url: `${git.url}/site.git` },
    committer: { name: 'The desk', email: 'desk@example.com' },
    identity: {
      kind: 'token',
      header: 'oidc_id_token',
      issuer: provider.issuer,
      audience: client.id,
      keys: provider.keys,
      madeFor,
    },
    roles: { writer: { writes: ['pages'] }, editor: { writes: 'everything', approves: true } },
    people: [
      { name: 'Zoë Łukasz', email: 'zoe@example.com', role: 'writer' },
      { name: 'Sam Roe, Jr.', email: 'sam@example.com', role: 'editor' },
      { name: 'Q. Nameless', email: 'quiet@example.com', subject: 'quiet', role: 'writer' },
      { name: 'Mia Berg', email: 'mia@example.com', role: 'writer' },
    ],
    ask: 'Anna Berg, anna@example.com',
  })
  const write = (madeFor: 'sign-in' | 'request') => writeFileSync(at('team.json'), JSON.stringify(config(madeFor)))
  write('sign-in')
  const command = await startTeamCommand(at('team.json'), { NODE_EXTRA_CA_CERTS: tls.certificate })
  ends.push(command.stop)
  const apache: Running = await apacheOpenid.start(readTeamConfig(at('team.json')), secret, tls.certificate, work)
  ends.push(apache.stop)
  return {
    provider,
    command,
    publicAddress,
    async madeFor(what) {
      write(what)
      await command.stop()
      await command.startAgain()
    },
    atRemote: (...args) => gitAt(remote, ...args),
  }
}

const nameIn = (text: string) => (JSON.parse(text) as { git: { author: { name: string } } }).git.author.name

/**
 * Apache with mod_auth_openidc in front of the desk, which people reach through oidc-provider: real logins over TLS, whose
 * tokens are good for five seconds.
 *
 * @param isWhole whether it is waited until tokens and keys are too old, which takes more than a minute
 */
export async function tryOpenid(port: number, isWhole: boolean): Promise<Outcome> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'desk-openid-'))
  chmodSync(work, 0o755)
  const ends: Ends = []
  try {
    return await ask(await startAround(port, work, ends), isWhole)
  } finally {
    for (const end of ends.reverse()) await end()
    removeTemporarySites()
    rmSync(work, { recursive: true, force: true })
  }
}

async function ask({ provider, publicAddress, madeFor, atRemote }: Around, isWhole: boolean): Promise<Outcome> {
  const { outcome, expectThat } = expectations()
  const home = `${publicAddress}/_desk/`
  const writerOf = ({ cookies }: Pick<SignedIn, 'cookies'>): Writer => writerBehind(publicAddress, { cookie: cookies })
  const found = new Map<string, SignedIn>()
  let signedIn = 0
  for (const [name, shown] of [
    ['zoe', 'Zoë Łukasz'],
    ['sam', 'Sam Roe, Jr'],
    ['quiet', 'Q. Nameless'],
    ['member', 'Mia Berg'],
  ] as const)
    await expectThat(`${name} signs in at the provider and has a desk`, async () => {
      const arrived = await signInAs(name, home)
      if (name === 'zoe') signedIn = performance.now()
      found.set(name, arrived)
      if (arrived.status !== 200 || !arrived.cookies.includes(sessionCookie)) return [arrived.status, arrived.text]
      const { status, text } = await writerOf(arrived).ask('GET site')
      return (status === 200 && nameIn(text) === shown) || [status, text.slice(0, 300)]
    })
  for (const name of ['unsure', 'somebody'])
    await expectThat(`${name}, of whom nothing is known for sure, reads whom to ask`, async () => {
      const { status, text } = await signInAs(name, home)
      return (status === 403 && text.includes('Anna Berg') && text.includes(name)) || [status, text]
    })
  await expectThat('a token that a browser sends is not taken for that of the login', async () => {
    const headers = { oidc_id_token: 'e30.e30.e30', 'OIDC-id-token': 'e30.e30.e30' }
    const { status, text } = await writerOf(found.get('zoe') as SignedIn).ask('GET site', { headers })
    return status === 403 || nameIn(text) === 'Zoë Łukasz' || [status, text]
  })
  await expectThat('a preview asks nobody for a login, and takes nobody for signed in', async () => {
    const headers = { ...asDocument, cookie: (found.get('zoe') as SignedIn).cookies, oidc_id_token: 'e30.e30.e30' }
    const { status, text } = await secureRequest(`${publicAddress}/_preview/unknown/about`, { headers })
    return (status === 404 && text.includes('This preview is not here')) || [status, text]
  })
  const [zoe, sam] = ['zoe', 'sam'].map((name) => writerOf(found.get(name) ?? { cookies: '' })) as [Writer, Writer]
  await expectThat('what one writes is approved by another and merged at the remote, by who wrote it', async () => {
    const merged = await deliver(zoe, sam, file, page({ title: 'Approved by Sam' }))
    const history = atRemote('log', '-1', '--format=%an, %cn, %(trailers:key=Approved-by,separator=%x2C)', 'main')
    return history === 'Zoë Łukasz, The desk, Approved-by: Sam Roe, Jr <sam@example.com>' || { merged, history }
  })
  if (!isWhole) return outcome

  await expectThat('with a new key people sign in, half a minute later at the latest', async () => {
    await provider.rotate()
    const until = performance.now() + (slack + 20) * 1000
    for (;;) {
      const { status, text } = await signInAs('sam', home)
      if (status === 200) return true
      if (status !== 503 || performance.now() > until) return [status, text]
      await wait(2000)
    }
  })
  await expectThat('whoever was signed in before the new key still is', async () => {
    const { status, text } = await zoe.ask('GET site')
    return status === 200 || [status, text]
  })
  await wait(Math.max(0, signedIn + (tokenLasts + slack + 2) * 1000 - performance.now()))
  await expectThat('whose token is over goes on in the session of the desk', async () => {
    const { status, text } = await zoe.ask('GET site')
    return status === 200 || [status, text]
  })
  await expectThat('a token that is over begins no session', async () => {
    const cookie = (found.get('zoe') as SignedIn).cookies.split('; ').filter((one) => !one.startsWith(sessionCookie))
    const { status, text } = await writerBehind(publicAddress, { cookie: cookie.join('; ') }).ask('GET site')
    return (status === 403 && text.includes('too long ago')) || [status, text]
  })
  await expectThat('where tokens are made for requests, the same one is refused', async () => {
    await madeFor('request')
    const { status, text } = await zoe.ask('GET site')
    return (status === 403 && text.includes('Your sign-in is over')) || [status, text]
  })
  return outcome
}
