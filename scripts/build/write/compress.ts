import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { firstWindow } from '../first-window.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Scripts and styles are kept for a year and take brotli's slowest level. A page takes the one below, which is three
 * times faster and adds 2 %, as long as it stays clear of the first window of a connection. Leaf pages (briefings,
 * roles, versions of legal texts) come in thousands or are read by few, and a page's data is fetched in idle time: they
 * take a middle level, but for the newest page of each list of briefings, which grows.
 */
function quality(file: string): number {
  if (/^briefings\/(?:category\/[^/]+|\d{4})\.html$/.test(file)) return 10
  if (/^(?:_data|briefings|careers)\/|\/versions\//.test(file)) return 6
  if (file.startsWith('_search/')) return 9
  return file.endsWith('.html') ? 10 : 11
}

/** Within 5 % of the first window the slowest level may decide whether a page fits; longer ones need another anyway. */
const isNearBudget = (bytes: number) => Math.abs(bytes / firstWindow - 1) < 0.05

async function withBrotli(content: Buffer, file: string): Promise<Buffer> {
  const at = (level: number) =>
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    })
  const level = quality(file)
  const compressed = await at(level)
  return level === 10 && isNearBudget(compressed.length) ? at(11) : compressed
}

/** The endings of the compressed copies beside a file: those servers look for. */
export const endings = ['.br', '.gz'] as const

/** A file and its compressed copies, in the order of their endings; no copies of a kind that does not gain from it. */
export type Served = [content: Buffer, ...copies: Buffer[]]

/** Makes the compressed copies of a file. */
export async function compressed(file: string, content: Buffer): Promise<Served> {
  if (!isCompressible(file)) return [content]
  const copies = [withBrotli(content, file), deflate(content, { level: quality(file) > 6 ? 9 : 6 })]
  return [content, ...(await Promise.all(copies))]
}

/** Whether a file's kind gains from compression. */
export function isCompressible(file: string): boolean {
  return /\.(?:html|js|css|json|xml|svg|txt|ics|webmanifest)$/.test(file)
}
