import { inflateSync } from 'node:zlib'
import { type Line, linesOf } from './lines-of.ts'

/** What a browser test wants to know about a PDF that Chromium printed. */
export interface Pdf {
  pages: { lines: Line[] }[]
  /** Titles of the bookmarks. */
  bookmarks: string[]
}

function textOf(source: string): string {
  if (source.startsWith('<')) {
    const bytes = Buffer.from(source.slice(1, -1), 'hex')
    return bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))
      ? bytes.subarray(2).swap16().toString('utf16le')
      : bytes.toString('latin1')
  }
  const raw = source
    .slice(1, -1)
    .replace(/\\([0-7]{1,3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)))
  const plain = raw.replace(/\\(.)/gs, '$1')
  if (!plain.startsWith('\u00fe\u00ff')) return plain
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}

/** The objects of a file: their fields, and the compressed data of those that carry some. */
function objectsOf(source: string): Map<string, { fields: string; data: string }> {
  const objects = new Map<string, { fields: string; data: string }>()
  const start = /(?:^|\n)(\d+) 0 obj\n/g
  for (let found = start.exec(source); found; found = start.exec(source)) {
    const begin = start.lastIndex
    const [fields = '', end = ''] = /^[\s\S]*?\n?(stream\r?\n|endobj)/.exec(source.slice(begin, begin + 200_000)) ?? []
    const length = end.startsWith('stream') ? Number(/\/Length (\d+)/.exec(fields)?.[1]) : 0
    const data = begin + fields.length
    objects.set(found[1] as string, { fields, data: source.slice(data, data + length) })
    start.lastIndex = data + length
  }
  return objects
}

/** Reads the parts of a PDF that tests look at. Knows what Chromium writes, not every PDF. */
export function readPdf(file: Buffer): Pdf {
  const objects = objectsOf(file.toString('latin1'))
  const stream = (id: string): string => {
    const { fields = '', data = '' } = objects.get(id) ?? {}
    // The instructions for an empty sheet are not worth compressing.
    return fields.includes('/FlateDecode') && data ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
  }
  const all = [...objects.values()].map(({ fields }) => fields)
  const pages = all
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] as string)
  const outline = all.filter((body) => /\/Title /.test(body) && /\/Parent /.test(body))
  return {
    pages: pages.map((id) => ({ lines: linesOf(stream(id)) })),
    bookmarks: outline.map((body) => textOf(/\/Title (\((?:\\[\s\S]|[^\\)])*\)|<[^>]*>)/.exec(body)?.[1] ?? '()')),
  }
}
