import { pageOfDocument, previewPdf } from '#src/content/printed-documents.ts'
import type { ContentIndex, WholeContent } from '#src/content/queries.ts'
import * as routes from '#src/lib/routes.ts'

function settled(value: unknown, content: ContentIndex): unknown {
  if (typeof value === 'string') {
    const page = pageOfDocument(value)
    return page && content.download(value) === undefined ? page : value
  }
  if (Array.isArray(value)) return value.map((item) => settled(item, content))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settled(item, content)]))
}

/** Whether every document there can be was printed. */
export function allPrinted(content: WholeContent): boolean {
  const documents = [routes.caseStudiesFile, ...content.entries('resources').map(({ slug }) => previewPdf(slug))]
  return documents.every((address) => content.download(address) !== undefined)
}

/** Leads links to documents that were not printed to the page that says the same. */
export function settleDocuments<Value>(value: Value, content: ContentIndex): Value {
  return content.ask(allPrinted) ? value : (settled(value, content) as Value)
}
