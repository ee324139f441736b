/** The script of every page: brings the page to life, and fetches React where blocks answer. */
import { canHydrate } from '#src/lib/can-hydrate.ts'
import { applyPreferences } from '#src/lib/preferences.ts'
import * as routes from '#src/lib/routes.ts'
import { whenLoaded } from '#src/lib/when-loaded.ts'
import { openTooltips } from '#src/ui/open-tooltips.ts'
import { startBehaviors } from './behaviors.ts'
import { carryErrand } from './carry-errand.ts'
import { keepPageOffline } from './keep-page-offline.ts'
import { openNamedDisclosures } from './open-named-disclosure.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { tellLost } from './tell-lost.ts'

const { page = '', islands } = (document.getElementById('root') as HTMLElement).dataset

// The script of the head has said so, unless somebody on the way has rewritten it, and the policy then refuses it.
delete document.documentElement.dataset.noScript

/** Tells tests and styles that the page is alive, and the preview, which takes it over. */
function tellAlive(): void {
  document.documentElement.dataset.hydrated = ''
  dispatchEvent(new Event('hydrated'))
}

const wakeEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
let asked = false

/** A press on a button, or a choice, that only an interactive block can answer. */
let pressed: HTMLElement | null | undefined
const keep = ({ target }: MouseEvent) => {
  pressed = (target as Element).closest<HTMLElement>(
    '[data-island] :is(button[type=button]:not([popovertarget]), input[type=radio])',
  )
}

const blocks = document.getElementsByClassName('island')

async function fetchIslands(): Promise<void> {
  if (asked) return
  asked = true
  // What cannot be fetched leaves the blocks what they are without script, and the next press tries again.
  await import('./islands.ts')
    .then(async ({ fetchLiveData, startIslands }) => startIslands(await fetchLiveData(page)))
    .then(
      () => {
        for (const block of blocks) block.removeAttribute('data-no-script')
      },
      () => {
        asked = false
        for (const block of blocks) tellLost(block)
      },
    )
  removeEventListener('click', keep, true)
  // A choice that stands already would be no change.
  if (pressed instanceof HTMLInputElement) pressed.checked = false
  pressed?.click()
  tellAlive()
}

const nothing = () => {}

/** React comes when the browser is idle, or when the visitor does something, whichever is first. */
function awaitIslands(): void {
  // Firefox gives an element that is listened to for clicks a place of its own among what it tells screen readers. Orca 43.1
  // that reads there at that moment begins the same sentence again and again: it has that place before anybody reads.
  for (const block of blocks) block.addEventListener('click', nothing)
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(fetchIslands, { timeout: 2500 })
      : setTimeout(fetchIslands, 300)
  addEventListener('click', keep, true)
  for (const name of wakeEvents) addEventListener(name, fetchIslands, { capture: true, passive: true })
  whenLoaded(idle)
}

/**
 * Brings to life what of a page needs no React: menus, preferences, notes, moving decoration. Called once.
 *
 * @param path of the page; `/404` for every unknown address
 */
function start(path: string): void {
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

function begin(): void {
  start(page)
  for (const name of ['click', 'auxclick'] as const) addEventListener(name, carryErrand, true)
  if (islands !== undefined && canHydrate) awaitIslands()
  else {
    for (const block of blocks) tellLost(block)
    tellAlive()
  }
}

// What a browser renders ahead of a visit, as from its address bar, comes to life with the visit.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', begin, { once: true })
// In a task of its own: in the one the script comes with the browser has just laid the page out.
else setTimeout(begin)
