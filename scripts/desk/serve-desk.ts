import { randomBytes } from 'node:crypto'
import type { ViteDevServer } from 'vite'
import type { LiveCheck } from '../dev/live-check.ts'
import { createDesk, type Desk } from './create-desk.ts'

/** Serves the desk beside the live preview, from the same check, and says at the start where it is. */
export async function serveDesk(server: ViteDevServer, check: LiveCheck): Promise<Desk> {
  const { config } = server
  const token = randomBytes(24).toString('base64url')
  // The part behind # never leaves the browser.
  const pathTo = (file?: string) => `/_desk/#${new URLSearchParams({ token, ...(file && { file }) })}`
  // Vite opens what it is told to; `npm run desk` names the desk, which knows its token only now.
  if (config.server.open === '/_desk/') config.server.open = hasDisplay() && pathTo()
  server.httpServer?.once('listening', () =>
    setImmediate(() => config.logger.info(`  The desk: ${new URL(pathTo(), server.resolvedUrls?.local[0])}`)),
  )
  return createDesk({
    root: config.root,
    check,
    token,
    transformPage: (html) => server.transformIndexHtml('/_desk/', html),
    openWindow(file) {
      config.server.open = pathTo(file)
      if (hasDisplay()) server.openBrowser()
    },
    onError: (error) => config.logger.error(String((error as Error).stack ?? error)),
  })
}

/** Whether there is anybody to open a window for. */
function hasDisplay(): boolean {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env
  return !CI && (process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY))
}
