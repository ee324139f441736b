import { createContext, useContext } from 'react'
import type { Site } from '#src/content/schemas/site.ts'

/** The facts about the firm. The layout provides them. */
export const SiteContext = createContext<Site | null>(null)

/** The facts about the firm: name, address, phone, hours. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() needs <SiteContext> around it.')
  return site
}
