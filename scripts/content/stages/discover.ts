import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { cacheKey } from '../../cache/cache-key.ts'
import { atOnce, type Steps } from '../../tools/turns.ts'
import { filesUnder } from '../model/files-under.ts'
import { ledTo } from '../model/led-to.ts'
import type { OpenTexts } from '../model/open-texts.ts'
import { type Place, placeOf } from '../model/place.ts'
import { isPicture } from '../pictures/is-picture.ts'

/** A file under `content/`. */
export interface Source {
  /** From the project's root, with forward slashes: `content/articles/x.mdx`. */
  file: string
  place: Place
  /**
   * Changes when the file is written: the time of its last change, which no program can set back as it can that of the
   * last writing, its number and its size. Begins with the time, in milliseconds.
   */
  stamp: string
  /** What stands in an editor that has it open. */
  bytes?: Buffer
}

/** Notes for editors, hidden files, and what operating systems and editors put beside files. */
const leftovers = /(?:^|\/)(?:(?:README|RULES)\.md$|\.|Thumbs\.db$|desktop\.ini$|~\$)|~$/i

/** The texts under `content/`, sorted, with their places. Notes for editors and what programs leave behind are no content. */
export function discover(root: string): Source[] {
  return atOnce(discoverAll(root)).sources
}

/** The texts under `content/` with their places, and the pictures, both sorted; pictures from the project's root. */
export function* discoverAll(
  root: string,
  open: OpenTexts = new Map(),
): Steps<{ sources: Source[]; pictures: string[] }> {
  const opened = [...open.keys()].map((file) => file.slice('content/'.length))
  const paths = [...new Set([...filesUnder(join(root, 'content')), ...opened])]
    .filter((path) => !leftovers.test(path))
    .sort()
  const sources: Source[] = []
  const pictures: string[] = []
  for (const path of paths) {
    if (isPicture(path)) pictures.push(`content/${path}`)
    else sources.push(source(root, path, open.get(`content/${path}`)))
    yield
  }
  return { sources, pictures }
}

function source(root: string, path: string, bytes: Buffer | undefined): Source {
  const file = `content/${path}`
  if (bytes) return { file, place: placeOf(path), stamp: cacheKey(file, bytes), bytes }
  const at = join(root, 'content', path)
  const found = ledTo(at)
  const { ctimeMs, mtimeMs, ino, size } = found ?? lstatSync(at)
  const place: Place = found ? placeOf(path) : { problem: 'lost-link' }
  return { file, place, stamp: `${ctimeMs}:${mtimeMs}:${ino}:${size}` }
}
