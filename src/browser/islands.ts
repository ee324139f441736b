import { knowParts, loadBlocks } from '#src/blocks/loaded-blocks.ts'
import { blockNames } from '#src/body/block-names.ts'
import type { TreeElement } from '#src/body/tree.ts'
import { afterPaint } from '#src/lib/after-paint.ts'
import { hasNetwork } from '#src/lib/has-network.ts'
import { isPlainClick } from '#src/lib/is-plain-click.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { liveParts } from '#src/pages/live-parts.ts'
import { type LiveData, liveDataPath } from '#src/pages/page-data.ts'
import { addressBar } from './address.ts'
import { startBehaviors } from './behaviors.ts'
import { type HydratedIsland, hydrateIsland, type IslandContent } from './hydrate-island.tsx'
import { openNamed } from './open-named-disclosure.ts'
import { pageOf } from './page-of.ts'
import { reloadOnce } from './reload-once.ts'
import { tellLost } from './tell-lost.ts'

/** An interactive block of the page. Its element carries `data-island` until it is alive, with `waking` just before. */
interface Island {
  /** Fetches the script of the block. */
  load: () => Promise<void>
  /** Hydrates it as soon as its script is there: it is near, or somebody wants it. */
  wake: () => void
  /** Gives it something else to show. */
  update: (content: IslandContent) => void
  end: () => void
}

const islands = new Map<Element, Island>()
/** The control somebody pressed in an island that could not answer yet. */
let pressed: HTMLElement | null = null
/** The form somebody sent from one. */
let submitted: HTMLFormElement | null = null

knowParts(liveParts)

function makeIsland(root: Element, first: IslandContent): Island {
  let content = first
  let live: HydratedIsland | undefined
  let awake = false
  const load = () => loadBlocks(blockNames([content.element]))
  const onAwake = () => {
    awake = true
    if (content !== first) live?.show(content)
    islandAwoke(root)
  }
  const hydrate = () => {
    if (live || !root.isConnected) return
    root.removeAttribute('data-no-script')
    root.setAttribute('data-island', 'waking')
    live = hydrateIsland(root, content, onAwake)
  }
  // A block whose script cannot be fetched is what it is without script, and the next press tries again.
  const failed = async () => {
    if (!(await hasNetwork()) || !reloadOnce()) tellLost(root)
  }
  return {
    load,
    // React that is there takes a block over within the first event on it, and nothing is painted before: so it comes after.
    wake: () => void load().then(() => afterPaint(hydrate), failed),
    update(next) {
      content = next
      // React takes nothing new before it has taken over what stands there.
      if (awake) void load().then(() => live?.show(content), failed)
    },
    end: () => live?.unmount(),
  }
}

const dormant = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-island]') : null)

/** A control that only its block can answer. A link that acts as a button is one as soon as somebody can answer it. */
const control = 'button[type=button]:not([popovertarget]), input[type=radio], a[data-button]'

function keepPress(event: MouseEvent): void {
  const root = dormant(event.target)
  const button = root && (event.target as Element).closest<HTMLElement>(control)
  if (!button || !isPlainClick(event)) return
  // Screen readers press without a pointer.
  islands.get(root)?.wake()
  if (button instanceof HTMLAnchorElement) event.preventDefault()
  pressed = button
}

/** What was sent too early is sent by its block, which says on the page what became of it. */
function keepSubmit(event: SubmitEvent): void {
  const root = dormant(event.target)
  if (!root) return
  event.preventDefault()
  submitted = event.target as HTMLFormElement
  islands.get(root)?.wake()
}

/** A link to the page itself, or to another view of it, leaves what the visitor has done: a form would come back empty. */
function stay(event: MouseEvent): void {
  const url = event.defaultPrevented || !isPlainClick(event) ? null : pageOf((event.target as Element).closest('a'))
  if (!url || url.hash || url.pathname !== location.pathname) return
  event.preventDefault()
  addressBar[url.search === location.search ? 'replace' : 'push'](url.pathname + url.search)
  window.scrollTo(0, 0)
}

const wake = ({ target }: Event) => islands.get(dormant(target) as Element)?.wake()

function listen(): void {
  for (const name of ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const)
    document.addEventListener(name, wake, { capture: true, passive: true })
  document.addEventListener('click', keepPress, true)
  document.addEventListener('click', stay)
  document.addEventListener('submit', keepSubmit, true)
}

/** A block is alive: whoever pressed it gets the answer. */
function islandAwoke(root: Element): void {
  root.removeAttribute('data-island')
  startBehaviors()
  openNamed()
  if (submitted && !dormant(submitted)) {
    submitted.requestSubmit()
    submitted = null
  }
  if (!pressed || dormant(pressed)) return
  const button = pressed
  pressed = null
  // A choice that stands already would be no change.
  if (button instanceof HTMLInputElement) button.checked = false
  button.click()
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => islands.get(target)?.wake())
  },
  { rootMargin: '50%' },
)

/**
 * Fetches what the islands of a page are brought to life with.
 *
 * @throws when it cannot be fetched.
 */
export async function fetchLiveData(path: string): Promise<LiveData> {
  const response = await fetch(liveDataPath(path))
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as LiveData
}

/**
 * Wakes the islands of a page: each when it is near the screen and the browser is idle, and at once when the pointer or the
 * focus reaches it. A press on it is kept and answered as soon as it is alive. The scripts of those far off are fetched
 * meanwhile: whoever comes there may have lost the connection. Called again, those that are alive show what is new.
 */
export function startIslands({ site, ui, islands: elements }: LiveData): void {
  if (islands.size === 0) listen()
  const roots = [...document.querySelectorAll('.island')]
  for (const [root, island] of islands) {
    if (roots.includes(root)) continue
    island.end()
    islands.delete(root)
  }
  for (const [number, root] of roots.entries()) {
    const content = { element: elements[number] as TreeElement, site, ui }
    const known = islands.get(root)
    if (known) known.update(content)
    else islands.set(root, makeIsland(root, content))
    observer.observe(root)
  }
  whenIdle(() => islands.forEach((island) => void island.load().catch(() => {})))
}
