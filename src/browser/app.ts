import { applyPreferences } from '#src/lib/preferences.ts'
import * as routes from '#src/lib/routes.ts'
import { openTooltips } from '#src/ui/open-tooltips.ts'
import { startBehaviors } from './behaviors.ts'
import { keepPageOffline } from './keep-page-offline.ts'
import { openNamedDisclosures } from './open-named-disclosure.ts'
import { prefetchLinks } from './prefetch-links.ts'

/**
 * Brings to life what of a page needs no React: menus, preferences, notes, moving decoration. Called once.
 *
 * @param path of the page; `/404` for every unknown address
 */
export function start(path: string): void {
  // `/about/` and `/about.html` are the same page: filters and the menus know it by one address.
  if (path !== routes.notFoundPage && location.pathname !== path)
    history.replaceState(history.state, '', path + location.search + location.hash)
  startBehaviors()
  openTooltips()
  openNamedDisclosures()
  keepPageOffline()
  prefetchLinks()
  // A page that Back brings up as it was left missed what was chosen meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && applyPreferences())
}
