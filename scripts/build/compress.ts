import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Brotli's slowest level pays for what the first paint waits for. Leaf pages (briefings, roles, versions of legal
 * texts) come in thousands or are read by few, and gain 10 % from it for thirty times the work; a page's data is
 * fetched in idle time. They take a middle level.
 */
function quality(file: string): number {
  return /^(?:_data|briefings|careers)\/|\/versions\//.test(file) ? 6 : 11
}

/** The compressed copies beside each file, with the endings servers look for. */
export const compressions = [
  {
    ending: '.br',
    compress: (content: Buffer, file: string) =>
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality(file), [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  },
  {
    ending: '.gz',
    compress: (content: Buffer, file: string) => deflate(content, { level: quality(file) === 11 ? 9 : 6 }),
  },
]

/** Whether a file's kind gains from compression. */
export function isCompressible(file: string): boolean {
  return /\.(?:html|js|css|json|xml|svg|txt|ics|webmanifest)$/.test(file)
}
