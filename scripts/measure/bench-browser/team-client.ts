import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { pageLine } from '../../../src/dev/page-line.ts'
import { proxyHeaders } from '../../../tests/support/login-proxy.ts'
import type { TeamCopy } from '../../../tests/support/team-copy.ts'

/** Between two keys, in milliseconds: 40 words a minute. */
export const pace = 300
/** So many keys somebody types before they think for so long, in milliseconds. */
export const burst = 12
export const thought = 1000

/** Somebody who writes, without a browser: it sends what the window of a writer sends, with the page beside the text. */
export interface TeamClient {
  email: string
  file: string
  /** Types for as long as it is not told to stop. */
  write(signal: AbortSignal): Promise<void>
  /** All it has typed, as the file has to say it. */
  text(): string
  /** From a save to its answer, in milliseconds. */
  saves: number[]
  close(): void
}

const sentence = 'A sentence that somebody writes, and another one behind it. '

async function read(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of response.setEncoding('utf8')) text += part
  return text
}

/** Signs somebody in who opens an entry, and its page. Requests go where those of the proxy go. */
export async function openClient(team: TeamCopy, email: string, file: string): Promise<TeamClient> {
  const agent = new Agent({ keepAlive: true })
  const own = {
    host: new URL(team.proxy.origin).host,
    [proxyHeaders.header]: email,
    [proxyHeaders.secretHeader]: team.secret,
  }
  const ofPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }
  const asDocument = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  let cookie = ''

  function begin(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<IncomingMessage> {
    const written = body && { origin: team.proxy.origin, 'content-type': 'application/json' }
    return new Promise((resolve, reject) => {
      const options = {
        socketPath: team.socket,
        agent,
        method,
        path,
        headers: { ...own, cookie, ...written, ...headers },
      }
      request(options, resolve)
        .on('error', reject)
        .end(body && JSON.stringify(body))
    })
  }
  async function ask<Answer>(route: string, body?: object): Promise<Answer> {
    const [method = '', name = ''] = route.split(' ')
    const response = await begin(method, `/_desk/api/${name}`, ofPage, body)
    const text = await read(response)
    if (response.statusCode !== 200) throw new Error(`${email}: ${route} was answered ${response.statusCode}: ${text}`)
    return JSON.parse(text) as Answer
  }
  async function listen(path: string, hear: (data: string) => void): Promise<() => void> {
    const line = await begin('GET', path, ofPage)
    let waiting = ''
    line.setEncoding('utf8').on('data', (part: string) => {
      const events = (waiting + part).split('\n\n')
      waiting = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) hear(event.slice('data: '.length))
    })
    // Whoever closes it breaks it.
    line.on('error', () => undefined)
    return () => void line.destroy()
  }

  const opened = await begin('GET', '/_desk/', asDocument)
  await read(opened)
  cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const entry = await ask<{ text: string; version: string; address: string }>(
    `GET entry?${new URLSearchParams({ file })}`,
  )
  await ask('GET site')
  const { address } = entry
  let isFollowing = false
  let isBehind = false
  /** One page at a time, as in a window: what is told meanwhile is shown by the next. */
  async function follow(): Promise<void> {
    isBehind = true
    if (isFollowing) return
    isFollowing = true
    while (isBehind) {
      isBehind = false
      for (const path of [address, `/_data${address}.json`]) await begin('GET', path, ofPage).then(read)
    }
    isFollowing = false
  }
  let failure: unknown
  const fail = (error: unknown) => {
    failure ??= error
  }
  const told = (data: string) => {
    if ((JSON.parse(data) as { type: string }).type === 'where')
      ask('POST team/open', { window: email, file, open: true }).catch(fail)
  }
  const stops = [
    await listen('/_desk/api/events?token=', told),
    await listen(pageLine, (event) => event === 'content' && follow().catch(fail)),
  ]

  let typed = ''
  let saved = { text: entry.text, version: entry.version }
  const text = () => (typed === '' ? entry.text : `${entry.text.trimEnd()}\n\n${typed}\n`)
  const saves: number[] = []
  let saving: Promise<void> | undefined
  /** As the desk saves: one request at a time, at every key that finds none on its way. */
  async function save(): Promise<void> {
    while (saved.text !== text()) {
      const now = text()
      const began = performance.now()
      const { version } = await ask<{ version: string }>('PUT entry', { file, text: now, base: saved.version })
      saves.push(performance.now() - began)
      saved = { text: now, version }
    }
    saving = undefined
  }
  return {
    email,
    file,
    saves,
    text,
    async write(signal) {
      for (let key = 0; !signal.aborted; key += 1) {
        typed += sentence[key % sentence.length]
        saving ??= save().catch(fail)
        await wait(key % burst === burst - 1 ? thought : pace)
      }
      await saving
      if (failure) throw failure
    },
    close() {
      for (const stop of stops) stop()
      agent.destroy()
    },
  }
}
