import { existsSync, lstatSync } from 'node:fs'
import path from 'node:path'
import { type Collection, type CollectionName, collections } from '../../../src/content/collections.ts'
import { placeOf } from '../../content/model/place.ts'
import { Refusal } from '../http/refusal.ts'

/** A text of the content, by a name that can be trusted. It may not exist. */
export interface ContentFile {
  /** From the project's root: `content/articles/x.mdx`. */
  file: string
  path: string
  collection: CollectionName
  slug: string
  row: Collection
  format: 'mdx' | 'json'
}

/**
 * The file a request means. Only names the check accepts are names here, which leaves no room for `..`, encodings, other
 * folders or other endings; and no link on the way leads out of the content.
 *
 * @throws Refusal
 */
export function contentFile(root: string, name: unknown): ContentFile {
  const place =
    typeof name === 'string' && name.startsWith('content/') ? placeOf(name.slice('content/'.length)) : undefined
  if (!place || place.problem) throw new Refusal(400, 'The content has no place for a file of this name.')
  const file = name as string
  refuseLinks(root, file)
  const row: Collection = collections[place.collection]
  const format = row.kind === 'entries' ? row.format : 'json'
  return { file, path: path.join(root, file), collection: place.collection, slug: place.slug, row, format }
}

/** @throws Refusal of a name that an entry has already */
export function refuseTaken({ path }: ContentFile): void {
  if (existsSync(path)) throw new Refusal(409, 'There is an entry of this name already.')
}

/**
 * Refuses a path that leads through a link, or to something other than a file.
 *
 * @param file from the project's root, below `content`
 */
export function refuseLinks(root: string, file: string): void {
  const [top = '', ...segments] = file.split('/')
  let place = path.join(root, top)
  for (const [at, segment] of segments.entries()) {
    place = path.join(place, segment)
    const found = lstatSync(place, { throwIfNoEntry: false })
    if (!found) return
    const fits = at === segments.length - 1 ? found.isFile() : found.isDirectory()
    if (!fits) throw new Refusal(400, 'This file leads out of the content, so the desk leaves it alone.')
  }
}
