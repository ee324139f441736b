import { readdir, readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { isPicture } from '../content/pictures/is-picture.ts'
import { type BundledFiles, sendBundled, sendBytes } from './bundled-files.ts'
import { refuseLinks } from './entry/content-file.ts'
import { isContentName } from './repository/is-content-name.ts'

/** The files that the desk serves. */
export interface ServedFiles {
  /** Sends the file at an address, as it is spelled. Returns false when there is none. */
  answer(pathname: string, response: ServerResponse): Promise<boolean>
}

/**
 * Serves the files of the bundles, of `public/`, and the pictures of the content. Each is served at its own address and at no
 * other: an address is looked up among those there are, or is the name of a picture as the content has it, letter by letter.
 *
 * @param root with `public/` and the pictures; without it there are the bundles alone
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
      if (!path.extname(pathname)) return false
      if (sendBundled(bundled, pathname, response)) return true
      const file = await find(pathname).catch(() => undefined)
      const bytes = file && (await readFile(file).catch(() => undefined))
      if (!bytes) return false
      sendBytes(pathname, bytes, 'no-store', response)
      return true
    },
  }
}
