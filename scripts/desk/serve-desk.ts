import { randomBytes } from 'node:crypto'
import type { ViteDevServer } from 'vite'
import type { LiveCheck } from '../dev/live-check.ts'
import { hasDisplay } from '../tools/open-browser.ts'
import { answerRequests, type DeskAnswers } from './answer-requests.ts'
import { deskPath } from './page.ts'

/** Serves the desk of those who write its code beside the live preview, from the same check, and says where it is. */
export async function serveDesk(server: ViteDevServer, check: LiveCheck): Promise<DeskAnswers> {
  const { config } = server
  const token = randomBytes(24).toString('base64url')
  server.httpServer?.once('listening', () =>
    setImmediate(() => config.logger.info(`  The desk: ${new URL(deskPath(token), server.resolvedUrls?.local[0])}`)),
  )
  return answerRequests({
    root: config.root,
    check,
    token,
    code: {
      script: '/src/desk/ui/main.tsx',
      styles: [],
      key: '',
      isWritten: true,
      finish: (html) => server.transformIndexHtml('/_desk/', html),
    },
    openWindow(file) {
      config.server.open = deskPath(token, file)
      if (hasDisplay()) server.openBrowser()
    },
    onError: (error) => config.logger.error(String((error as Error).stack ?? error)),
  })
}
