import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { plainHeaders } from '../../desk/http/send.ts'
import { escapeHtml } from '../../tools/escape-html.ts'

/** A page that says why there is no desk. */
export interface Notice {
  status: number
  title: string
  /** Sentences, a paragraph each. */
  says: readonly string[]
  /** What came or what is missing, each with a word for it. */
  details?: readonly (readonly [name: string, value: string])[]
  /** The address at which somebody who is signed out signs in, for the page of the desk. */
  signIn?: string
}

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;color:light-dark(#1c2430,#e6e9ee);background:light-dark(#f7f7f4,#12161c)}
body{max-width:38rem;margin:0 auto;padding:clamp(2rem,10vh,7rem) 1.25rem 3rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25;text-wrap:balance}
p{margin:0 0 1rem}
dl{margin:2rem 0 0;padding:1.25rem 0 0;border-top:1px solid light-dark(#d5d8dc,#343c48)}
dt{font-size:.875rem;color:light-dark(#56606e,#a3acb9)}
dd{margin:0 0 1rem;overflow-wrap:anywhere;font-family:ui-monospace,monospace;font-size:.875rem}`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Answers with a notice. */
export function sendNotice(response: ServerResponse, { status, title, says, details = [] }: Notice): void {
  const paragraphs = says.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')
  const rows = details.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  response.writeHead(status, {
    ...plainHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  })
  response.end(
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>` +
      `<style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${paragraphs}` +
      `${rows && `<dl>${rows}</dl>`}</main></body></html>`,
  )
}
