import { readdir, readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import * as routes from '../../src/lib/routes.ts'
import { isPicture } from '../content/pictures/is-picture.ts'
import { refuseLinks } from './entry/content-file.ts'
import { drawingPolicy } from './http/send.ts'
import { isContentName } from './repository/is-content-name.ts'

/** The files that the desk serves. */
export interface ServedFiles {
  /** Sends the file at an address, as it is spelled. Returns false when there is none. */
  answer(pathname: string, response: ServerResponse): Promise<boolean>
}

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

/** At which addresses the files of a bundle are. */
const addresses = { client: routes.assetFile.replace('*', ''), 'desk-page': '/_desk/assets/' }

/** The files of a bundle by their addresses. Held in memory: another bundle may take their place while windows of this one are open. */
export type BundledFiles = ReadonlyMap<string, Buffer>

/** Reads the files of a bundle in the folder of the code. */
export async function bundledFiles(code: string, part: keyof typeof addresses): Promise<BundledFiles> {
  const folder = path.join(code, '.cache', part, 'assets')
  const bundled = new Map<string, Buffer>()
  for (const name of await readdir(folder)) bundled.set(addresses[part] + name, await readFile(path.join(folder, name)))
  return bundled
}

/**
 * Serves the files of a bundle, of `public/`, and the pictures of the content. Each is served at its own address and at no
 * other: an address is looked up among those there are, or is the name of a picture as the content has it, letter by letter.
 *
 * @param root with `public/` and the pictures; without it there is the bundle alone
 */
export function servedFiles(bundled: BundledFiles, root?: string): ServedFiles {
  const find = async (pathname: string) => {
    if (root === undefined) return undefined
    // One that has just been laid beside a text is shown before anything has been checked.
    const picture = pathname.slice(1)
    if (isPicture(picture) && isContentName(picture) && !picture.includes('//')) {
      refuseLinks(root, picture)
      return path.join(root, picture)
    }
    const published = path.join(root, 'public')
    const names = await readdir(published, { recursive: true }).catch(() => [])
    const name = names.find((one) => `/${one.split(path.sep).join('/')}` === pathname)
    return name && path.join(published, name)
  }
  return {
    async answer(pathname, response) {
      const ending = path.extname(pathname).toLowerCase()
      if (!ending) return false
      const held = bundled.get(pathname)
      const file = held ? undefined : await find(pathname).catch(() => undefined)
      const bytes = held ?? (file && (await readFile(file).catch(() => undefined)))
      if (!bytes) return false
      response.writeHead(200, {
        'content-type': types[ending] ?? 'application/octet-stream',
        ...((ending === '.svg' || ending === '.xml') && { 'content-security-policy': drawingPolicy }),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        // The name of a bundled file has the hash of what is in it.
        'cache-control': held ? 'public, max-age=31536000, immutable' : 'no-store',
      })
      response.end(bytes)
      return true
    },
  }
}
