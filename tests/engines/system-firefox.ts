import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectBidi, type Send } from './bidi-connection.ts'
import type { Driver } from './driver.ts'
import { keyActions, pressActions, textActions } from './key-actions.ts'
import { end, eventually, freePort, start } from './spawned.ts'

/** A proxy nobody answers at: what the browser asks for on its own stays on this machine. Localhost goes round it. */
const preferences = `
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
`

async function profileFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  await writeFile(path.join(folder, 'user.js'), preferences)
  return folder
}

interface Evaluated {
  result: { value: string }
  exceptionDetails?: { text: string }
}

function driver(send: Send, context: string, close: () => Promise<void>): Driver {
  const act = async (actions: object[]) => {
    await send('input.performActions', { context, actions })
  }
  const picture = async (command: string) => {
    const { data } = await send<{ data: string }>(`browsingContext.${command}`, { context })
    return Buffer.from(data, 'base64')
  }
  return {
    close,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async (expression) => {
      const params = { expression, target: { context }, awaitPromise: false }
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', params)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    pressAt: (x, y) => act(pressActions(x, y)),
    pressKey: (key) => act(keyActions(key)),
    type: (text) => act(textActions(text)),
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    answerDialog: async (accept) => {
      const answer = () =>
        send('browsingContext.handleUserPrompt', { context, accept }).then(
          () => true,
          () => false,
        )
      await eventually('A question whether to leave', answer)
    },
    screenshot: () => picture('captureScreenshot'),
    print: () => picture('print'),
  }
}

/**
 * The Firefox of the system, over WebDriver BiDi: Playwright drives only its own build.
 *
 * @param screen environment of the screen it is seen on, and the page it begins with; without one nobody sees it.
 */
export async function startSystemFirefox(
  firefox: string,
  screen?: { env: NodeJS.ProcessEnv; page: string },
): Promise<Driver> {
  const port = await freePort()
  const profile = await profileFolder()
  const options = ['--no-remote', '--profile', profile, `--remote-debugging-port=${port}`]
  const child = start(firefox, [...options, screen?.page ?? '--headless'], screen?.env)
  let disconnect = () => {}
  const close = async () => {
    disconnect()
    await end(child)
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    const connect = () => connectBidi(`ws://127.0.0.1:${port}/session`).catch(() => undefined)
    const connection = await eventually('Firefox', connect, 30)
    disconnect = connection.disconnect
    // Journeys answer the question whether to leave themselves.
    const alwaysMatch = { acceptInsecureCerts: true, unhandledPromptBehavior: { beforeUnload: 'ignore' } }
    await connection.send('session.new', { capabilities: { alwaysMatch } })
    const { contexts } = await connection.send<{ contexts: { context: string }[] }>('browsingContext.getTree')
    return driver(connection.send, contexts[0]?.context ?? '', close)
  } catch (error) {
    await close()
    throw error
  }
}
