import { caseStudiesPdf, previewPdf } from '#src/content/printed-documents.ts'
import type { Facts } from './facts.ts'

const always = ['/briefings/feed.xml', '/briefings/atom.xml', '/briefings/feed.json', '/sitemap.xml', caseStudiesPdf]

/** Paths of files that are made when the site is built, so that no file of content or of `public/` stands behind them. */
export function generatedFiles({ of, records }: Facts): string[] {
  const upcoming = records('webinars').filter(({ fields }) => fields.status === 'upcoming')
  return [
    ...always,
    ...of('resources').map(({ slug }) => previewPdf(slug)),
    ...upcoming.map(({ slug }) => `/calendar/${slug}.ics`),
  ]
}
