import { linkTo } from '#src/lib/link-to.ts'
import * as routes from '#src/lib/routes.ts'

/** The preview edition of a resource. */
export function previewPdf(slug: string): string {
  return linkTo('previewFile', { edition: `${slug}-preview` })
}

const preview = new RegExp(`^${routes.previewFile.replace('.', '\\.').replace(':edition', '([a-z0-9-]+)-preview')}$`)

/** The page that says the same as a printed document. Undefined for addresses of anything else. */
export function pageOfDocument(address: string): string | undefined {
  if (address === routes.caseStudiesFile) return routes.caseStudiesPage
  const edition = preview.exec(address)
  return edition ? `${routes.resourcesPage}#${edition[1]}` : undefined
}
