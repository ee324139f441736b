import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFile } from '../../../src/content/picture-order.ts'
import { picturePlaces } from '../../../src/content/picture-places.ts'
import { cacheKey } from '../../cache/cache-key.ts'
import { packageVersions } from '../../cache/package-versions.ts'
import { readSealed, writeSealed } from '../../cache/sealed-file.ts'
import { stampOf } from '../../content/pictures/picture-reader.ts'
import { encoders, subjects } from './settings.ts'

type Pictures = Readonly<Record<string, PictureFile>>
type Hashes = Record<string, { stamp: string; hash: string }>

/**
 * The pictures with versions that stand for their bytes and for everything that decides what is made of them, so that
 * hosts may keep what is made for good. A file is read again only after it was written.
 */
export async function pictureVersions(root: string, pictures: Pictures): Promise<Pictures> {
  const cache = path.join(root, '.cache/picture-hashes.json')
  const before = readSealed<Hashes>(cache, '') ?? {}
  const after: Hashes = {}
  const settings = JSON.stringify([picturePlaces, encoders, subjects, packageVersions(root, ['sharp'])])
  const versions: Record<string, PictureFile> = {}
  for (const [file, picture] of Object.entries(pictures)) {
    const place = path.join(root, file)
    const stamp = stampOf(place)
    const known = before[file]
    const hash = known?.stamp === stamp ? known.hash : cacheKey(await readFile(place))
    after[file] = { stamp, hash }
    versions[file] = { ...picture, version: cacheKey(hash, settings).slice(0, 8) }
  }
  writeSealed(cache, '', after)
  return versions
}
