import { entryRoutes } from './entry-routes.ts'
import { handOverRoutes } from './hand-over-routes.ts'
import { legalRoutes } from './legal-routes.ts'
import type { Routes } from './route.ts'
import { siteRoutes } from './site-routes.ts'

/** What the desk answers, by method and name. */
export const routes: Routes = { ...siteRoutes, ...entryRoutes, ...handOverRoutes, ...legalRoutes }
