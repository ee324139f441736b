import type { ContentIndex } from '#src/content/queries.ts'
import type { LayoutData } from '#src/site/layout-data.ts'

/** What the frame around every page shows. `year` is the year of the build, `stylesheet` the address of the blocks' styles. */
export function layoutData(content: ContentIndex, year: number, stylesheet: string): LayoutData {
  return {
    site: content.single('site'),
    navigation: content.single('navigation'),
    ui: content.single('ui'),
    year,
    stylesheet,
  }
}
