import * as routes from '../../src/lib/routes.ts'
import type { SiteManifest } from '../build/write/describe-build.ts'
import { headersFor } from '../hosts/headers.ts'
import { hostFiles } from '../hosts/host-files.ts'
import { hidden } from '../hosts/rules.ts'

/** An address, and the file of the build whose bytes it answers with. */
export interface ExpectedFile {
  address: string
  file: string
  /** SHA-256 of the file, hexadecimal. */
  hash: string
  status: 200 | 404
  headers: Record<string, string>
}

/** An address that leads to another one for good. */
export interface ExpectedRedirect {
  address: string
  to: string
}

/** All that a host does with a build. */
export interface Expected {
  files: ExpectedFile[]
  redirects: ExpectedRedirect[]
  spellings: ExpectedRedirect[]
  /** What nobody may read. */
  hidden: string[]
}

/** The address of a published file, as browsers write it. */
const addressOf = (file: string) =>
  encodeURI(file.endsWith('.html') ? `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}` : `/${file}`)

/** A build without a page of this name is asked for it. */
const nowhere = ['/no-such-page', `${routes.assetFile.slice(0, -1)}no-such-script.js`]

/** What a host answers when it serves a build as it should. */
export function expectedOf(manifest: SiteManifest): Expected {
  const { headers, redirects, files } = manifest
  const moved = new Set(redirects.map(({ from }) => from))
  const row = (address: string, file: string, status: 200 | 404): ExpectedFile => ({
    address,
    file,
    hash: files[file] ?? '',
    status,
    // What is missing must not be missing for a year, wherever it was asked for.
    headers: headersFor(status === 404 ? routes.notFoundPage : address, headers),
  })
  const own = Object.keys(files).filter((file) => !hidden.includes(addressOf(file)) && !moved.has(addressOf(file)))
  // One page of each depth stands for all: what answers other spellings is a rule, not a file.
  const pages = own.filter((file) => file.endsWith('.html') && file !== 'index.html').map(addressOf)
  const [page, below] = [pages.find((path) => !path.includes('/', 1)), pages.find((path) => path.includes('/', 1))]
  const spelled = [page, below].flatMap((to) =>
    to ? [`${to}/`, `${to}.html`].map((address) => ({ address, to })) : [],
  )
  return {
    files: [
      ...own.map((file) => row(addressOf(file), file, 200)),
      ...nowhere.map((address) => row(address, routes.notFoundFile.slice(1), 404)),
    ],
    redirects: redirects.map(({ from, to }) => ({ address: from, to })),
    spellings: [{ address: '/index.html', to: '/' }, ...spelled],
    hidden: [
      ...hidden,
      ...Object.keys(hostFiles(manifest)).map((name) => `/${name.split('/').pop()}`),
      // Where a whole checkout was published.
      '/.git/HEAD',
    ],
  }
}
