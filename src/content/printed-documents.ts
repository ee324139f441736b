/** The document with all case studies. */
export const caseStudiesPdf = '/downloads/case-studies.pdf'

/** The preview edition of a resource. */
export function previewPdf(slug: string): string {
  return `/downloads/${slug}-preview.pdf`
}

/** The page that says the same as a printed document. Undefined for addresses of anything else. */
export function pageOfDocument(address: string): string | undefined {
  if (address === caseStudiesPdf) return '/case-studies'
  const preview = /^\/downloads\/([a-z0-9-]+)-preview\.pdf$/.exec(address)
  return preview ? `/resources#${preview[1]}` : undefined
}
