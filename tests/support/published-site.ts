import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeBuild } from '../../scripts/build/write/describe-build.ts'
import { openOutput } from '../../scripts/build/write/output.ts'
import { openStore } from '../../scripts/cache/store.ts'
import { headerRules } from '../../scripts/hosts/headers.ts'
import { publishedHostFiles } from '../../scripts/hosts/host-files.ts'
import { siteHandler } from '../../scripts/serve.ts'

const rules = {
  headers: headerRules("default-src 'none'; upgrade-insecure-requests"),
  redirects: [{ from: '/terms', to: '/about' }],
}

const page = (words: string) => `<!doctype html>\n<html>\n  <body>\n    <p>${words}</p>\n  </body>\n</html>\n`

/** What the small build is made of, by name. */
export const pages: Record<string, string> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  'services/advice.html': page('Advice'),
  '404.html': page('Nothing here'),
  'terms.html': page('Moved'),
  'assets/app-1234.js': 'console.log("app")\n',
  'icons/icon.png': 'as if a picture',
}

/** Builds a small site into `dist` of a folder, as a build of the whole one does. */
export async function publish(
  root: string,
  builtFor = '2026-11-29',
  more: Record<string, string> = {},
): Promise<string> {
  const caches = mkdtempSync(path.join(tmpdir(), 'caches-'))
  const folder = path.join(root, 'dist')
  const output = openOutput({ folder, caches, store: openStore(path.join(caches, 'served')), code: 'one' })
  for (const [name, text] of Object.entries({ ...pages, ...publishedHostFiles(rules), ...more }))
    await output.write(name, text)
  await describeBuild(root, output, rules, builtFor)
  output.commit()
  rmSync(caches, { recursive: true })
  return folder
}

/** Answers a request in its own way, or leaves it to the site. */
export type Disturb = (...args: Parameters<RequestListener>) => boolean

const servers: Server[] = []

/** Serves a published folder as a host does, disturbed in the way that is given. Returns its origin. */
export async function serveDisturbed(folder: string, disturb: Disturb = () => false): Promise<string> {
  const answer = siteHandler(folder)
  const server = createServer((request, response) => {
    if (!disturb(request, response)) answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

/** Ends all of them. For `afterEach`. */
export function endServers(): void {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
}
