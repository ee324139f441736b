import { type ChildProcess, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Driver } from './driver.ts'
import { keyActions, pressActions, textActions } from './key-actions.ts'
import { end, eventually, freePort, start } from './spawned.ts'

/** The tool bar of MiniBrowser would keep its window from becoming as narrow as a phone. */
const narrowWindow = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; font-size: 4px; }'

async function configFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  await mkdir(path.join(folder, 'gtk-3.0'))
  await writeFile(path.join(folder, 'gtk-3.0/gtk.css'), narrowWindow)
  return folder
}

type Call = <Value>(method: string, address: string, body?: object) => Promise<Value>

function caller(base: string): Call {
  return async (method, address, body) => {
    const response = await fetch(base + address, { method, body: body && JSON.stringify(body) })
    const { value } = (await response.json()) as { value: never }
    if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
    return value
  }
}

/** Opens a session of MiniBrowser. */
async function session(call: Call, binary: string): Promise<Call> {
  const browserOptions = { binary, args: ['--automation'] }
  const alwaysMatch = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': browserOptions }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } })
  return (method, address, body) => call(method, `/session/${sessionId}${address}`, body)
}

const python = '/usr/bin/python3'
const printing = path.join(import.meta.dirname, 'webkit-print.py')
const isPrinting = () =>
  spawnSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")'], { stdio: 'ignore' }).status === 0

/** Prints pages from their addresses: the library can, the WebDriver cannot. It takes a second to start, and is started once. */
class Printer {
  #child: ChildProcess | undefined
  #answers: AsyncIterator<string> | undefined

  async print(address: string): Promise<Buffer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'webkit-print-'))
    const file = path.join(folder, 'page.pdf')
    try {
      const fault = await this.#ask(`${address}\t${file}\n`)
      if (fault) throw new Error(`${address} cannot be printed: ${fault}`)
      return await readFile(file)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #ask(line: string): Promise<string> {
    if (!this.#child) {
      this.#child = start('xvfb-run', ['-a', python, printing], {}, 'pipe')
      // Who asks is told that it has ended.
      this.#child.stdin?.on('error', () => undefined)
    }
    const { stdin, stdout } = this.#child
    if (!stdin || !stdout) throw new Error('WebKit was started without a pipe')
    this.#answers ??= createInterface(stdout)[Symbol.asyncIterator]()
    stdin.write(line)
    const { value, done } = await this.#answers.next()
    return done ? 'WebKit has ended' : value
  }

  async close(): Promise<void> {
    if (this.#child) await end(this.#child)
  }
}

interface Size {
  width: number
  height: number
}

function driver(call: Call, printer: Printer | undefined, close: () => Promise<void>): Driver {
  const act = (actions: object[]) => call<void>('POST', '/actions', { actions })
  const evaluate = async (expression: string): Promise<string> => {
    for (;;)
      try {
        return await call<string>('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
      } catch (error) {
        // The page was left before it could answer: the next one is asked.
        if (!(error as Error).message.includes('before the unload event')) throw error
      }
  }
  /** The window follows a moment later, so that what is missing is asked for until it fits. */
  const resized = async (width: number, height: number) => {
    const inside: Size = JSON.parse(await evaluate('JSON.stringify({ width: innerWidth, height: innerHeight })'))
    if (inside.width === width && inside.height === height) return true
    const outside = await call<Size>('GET', '/window/rect')
    const around = (side: keyof Size) => outside[side] - inside[side]
    await call('POST', '/window/rect', {
      x: 0,
      y: 0,
      width: width + around('width'),
      height: height + around('height'),
    })
    return false
  }
  return {
    evaluate,
    close,
    open: (url) => call('POST', '/url', { url }),
    pressAt: (x, y) => act(pressActions(x, y)),
    pressKey: (key) => act(keyActions(key)),
    type: (text) => act(textActions(text)),
    resize: async (width, height) => {
      await eventually(`A window ${width} pixels wide`, () => resized(width, height))
    },
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    ...(printer && { print: async () => printer.print(await call<string>('GET', '/url')) }),
    printWidth: 1280,
    leavesHeadings: true,
  }
}

/** The WebKit of Debian: W3C WebDriver to MiniBrowser, on a screen that nobody sees. */
export async function startSystemWebKit(webDriver: string, miniBrowser: string): Promise<Driver> {
  const port = await freePort()
  const config = await configFolder()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24', webDriver, `--port=${port}`]
  const child = start('xvfb-run', screen, { XDG_CONFIG_HOME: config })
  const call = caller(`http://127.0.0.1:${port}`)
  const printer = isPrinting() ? new Printer() : undefined
  let inSession: Call | undefined
  const close = async () => {
    await inSession?.('DELETE', '').catch(() => {})
    await printer?.close()
    await end(child)
    await rm(config, { recursive: true, force: true })
  }
  try {
    await eventually('WebKitWebDriver', () => call('GET', '/status').catch(() => undefined), 30)
    inSession = await session(call, miniBrowser)
    return driver(inSession, printer, close)
  } catch (error) {
    await close()
    throw error
  }
}
