import { previewPdf } from '#src/content/printed-documents.ts'
import { type FileName, linkTo, patterns } from '#src/lib/link-to.ts'
import { files } from '#src/pages/routes.ts'
import type { Facts } from '../model/facts.ts'
import type { FileResult } from '../model/file-result.ts'
import { legalResults } from '../model/page-urls.ts'

const always = (Object.keys(files) as FileName[]).filter((name) => files[name] === 'site')

/**
 * Paths of files that are made when the site is built, so that no file of content or of `public/` stands behind them, with
 * the record they are made of. They come and go with it.
 */
export function generatedFiles({ of, records, results, today }: Facts): Map<string, FileResult | undefined> {
  const upcoming = records('webinars').filter(({ fields }) => fields.status === 'upcoming')
  const legal = legalResults(results, today).filter(({ current }) => current)
  return new Map<string, FileResult | undefined>([
    ...always.map((name) => [patterns[name], undefined] as const),
    ...of('categories').map((result) => [linkTo('categoryFeed', { slug: result.slug }), result] as const),
    ...legal.flatMap(({ document }) => [
      [linkTo('legalFeed', { document }), undefined] as const,
      [linkTo('legalJsonFeed', { document }), undefined] as const,
    ]),
    ...of('resources').map((result) => [previewPdf(result.slug), result] as const),
    ...upcoming.map(({ slug, result }) => [linkTo('calendarFile', { slug }), result] as const),
  ])
}
