import { motionAllowed } from '#src/lib/preferences.ts'
import { whenVisible } from '#src/ui/when-visible.ts'

/**
 * Lets each child of the element settle into its place, once, when it is scrolled to.
 *
 * Only children below the screen wait, so nothing that is already being read moves; none of them is ever invisible.
 */
export function settleOnEntrance(parent: Element): (() => void) | undefined {
  if (!motionAllowed()) return undefined
  const below = [...parent.children].filter((child) => child.getBoundingClientRect().top > window.innerHeight)
  for (const child of below) child.setAttribute('data-entrance', 'wait')
  const stops = below.map((child) => whenVisible(child, 0.1, () => child.setAttribute('data-entrance', 'run')))
  return () => {
    for (const stop of stops) stop()
  }
}
