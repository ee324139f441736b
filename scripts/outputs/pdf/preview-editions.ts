import { previewPdf } from '../../../src/content/printed-documents.ts'
import type { ContentIndex, Entry } from '../../../src/content/queries.ts'
import { fillWords } from '../../../src/lib/fill-words.ts'
import * as routes from '../../../src/lib/routes.ts'
import { closingNote } from './closing-note.ts'
import type { PrintedDocument } from './printed-document.ts'

function previewEdition({ slug, data }: Entry<'resources'>, content: ContentIndex): PrintedDocument {
  const site = content.single('site')
  const words = content.single('documentWords').preview
  const size = fillWords(words.size, { size: data.downloadSize })
  return {
    address: previewPdf(slug),
    title: `${data.title} · ${words.label} · ${site.name}`,
    language: site.locale,
    name: site.name,
    parts: [
      { kind: 'label', text: `${words.label} · ${data.type}` },
      { kind: 'title', text: data.title },
      { kind: 'lead', text: data.description },
      { kind: 'label', text: data.tags.join(' · ') },
      { kind: 'heading', text: words.contents },
      { kind: 'chapters', items: data.contents.map((text) => ({ text })) },
      closingNote(`${size} ${words.note}`, `${site.baseUrl}${routes.resourcesPage}#${slug}`, site),
    ],
  }
}

/** A preview of every resource that is sent on request: its summary and its table of contents. */
export function previewEditions(content: ContentIndex): PrintedDocument[] {
  return content
    .entries('resources')
    .filter(({ data }) => !data.file)
    .map((entry) => previewEdition(entry, content))
}
