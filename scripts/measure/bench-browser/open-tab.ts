import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WebSocket } from 'ws'
import { findBrowser } from '../../tools/find-browser.mjs'

/** A tab of a browser that was started for it. */
export interface Tab {
  /** A command of the Chrome DevTools Protocol to the page the tab shows. */
  send(method: string, parameters?: object): Promise<{ result?: { value: unknown } }>
  /** What an expression means in the page the tab shows. */
  evaluate<Value>(expression: string): Promise<Value>
  close(): Promise<void>
}

interface Target {
  type: string
  subtype?: string
  webSocketDebuggerUrl: string
}
interface Message {
  id?: number
  result?: object
  method?: string
  params: { sessionId: string; targetInfo: Target & { targetId: string } }
}

/**
 * Starts a browser and speaks to its tab. Playwright and Puppeteer speak to pages, and a page somebody is attached to
 * renders nothing ahead (`PrerenderingDisabledByDevTools`); a tab may, and shows one page after the other.
 *
 * @param slow by how much every page it shows is slowed down
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Preload/#type-PrerenderFinalStatus
 */
export async function openTab(slow: number): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'tab-'))
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const flags = ['--headless=new', '--remote-debugging-port=0', '--window-size=1280,900', '--no-first-run', ...root]
  const browser = spawn((await findBrowser(true)) as string, [...flags, `--user-data-dir=${profile}`, 'about:blank'])
  const port = await new Promise<string>((resolve, reject) => {
    let said = ''
    browser.stderr.on('data', (chunk) => {
      said += chunk
      const found = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    browser.once('exit', () => reject(new Error(`The browser ended: ${said}`)))
  })
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list?for_tab`)).json()) as Target[]
  const socket = new WebSocket(targets.find(({ type }) => type === 'tab')?.webSocketDebuggerUrl as string)
  await once(socket, 'open')

  /** The pages of the tab: the one it shows, and those that are rendered ahead. */
  const pages = new Map<string, Target & { targetId: string }>()
  const answers = new Map<number, (result: object) => void>()
  let count = 0
  const send = (method: string, params: object = {}, sessionId?: string): Promise<object> =>
    new Promise((resolve) => {
      count += 1
      answers.set(count, resolve)
      socket.send(JSON.stringify({ id: count, method, params, sessionId }))
    })
  socket.on('message', (data) => {
    const { id, result, method, params } = JSON.parse(String(data)) as Message
    if (id) answers.get(id)?.(result ?? {})
    if (method === 'Target.attachedToTarget') {
      pages.set(params.sessionId, params.targetInfo)
      void send('Emulation.setCPUThrottlingRate', { rate: slow }, params.sessionId)
    }
    if (method === 'Target.detachedFromTarget') pages.delete(params.sessionId)
    if (method === 'Target.targetInfoChanged')
      for (const [session, { targetId }] of pages)
        if (targetId === params.targetInfo.targetId) pages.set(session, params.targetInfo)
  })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true })
  const shown = () => [...pages].find(([, { type, subtype }]) => type === 'page' && !subtype)?.[0]
  const tab: Tab = {
    send: (method, parameters) => send(method, parameters, shown()),
    async evaluate<Value>(expression: string) {
      const { result } = await tab.send('Runtime.evaluate', { expression, returnByValue: true })
      return result?.value as Value
    },
    async close() {
      socket.close()
      browser.kill('SIGKILL')
      await once(browser, 'exit')
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return tab
}
