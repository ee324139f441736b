import type { Site } from '../../src/schemas/site.ts'
import { escapeHtml } from '../document.ts'

/** The mark and the name, as at the head of every page of the site. */
export function masthead({ name }: Site): string {
  const rules = Array.from({ length: 10 }, (_, i) => `M1 ${(30.5 - Math.log10(i + 1) * 29).toFixed(1)}H31`)
  return (
    '<p class="masthead"><svg viewBox="0 0 32 32" aria-hidden="true">' +
    `<path d="${rules.join('')}" stroke="#12232c" stroke-width=".7"/><path d="M1 30.5L31 1.5" stroke="#b15008" stroke-width="2"/></svg>` +
    `${escapeHtml(name)}</p>`
  )
}

/** An address as a link that is also readable on paper. */
export function printedLink(href: string): string {
  const shown = href.replace(/^(?:mailto:|tel:|https:\/\/)/, '')
  return `<a href="${escapeHtml(href)}">${escapeHtml(shown)}</a>`
}

/** The line that every page of the site carries at its foot while the firm is fictional. */
export function fictionNotice({ fictionNotice: notice }: Site): string {
  return notice ? `<br>${escapeHtml(notice)}` : ''
}
