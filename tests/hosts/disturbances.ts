import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { KindName } from '../../scripts/verify/kinds.ts'
import { cloudflare } from './node-servers.ts'
import { apache, caddy, nginx } from './own-servers.ts'
import { ask } from './request.ts'
import type { Host, Places } from './server.ts'

/** Something that makes a running site other than its build, and what it has to be called. */
export interface Disturbance {
  name: string
  host: Host
  kind: KindName
  /** The addresses for which it has to be told; all that are of this kind when left out. */
  addresses?: string[]
  /** Before the server starts. */
  prepare?(places: Places): void
  /** The server before it, at the second port, which hands on to the first. */
  front?: (work: string) => string
  /** While it runs, at the address that is verified. */
  begun?(origin: string, places: Places): Promise<void>
}

const file = (name: string, { site }: Places) => path.join(site, name)

/** Changes a text file. @throws when there was nothing to change */
export function edit(place: string, change: (text: string) => string): void {
  const text = readFileSync(place, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`Nothing to change in ${place}`)
  writeFileSync(place, changed)
}
export const setting = (name: string, { hosts }: Places) => path.join(hosts, name)

/** Writes a file with its copies, as a build would. */
function write(name: string, text: string, places: Places): void {
  writeFileSync(file(name, places), text)
  writeFileSync(file(`${name}.br`, places), brotliCompressSync(text))
  writeFileSync(file(`${name}.gz`, places), gzipSync(text))
}

const remove = (name: string) => (places: Places) => {
  for (const ending of ['', '.br', '.gz']) rmSync(file(name + ending, places))
}

export const oneByte = (places: Places) =>
  write('about.html', readFileSync(file('about.html', places), 'utf8').replace('</h1>', '.</h1>'), places)

const twice = 'X-Content-Type-Options'
const injected = `sub_filter '</body>' '<script src="/injected.js"></script></body>';`

const ofNginx: Omit<Disturbance, 'host'>[] = [
  { name: 'one byte changed', kind: 'changed', addresses: ['/about'], prepare: oneByte },
  { name: 'one file missing', kind: 'missing', addresses: ['/about'], prepare: remove('about.html') },
  {
    name: 'one header joined',
    kind: 'headerJoined',
    prepare: (places) => appendFileSync(setting('nginx/site.conf', places), `add_header ${twice} nosniff always;\n`),
  },
  {
    name: 'the policy lost',
    kind: 'headerMissing',
    prepare: (places) =>
      edit(setting('nginx/site.conf', places), (text) => text.replace(/^add_header Content-Security-Policy .*\n/m, '')),
  },
  {
    name: 'an old copy in a cache',
    kind: 'stale',
    addresses: ['/about'],
    front: (work) => `proxy_cache site; proxy_cache_valid 200 1h; proxy_ignore_headers Cache-Control;
      proxy_cache_path ${work}/cache keys_zone=site:1m;`,
    async begun(origin, places) {
      const now = readFileSync(file('about.html', places), 'utf8')
      oneByte(places)
      for (const encoding of ['identity', 'gzip', 'br', 'zstd'])
        await ask(origin, '/about', { 'accept-encoding': encoding })
      write('about.html', now, places)
    },
  },
  {
    name: 'HTML rewritten',
    kind: 'rewritten',
    front: () => `proxy_set_header Accept-Encoding ""; ${injected} gzip on; gzip_vary on; gzip_min_length 1;`,
  },
  {
    name: 'only one encoding rewritten',
    kind: 'uncompressedOnly',
    prepare: (places) => appendFileSync(setting('nginx/site.conf', places), injected),
  },
  {
    name: 'compression broken',
    kind: 'compression',
    addresses: ['/about'],
    prepare: (places) =>
      writeFileSync(file('about.html.gz', places), gzipSync(readFileSync(file('about.html.gz', places)))),
  },
  {
    name: 'a file left over',
    kind: 'leftOver',
    addresses: ['/.htaccess'],
    prepare: (places) => writeFileSync(file('.htaccess', places), readFileSync(setting('apache/.htaccess', places))),
  },
  {
    name: 'a redirect for a while',
    kind: 'redirect',
    addresses: ['/services/government-solutions', '/terms'],
    prepare: (places) =>
      edit(setting('nginx/site.conf', places), (text) =>
        text.replace('return 301 $site_moved', 'return 302 $site_moved'),
      ),
  },
  {
    name: 'a page for every address',
    kind: 'found',
    prepare: (places) =>
      edit(setting('nginx/site.conf', places), (text) => text.replace('error_page 404 /', 'error_page 404 =200 /')),
  },
]

/** Ten and more ways to make a site another one than was built, all of them in nginx, two in each of the others. */
export const disturbances: readonly Disturbance[] = [
  ...ofNginx.map((one) => ({ ...one, host: nginx })),
  { name: 'one byte changed', host: caddy, kind: 'changed', addresses: ['/about'], prepare: oneByte },
  {
    name: 'one header joined',
    host: caddy,
    kind: 'headerJoined',
    prepare: (places) =>
      edit(setting('Caddyfile', places), (text) =>
        text.replace('\troute {', `\theader {\n\t\t+${twice} nosniff\n\t\tdefer\n\t}\n\troute {`),
      ),
  },
  {
    name: 'only one encoding rewritten',
    host: apache,
    kind: 'uncompressedOnly',
    prepare: (places) =>
      appendFileSync(
        setting('apache/.htaccess', places),
        'AddOutputFilterByType SUBSTITUTE text/html\nSubstitute "s|</body>|<script></script></body>|n"\n',
      ),
  },
  { name: 'one file missing', host: apache, kind: 'missing', addresses: ['/about'], prepare: remove('about.html') },
  {
    name: 'one header joined',
    host: cloudflare,
    kind: 'headerJoined',
    prepare: (places) => edit(file('_headers', places), (text) => text.replaceAll(/^ {2}! (?!Access).*\n/gm, '')),
  },
  {
    name: 'one file missing',
    host: cloudflare,
    kind: 'missing',
    addresses: ['/services/culture-change'],
    // There an address without a file is not led to, either.
    prepare: remove('services/culture-change.html'),
  },
]
