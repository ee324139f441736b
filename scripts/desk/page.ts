import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { plainHeaders } from './http/send.ts'

/** What the browser loads; Vite adds its client. */
export const deskEntry = '/src/desk/ui/main.tsx'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * What the page of the desk may load: its own scripts and styles, the live preview in a frame, and Vite's socket. Inline
 * scripts are those that Vite puts into the page, by hash; the styles it inserts carry the nonce, as do the editor's.
 * ProseMirror names a policy of its own for the HTML of the clipboard, which it parses apart from the page.
 */
export function deskPolicy(html: string, nonce: string, host: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.map(hashOf)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Safari takes 'self' for no socket (https://github.com/w3c/webappsec-csp/issues/7).
    `connect-src 'self' ws://${host}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard',
  ].join('; ')
}

/** The page as it is before Vite adds what it needs. */
function shell(nonce: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Desk</title>' +
    `<meta property="csp-nonce" nonce="${nonce}"><link rel="icon" href="/favicon.svg">` +
    `<script type="module" src="${deskEntry}"></script></head><body><div id="desk"></div></body></html>`
  )
}

/**
 * Answers with the page of the desk.
 *
 * @param transform what Vite does to a page
 */
export async function sendPage(
  response: ServerResponse,
  host: string,
  transform: (html: string) => Promise<string>,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64')
  const html = await transform(shell(nonce))
  response.writeHead(200, {
    ...plainHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': deskPolicy(html, nonce, host),
    'cross-origin-opener-policy': 'same-origin',
  })
  response.end(html)
}
