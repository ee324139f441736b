import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { plainHeaders } from './http/send.ts'

/** The code of the desk's page: as it is written, or as it was bundled. */
export interface DeskCode {
  script: string
  /** What the script imports: it is fetched beside it, and not after it was read. */
  imports?: readonly string[]
  styles: readonly string[]
  /** Another one when the code has changed; empty where every change is sent to the page. */
  key: string
  /** Whether Vite brings what is written to the page, over a socket. */
  isWritten: boolean
  /** What every document gets besides. */
  finish(html: string): Promise<string>
}

/** Where the desk is on its server, at a file or at its first page. What stands behind # never leaves the browser. */
export const deskPath = (token: string, file?: string): string =>
  `/_desk/#${new URLSearchParams({ token, ...(file && { file }) })}`

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * What the page of the desk may load: its own scripts and styles, the pages of the site in a frame, and in development
 * Vite's socket. Inline scripts are those that Vite puts into the page, by hash, and none else; the styles it inserts carry
 * the nonce, as do the editor's. ProseMirror names a policy of its own for the HTML of the clipboard, which it parses apart from the page.
 */
export function deskPolicy(html: string, nonce: string, socket = ''): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.map(hashOf)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(socket ? [socket] : [])].join(' '),
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard',
  ].join('; ')
}

function shell(nonce: string, { script, imports = [], styles, key }: DeskCode): string {
  const links = (rel: string, all: readonly string[]) =>
    all.map((href) => `<link rel="${rel}" href="${href}">`).join('')
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Desk</title>' +
    `<meta name="desk-code" content="${key}"><meta property="csp-nonce" nonce="${nonce}">` +
    `<link rel="icon" href="/favicon.svg">${links('stylesheet', styles)}<script type="module" src="${script}"></script>` +
    `${links('modulepreload', imports)}</head><body><div id="desk"></div></body></html>`
  )
}

/** Answers with the page of the desk. */
export async function sendPage(response: ServerResponse, host: string, code: DeskCode): Promise<void> {
  const nonce = randomBytes(16).toString('base64')
  const html = await code.finish(shell(nonce, code))
  // Safari takes 'self' for no socket (https://github.com/w3c/webappsec-csp/issues/7).
  const socket = code.isWritten ? `ws://${host}` : ''
  response.writeHead(200, {
    ...plainHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': deskPolicy(html, nonce, socket),
    'cross-origin-opener-policy': 'same-origin',
  })
  response.end(html)
}
