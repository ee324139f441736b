import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import * as routes from '../../../src/lib/routes.ts'
import { searchIndexPath } from '../../../src/site/search/index-files.ts'
import { firstWindow } from '../first-window.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const folders = [routes.liveDataFile, routes.searchFile, `${routes.briefingsPage}/*`].map((all) => all.slice(1, -1))
const [, versions = ''] = routes.legalVersion.split(/:\w+/)

/**
 * Scripts and styles are kept for a year and take brotli's slowest level. A page takes the one below, which is three
 * times faster and adds 2 %, as long as it stays clear of the first window of a connection. What comes in thousands or
 * grows with the archive (briefings, versions of legal texts, feeds, site maps, parts of a large search index),
 * and data that is fetched in idle time, take a middle level: the next that gains anything takes ten times as long. The
 * newest page of each list of briefings is a page like any other. The manifest is new after every edit, and hashes do not
 * gain from more than the quickest level.
 */
function quality(file: string): number {
  if (/^briefings\/(?:category\/[^/]+|\d{4})\.html$/.test(file)) return 10
  if (file === searchIndexPath.slice(1)) return 9
  if (file === routes.manifestFile.slice(1)) return 1
  if (folders.some((folder) => file.startsWith(folder)) || file.includes(versions)) return 6
  if (/^sitemap.*\.xml$/.test(file) || file === routes.llmsFile.slice(1)) return 6
  return file.endsWith('.html') ? 10 : 11
}

/** Within 5 % of the first window the slowest level may decide whether a page fits; longer ones need another anyway. */
const isNearBudget = (bytes: number) => Math.abs(bytes / firstWindow - 1) < 0.05

const brotliAt = (level: number, { length }: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})
const gzipAt = (file: string) => ({ level: quality(file) > 6 ? 9 : Math.min(quality(file), 6) })

/** The endings of the compressed copies beside a file: those servers look for. */
export const endings = ['.br', '.gz'] as const

/** A file and its compressed copies, in the order of their endings; no copies of a kind that does not gain from it. */
export type Served = [content: Buffer, ...copies: Buffer[]]

/** Makes the compressed copies of a file. */
export type Compress = (file: string, content: Buffer) => Served | Promise<Served>

/** The same, while this thread does something else. */
export async function compressed(file: string, content: Buffer): Promise<Served> {
  if (!isCompressible(file)) return [content]
  const gzipped = deflate(content, gzipAt(file))
  const level = quality(file)
  const first = await brotli(content, brotliAt(level, content))
  const isLast = level !== 10 || !isNearBudget(first.length)
  return [content, isLast ? first : await brotli(content, brotliAt(11, content)), await gzipped]
}

/** The same in this thread: a third less computing, for threads that do nothing else. */
export function compressedHere(file: string, content: Buffer): Served {
  if (!isCompressible(file)) return [content]
  const level = quality(file)
  const first = brotliCompressSync(content, brotliAt(level, content))
  const isLast = level !== 10 || !isNearBudget(first.length)
  return [content, isLast ? first : brotliCompressSync(content, brotliAt(11, content)), gzipSync(content, gzipAt(file))]
}

/** Whether a file's kind gains from compression. */
export function isCompressible(file: string): boolean {
  return /\.(?:html|js|css|json|xml|svg|txt|ics)$/.test(file)
}
