import type { Navigation, Site, Ui } from '#src/content/schemas/site.ts'

/** What the frame around every page shows. */
export interface LayoutData {
  site: Site
  navigation: Navigation
  ui: Ui
  /** The year of the copyright line: the year of the build. */
  year: number
  /** Address of the stylesheet for what stands below the first screen. */
  stylesheet: string
}
