import { readdir, readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import * as routes from '../../src/lib/routes.ts'
import { drawingPolicy } from './http/send.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Where the files of a bundle are, in the folder of the code, and at which addresses. */
const bundles = {
  [routes.assetFile.replace('*', '')]: '.cache/client/assets',
  '/_desk/assets/': '.cache/desk-page/assets',
}

/** The files of the bundles by their addresses. Held in memory: another bundle may take their place while windows of this one are open. */
export type BundledFiles = ReadonlyMap<string, Buffer>

/** Reads the files of the bundles in the folder of the code. */
export async function bundledFiles(code: string): Promise<BundledFiles> {
  const bundled = new Map<string, Buffer>()
  for (const [address, folder] of Object.entries(bundles))
    for (const name of await readdir(path.join(code, folder)))
      bundled.set(address + name, await readFile(path.join(code, folder, name)))
  return bundled
}

/** Sends a file of the bundles. Returns false when there is none at the address, as it is spelled. */
export function sendBundled(bundled: BundledFiles, pathname: string, response: ServerResponse): boolean {
  const bytes = bundled.get(pathname)
  // The name of a bundled file has the hash of what is in it.
  if (bytes) sendBytes(pathname, bytes, 'public, max-age=31536000, immutable', response)
  return bytes !== undefined
}

/** Sends a file by the ending of its address, to be kept as it is said. */
export function sendBytes(pathname: string, bytes: Buffer, cacheControl: string, response: ServerResponse): void {
  const ending = path.extname(pathname).toLowerCase()
  response.writeHead(200, {
    'content-type': types[ending] ?? 'application/octet-stream',
    ...((ending === '.svg' || ending === '.xml') && { 'content-security-policy': drawingPolicy }),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': cacheControl,
  })
  response.end(bytes)
}
