import { createHash } from 'node:crypto'
import { escapeHtml } from '../tools/escape-html.ts'

const style =
  'body{max-width:36em;margin:4em auto;padding:0 1.5em;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.5rem;line-height:1.25}a{margin-right:1.5em}p,li{overflow-wrap:anywhere}'

export const answerHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

export interface AnswerPage {
  title: string
  lines: string[]
  /** What has to be put right. */
  list?: string[]
  links: { href: string; label: string }[]
}

/** The page that answers a form without JavaScript. It stands alone: the receiver knows no page of the site. */
export function answerPage({ title, lines, list = [], links }: AnswerPage): string {
  const items = list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  const anchors = links.map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${items && `<ul>${items}</ul>\n`}${lines.map((line) => `<p>${escapeHtml(line)}</p>\n`).join('')}<p>${anchors.join(' ')}</p>
</main>
</html>
`
}
