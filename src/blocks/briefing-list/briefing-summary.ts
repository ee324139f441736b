import type { CoverOf } from '#src/site/hero/cover.tsx'

/** A briefing as lists show it. */
export interface BriefingSummary extends CoverOf {
  href: string
  title: string
  excerpt: string
  date: { iso: string; text: string }
  readTime: string
  /** Left out where everything is of one category. */
  category?: { id: string; name: string }
  featured: boolean
}
