import { spawn } from 'node:child_process'

/** How each system opens an address; Windows without a shell, to which `&` would mean something. */
const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Whether there is anybody to open a window for. */
export function hasDisplay(): boolean {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env
  return !CI && (process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY))
}

/** Opens an address in the browser of whoever sits here. Where nothing opens it, nothing happens. */
export function openBrowser(url: string): void {
  if (!hasDisplay()) return
  const [command, ...words] = commands[process.platform] ?? ['xdg-open']
  const opening = spawn(command, [...words, url], { stdio: 'ignore', detached: true })
  opening.on('error', () => undefined)
  opening.unref()
}
