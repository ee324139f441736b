import type { ContentIndex, Entry } from '../../src/content-index/queries.ts'
import { fillWords } from '../../src/lib/fill-words.ts'
import { previewPdf } from '../../src/lib/printed-documents.ts'
import { escapeHtml } from '../document.ts'
import { fictionNotice, masthead, printedLink } from './masthead.ts'
import type { PrintedDocument } from './printed-document.ts'

function previewEdition({ slug, data }: Entry<'resources'>, content: ContentIndex): PrintedDocument {
  const site = content.single('site')
  const words = content.single('documentWords').preview
  const note = fillWords(escapeHtml(words.note), {
    email: printedLink(`mailto:${site.emails.enquiries}`),
    url: printedLink(`${site.baseUrl}/resources#${slug}`),
  })
  const chapters = data.contents.map((chapter) => `<li>${escapeHtml(chapter)}</li>`).join('')
  const body =
    `<header>${masthead(site)}<p class="label">${escapeHtml(`${words.label} · ${data.type}`)}</p><h1>${escapeHtml(data.title)}</h1>` +
    `<p class="dek">${escapeHtml(data.description)}</p><p class="label">${escapeHtml(data.tags.join(' · '))}</p></header>` +
    `<section><h2>${escapeHtml(words.contents)}</h2><ol class="chapters">${chapters}</ol></section>` +
    `<p class="note">${escapeHtml(fillWords(words.size, { size: data.downloadSize }))} ${note}${fictionNotice(site)}</p>`
  return {
    address: previewPdf(slug),
    title: `${data.title} · ${words.label} · ${site.name}`,
    language: site.locale,
    body,
  }
}

/** A preview of every resource that is sent on request: its summary and its table of contents. */
export function previewEditions(content: ContentIndex): PrintedDocument[] {
  return content
    .entries('resources')
    .filter(({ data }) => !data.file)
    .map((entry) => previewEdition(entry, content))
}
