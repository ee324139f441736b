import { caseStudiesPdf, pageOfDocument, previewPdf } from '#src/content/printed-documents.ts'
import type { ContentIndex } from '#src/content/queries.ts'

function settled(value: unknown, content: ContentIndex): unknown {
  if (typeof value === 'string') {
    const page = pageOfDocument(value)
    return page && content.download(value) === undefined ? page : value
  }
  if (Array.isArray(value)) return value.map((item) => settled(item, content))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settled(item, content)]))
}

/** Leads links to documents that were not printed to the page that says the same. */
export function settleDocuments<Value>(value: Value, content: ContentIndex): Value {
  const documents = [caseStudiesPdf, ...content.entries('resources').map(({ slug }) => previewPdf(slug))]
  const allPrinted = documents.every((address) => content.download(address) !== undefined)
  return allPrinted ? value : (settled(value, content) as Value)
}
