import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import type { TeamComment } from '../../../src/desk/requests/comments.ts'
import type { DeskEntry } from '../../../src/desk/requests/entry.ts'
import { gitAt } from '../../support/git-at.ts'
import { startGitServer } from '../../support/git-server.ts'
import { proxyHeaders } from '../../support/login-proxy.ts'
import { page } from '../../support/minimal-content.ts'
import { contentRemote, startTeamCommand, type TeamCommand } from '../../support/team-command.ts'
import { temporarySite } from '../../support/temporary-site.ts'
import type { Outcome } from '../try-host.ts'
import { expectations } from './expectations.ts'

const writers = 10
const secret = 'ab12'.repeat(16)
const publicAddress = 'https://desk.example.com'
const emailOf = (place: number) => `writer-${place}@example.com`
const fileOf = (place: number) => `content/pages/of-writer-${place}.mdx`

/** Somebody who saves without a pause, and what the desk has said it has. */
class Client {
  private readonly agent = new Agent({ keepAlive: true })
  private readonly file: string
  private cookie = ''
  private version = ''
  /** The last text that was sent, and the last one of which it was said that it is saved. */
  private sent = ''
  private saved = ''
  private readonly said: string[] = []
  private branch?: string
  private handedOver = ''

  constructor(
    private readonly socketPath: string,
    private readonly place: number,
  ) {
    this.file = fileOf(place)
  }

  private ask(method: string, address: string, body?: object): Promise<{ text: string; cookie?: string }> {
    const isPage = !address.startsWith('/_desk/api/')
    const headers = {
      host: new URL(publicAddress).host,
      [proxyHeaders.header]: emailOf(this.place),
      [proxyHeaders.secretHeader]: secret,
      cookie: this.cookie,
      'sec-fetch-site': isPage ? 'none' : 'same-origin',
      'sec-fetch-mode': isPage ? 'navigate' : 'cors',
      'sec-fetch-dest': isPage ? 'document' : 'empty',
      ...(body && { origin: publicAddress, 'content-type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const options = { socketPath: this.socketPath, agent: this.agent, method, path: address, headers }
      const asking = request(options, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        response.on('error', reject)
        response.on('end', () => {
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0]
          if (response.statusCode === 200) resolve({ text, cookie })
          else reject(new Error(`${address} was answered ${response.statusCode}: ${text.slice(0, 300)}`))
        })
      })
      asking.on('error', reject)
      asking.end(body && JSON.stringify(body))
    })
  }
  private async json<Answer>(route: string, body?: object): Promise<Answer> {
    const [method = '', name = ''] = route.split(' ')
    return JSON.parse((await this.ask(method, `/_desk/api/${name}`, body)).text)
  }

  /** Opens the desk and the text, and looks whether everything is there. Returns what is not. */
  async open(): Promise<string[]> {
    this.cookie ||= (await this.ask('GET', '/_desk/')).cookie ?? ''
    const { text, version } = await this.json<DeskEntry>(`GET entry?file=${this.file}`)
    const comments = await this.json<TeamComment[]>(`GET team/comments?file=${this.file}`)
    const there = comments.map(({ words }) => words)
    const lost = this.said.filter((words) => !there.includes(words)).map((words) => `“${words}”`)
    // What was on its way may have arrived without an answer.
    if (this.saved && text !== this.saved && text !== this.sent) lost.push(`${this.file} of ${this.saved.length}`)
    Object.assign(this, { version, saved: text, sent: text })
    return lost
  }

  /** Saves until the desk is gone. @param answered told of each answer */
  async write(answered: () => void): Promise<void> {
    for (let key = 1; ; key += 1) {
      this.sent = this.saved + (key % 12 === 0 ? 'word.\n\n' : 'word ')
      const { file, sent: text, version: base } = this
      const saved = await this.json<{ version: string }>('PUT entry', { file, text, base }).catch(leave)
      if (!saved) return
      Object.assign(this, { version: saved.version, saved: text })
      answered()
      if (key % 5 === this.place % 5 && !(await this.comment(`${key} of ${this.saved.length}`))) return
      if (key % 7 === 3 && this.place === 0 && !(await this.handOver())) return
    }
  }

  private async comment(words: string): Promise<boolean> {
    const isSaid = await this.json('POST team/comment', { file: this.file, words }).catch(leave)
    if (isSaid) this.said.push(words)
    return isSaid !== undefined
  }

  private async handOver(): Promise<boolean> {
    const body = { files: [this.file], message: 'What was written', branch: this.branch }
    const text = this.saved
    const sent = await this.json<{ branch: string; pushed: boolean }>('POST review', body).catch(leave)
    if (!sent?.pushed) return false
    Object.assign(this, { branch: sent.branch, handedOver: text })
    return true
  }

  /** Whether the remote has what was handed over, or more. */
  isAt(remote: string): boolean {
    return !this.branch || gitAt(remote, 'show', `${this.branch}:${this.file}`).startsWith(this.handedOver.trimEnd())
  }

  close(): void {
    this.agent.destroy()
  }
}

/** Nobody is left to answer; everything else is told. */
function leave(error: NodeJS.ErrnoException): undefined {
  if (!['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT'].includes(error.code ?? '')) throw error
}

/**
 * Ends the desk of a team at once while ten write, and starts it again: what was answered is there.
 *
 * @param times how often
 */
export async function tryCrash(times: number): Promise<Outcome> {
  const { outcome, expectThat } = expectations()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-crash-'))
  const at = (name: string) => path.join(folder, name)
  const places = Array.from({ length: writers }, (_, place) => place)
  const site = temporarySite(Object.fromEntries(places.map((place) => [fileOf(place), page()])))
  const remote = contentRemote(folder, site.root)
  rmSync(site.root, { recursive: true })
  const git = await startGitServer(at('git'))
  writeFileSync(at('secret'), secret)
  const config = {
    publicAddress,
    listen: { socket: at('desk.sock') },
    folder: at('desk'),
    remote: { url: `${git.url}/site.git` },
    committer: { name: 'The desk', email: 'desk@example.com' },
    identity: { kind: 'header', holds: 'email', secretFile: at('secret'), ...proxyHeaders },
    roles: { writer: { writes: ['pages'] } },
    people: places.map((place) => ({ name: `Writer ${place}`, email: emailOf(place), role: 'writer' })),
    ask: 'Anna Berg, anna@example.com',
  }
  writeFileSync(at('team.json'), JSON.stringify(config))
  const clients = places.map((place) => new Client(at('desk.sock'), place))
  let team: TeamCommand | undefined
  const open = async () => (await Promise.all(clients.map((client) => client.open()))).flat()
  try {
    team = await startTeamCommand(at('team.json'))
    await open()
    for (let time = 1; time <= times; time += 1)
      await expectThat(`what was answered is there after the desk was ended the ${time}. time`, async () => {
        // At another moment each time, and with what nine others have sent on its way.
        const last = 10 * writers + 7 * time
        let answers = 0
        const answered = () => {
          answers += 1
          if (answers === last) team?.crash()
        }
        await Promise.all(clients.map((client) => client.write(answered)))
        await team?.startAgain()
        const lost = await open()
        if (!clients.every((client) => client.isAt(remote))) lost.push('what was handed over')
        return lost.length === 0 || lost
      })
    return outcome
  } finally {
    for (const client of clients) client.close()
    await team?.stop()
    git.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
