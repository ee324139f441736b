import type { Navigation, Redirect, Site, Ui } from '#src/content/schemas/site.ts'

/** What the frame around every page needs; travels as `/_data/layout.json`. */
export interface LayoutData {
  site: Site
  navigation: Navigation
  ui: Ui
  /** The year of the copyright line: the year of the build. */
  year: number
  /** Address of the stylesheet for what stands below the first screen. */
  stylesheet: string
  redirects: Pick<Redirect, 'from' | 'to'>[]
}

/** Address of the layout's data. */
export const layoutDataPath = '/_data/layout.json'
