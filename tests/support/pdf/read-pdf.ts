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

/** Reads the parts of a PDF that tests look at. Knows what Chromium writes, not every PDF. */
export function readPdf(file: Buffer): Pdf {
  const source = file.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id, body] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id as string, body as string)
  const stream = (id: string): string => {
    const body = objects.get(id) ?? ''
    const [, data = ''] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? []
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  }
  const all = [...objects.values()]
  const pages = all
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] as string)
  const outline = all.filter((body) => /\/Title /.test(body) && /\/Parent /.test(body))
  return {
    pages: pages.map((id) => ({ lines: linesOf(stream(id)) })),
    bookmarks: outline.map((body) => textOf(/\/Title (\((?:\\[\s\S]|[^\\)])*\)|<[^>]*>)/.exec(body)?.[1] ?? '()')),
  }
}
