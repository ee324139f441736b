import type { Article } from '#src/content/schemas/article.ts'
import type { Hero } from '#src/content/schemas/page.ts'

/** The family of drawings on the covers of a category. */
export const articleArt = {
  'Digital Transformation': 'curve',
  'Federal Contracting': 'lattice',
  'SBA Programs': 'nomogram',
  'Treasury Programs': 'ledger',
  'Risk Management': 'contour',
  Compliance: 'scale',
} as const satisfies Record<Article['category'], Hero['art']>
