import type { IncomingMessage } from 'node:http'

/** What visitors may do with pages and files; anything else is 405. */
export const readingMethods = ['GET', 'HEAD']

/** What a request asks for, spelled as it was sent. */
export interface RequestTarget {
  /** Begins with a slash; nothing in it is decoded. */
  pathname: string
  /** Empty, or begins with a question mark. */
  search: string
}

/** The origin form and the absolute form; an escape has two hexadecimal digits, and none stands for the end of a text. */
const readable = /^(?:https?:\/\/([^/?#\\]+))?(\/(?:[^?#\\%]|%(?!00)[\da-f]{2})*)?(\?[^#]*)?$/i

/** No file has a longer path (PATH_MAX of Linux), and asking the disk for one is an error. */
const longest = 4096

/**
 * Reads the target of a request (RFC 9112, section 3.2). `new URL` cannot: to it `//host/x` is the page `/x` of another
 * host, and for `//` it throws.
 *
 * @returns undefined for what no server of ours can answer: 400
 */
export function requestTarget({ url = '', headers }: IncomingMessage): RequestTarget | undefined {
  const match = url && url.length <= longest && readable.exec(url)
  if (!match) return undefined
  const [, authority, pathname = '/', search = ''] = match
  // What is meant for another server is none of ours, whatever `Host` says.
  return authority === undefined || authority === headers.host ? { pathname, search } : undefined
}
