import { loadBlocks } from '#src/blocks/loaded-blocks.ts'
import { blockNames } from '#src/body/block-names.ts'
import type { TreeElement } from '#src/body/tree.ts'
import { isPlainClick } from '#src/lib/is-plain-click.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { startBehaviors } from './behaviors.ts'
import { openNamed } from './open-named-disclosure.ts'

/** An interactive block of the page the visitor arrived at. */
export interface Island {
  element: TreeElement
  /** Its outermost elements. They carry `data-island` until it is alive. */
  roots: Element[]
  /** Fetches the script of the block. */
  load: () => Promise<void>
  /** Settles when the block is to be hydrated: it is near or somebody wants it, and its script is there. */
  awake: Promise<void>
  wake: () => void
}

const islands = new Map<Element, Island>()
/** The control somebody pressed in an island that could not answer yet. */
let pressed: HTMLElement | null = null
/** The form somebody sent from one. */
let submitted: HTMLFormElement | null = null

/** An island at rest. */
export function makeIsland(element: TreeElement): Island {
  let settle = () => {}
  const awake = new Promise<void>((resolve) => {
    settle = resolve
  })
  const load = () => loadBlocks(blockNames([element]))
  // Without a connection the block stays the HTML it is, and the next press tries again.
  return { element, roots: [], load, awake, wake: () => void load().then(settle, () => {}) }
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

/**
 * Wakes an island when it is near the screen and the browser is idle, and at once when the pointer or the focus reaches it.
 * A press on it is kept and answered as soon as it is alive. The scripts of those far off are fetched meanwhile: whoever
 * comes there may have lost the connection.
 */
export function wakeIslands(all: Island[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => islands.get(target)?.wake())
    },
    { rootMargin: '50%' },
  )
  for (const island of all)
    for (const root of island.roots) {
      root.setAttribute('data-island', '')
      islands.set(root, island)
      observer.observe(root)
    }
  for (const name of ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const) {
    const wake = ({ target }: Event) => islands.get(dormant(target) as Element)?.wake()
    document.addEventListener(name, wake, { capture: true, passive: true })
  }
  document.addEventListener('click', keepPress, true)
  document.addEventListener('submit', keepSubmit, true)
  whenIdle(() => all.forEach((island) => void island.load().catch(() => {})))
}

/** Says that a block is alive: whoever pressed it gets the answer. */
export function islandAwoke({ roots }: Island): void {
  for (const root of roots) root.removeAttribute('data-island')
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
