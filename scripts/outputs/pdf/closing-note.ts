import type { Site } from '../../../src/content/schemas/site.ts'
import type { Part, Run } from './printed-document.ts'

/** An address as a link that is also readable on paper. */
const readable = (href: string): Run => ({ text: href.replace(/^(?:mailto:|https:\/\/)/, ''), href })

/**
 * The last words of a document: `{email}`, `{phone}` and `{url}` in them become links. While the firm is fictional, the
 * line follows that every page of the site carries at its foot.
 */
export function closingNote(words: string, url: string, { emails, phone, fictionNotice }: Site): Part {
  const links: Record<string, Run> = {
    '{email}': readable(`mailto:${emails.enquiries}`),
    '{phone}': { text: phone.display, href: phone.href },
    '{url}': readable(url),
  }
  const runs = words
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => links[part] ?? part)
  return { kind: 'note', lines: fictionNotice ? [runs, [fictionNotice]] : [runs] }
}
