import type { ContentIndex } from '../../../src/content/queries.ts'
import type { PageData } from '../../../src/pages/page-data.ts'
import { socialImagePath } from '../../outputs/og-image/social-image-path.ts'
import { structuredData } from '../../outputs/structured-data/structured-data.ts'

/** What search engines, and sites that show a link to the page, read in its head. */
export interface HeadExtras {
  /** Data block (JSON-LD). */
  structuredData?: string
  /** Absolute address of the picture of the page. */
  image?: string
}

/** Works out the extras of a page. */
export function headExtras(page: PageData, content: ContentIndex): HeadExtras {
  return {
    structuredData: structuredData(page, content),
    image: content.single('site').baseUrl + socialImagePath(page, content),
  }
}
