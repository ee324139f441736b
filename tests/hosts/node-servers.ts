import type { Server } from 'node:http'
import path from 'node:path'
import { fetchTool } from '../../scripts/tools/fetch-tool.mjs'
import { type Host, startProgram } from './server.ts'

/** A date the runtime of wrangler 4.86.0 knows, the last version that runs on Node 20. */
const compatibilityDate = '2026-01-01'

/** Cloudflare's own local server, which applies `_headers` and `_redirects` with the code of Cloudflare Pages. */
export const cloudflare: Host = {
  name: 'Cloudflare Pages',
  host: 'cloudflare-pages',
  cannot: {
    '/_headers': 'the local server cannot say that it is not there; Cloudflare takes the file out when it deploys',
    '/_redirects': 'the local server cannot say that it is not there; Cloudflare takes the file out when it deploys',
  },
  isThere: () => process.argv.includes('--fetch'),
  async start(places, port) {
    const wrangler = path.join(await fetchTool('wrangler'), 'wrangler/bin/wrangler.js')
    const args = ['pages', 'dev', places.site, '--ip', '127.0.0.1', '--port', String(port)]
    // It talks to nobody: no statistics, no reports of errors, no question where this machine stands.
    const env = {
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      CI: 'true',
    }
    return startProgram(
      process.execPath,
      [wrangler, ...args, `--compatibility-date=${compatibilityDate}`, '--show-interactive-dev-session=false'],
      { origin: `http://127.0.0.1:${port}`, places, env },
    )
  },
}

/** `npm run serve`, by what it runs. */
export const localHost = (
  serve: (folder: string, port: number, host: string) => Promise<{ server: Server }>,
): Host => ({
  name: 'npm run serve',
  local: true,
  copies: true,
  isThere: () => true,
  async start({ site }, port) {
    const { server } = await serve(site, port, '127.0.0.1')
    const { port: taken } = server.address() as { port: number }
    return {
      origin: `http://127.0.0.1:${taken}`,
      stop: () => new Promise((resolve) => server.close(() => resolve())),
    }
  },
})
