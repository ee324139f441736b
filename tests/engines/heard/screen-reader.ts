import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onPath } from '../available-engines.ts'
import { end, eventually, start } from '../spawned.ts'
import { startSpeechServer } from './speech-server.ts'

/** Everything a screen reader needs around itself: a screen, a window manager, a bus, and somebody who presses keys. */
const programs = ['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-daemon']

/** Whether this machine has all of it. */
export const hasScreenReader = () => programs.every((program) => onPath(program))

/** A screen reader in a screen of its own, whose speech is written down. */
export interface ScreenReader {
  /** Environment of the programs that it reads. */
  env: Record<string, string>
  /** Everything it has said so far, one utterance each. */
  said: readonly string[]
  /** Presses keys as xdotool names them: `Tab`, `ctrl+k`. */
  press: (...keys: string[]) => Promise<void>
  /** Types a text, one key for every character. */
  type: (text: string) => Promise<void>
  /** Does something, and lets the reader hear of it once it is done. */
  after: (task: () => Promise<void>) => Promise<void>
  /** Waits until nothing was said for this long, or until something holds. */
  quiet: (seconds: number, holds?: () => boolean) => Promise<void>
  close: () => Promise<void>
}

/** A number nobody has a screen of: not the first one, which another run may be taking just now. */
function freeScreen(): string {
  const number = 100 + Math.floor(Math.random() * 9000)
  return existsSync(`/tmp/.X11-unix/X${number}`) ? freeScreen() : `:${number}`
}

/**
 * Orca ends its reading when a browser lets it wait for longer than 0.8 seconds, as it does on a busy machine. Here it waits a
 * minute.
 */
const patience = `from gi.repository import Atspi
Atspi.set_timeout(60000, 60000)
`

/** Orca as it is when nobody has changed its settings. */
export async function startScreenReader(): Promise<ScreenReader> {
  const folder = await mkdtemp(path.join(tmpdir(), 'heard-'))
  await mkdir(path.join(folder, 'data/orca'), { recursive: true })
  await writeFile(path.join(folder, 'data/orca/orca-customizations.py'), patience)
  const [bus, speech] = ['bus', 'speech'].map((name) => path.join(folder, name)) as [string, string]
  const said: string[] = []
  let heardAt = Date.now()
  const { close: closeSpeech } = await startSpeechServer(speech, (words) => {
    said.push(words)
    heardAt = Date.now()
  })
  const screen = freeScreen()
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    DISPLAY: screen,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${bus}`,
    SPEECHD_ADDRESS: `unix_socket:${speech}`,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
    LANG: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
    MOZ_ENABLE_WAYLAND: '0',
  }
  let orca: ChildProcess | undefined
  const children = [start('Xvfb', [screen, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])]
  const close = async () => {
    // Orca would wait for a bus that ends with it.
    for (const child of children.toReversed()) await end(child, child === orca ? 'SIGKILL' : 'SIGTERM')
    closeSpeech()
    // What the bus has started unmounts its folder in its own time.
    await rm(folder, { recursive: true, force: true, maxRetries: 25, retryDelay: 200 })
  }
  const keys = async (...args: string[]) => {
    const child = spawn('xdotool', args, { env, stdio: 'ignore' })
    await once(child, 'exit')
  }
  // xdotool 3.20160805 lets go of `ctrl` before `k`: Orca 43.1 takes the second for a command of its own, and goes on doing so.
  const press = (name: string) => {
    const held = name.split('+')
    const key = held.pop() as string
    const all = (command: string) => held.flatMap((modifier) => [command, modifier])
    return [...all('keydown'), 'key', '--delay', '60', key, ...all('keyup')]
  }
  try {
    await eventually('A screen', () => existsSync(`/tmp/.X11-unix/X${screen.slice(1)}`))
    children.push(start('dbus-daemon', ['--session', '--nofork', `--address=unix:path=${bus}`], env))
    await eventually('A bus', () => existsSync(bus))
    orca = start('orca', [], env)
    children.push(start('openbox', [], env), orca)
    await eventually(
      'Orca',
      () => {
        if (orca?.exitCode !== null) throw new Error('Orca does not start: somebody on this machine has one already')
        return said.some((words) => words.startsWith('Screen reader on'))
      },
      120,
    )
  } catch (error) {
    await close()
    throw error
  }
  return {
    env,
    said,
    press: (...names) => keys(...names.flatMap(press)),
    type: (text) => keys('type', '--clearmodifiers', '--delay', '60', text),
    async after(task) {
      orca?.kill('SIGSTOP')
      await task().finally(() => orca?.kill('SIGCONT'))
    },
    async quiet(seconds, holds = () => false) {
      const begun = Date.now()
      const isQuiet = () => Date.now() - Math.max(heardAt, begun) > seconds * 1000
      await eventually('Silence', () => holds() || isQuiet(), 600)
    },
    close,
  }
}
