import { motionAllowed } from '#src/lib/preferences.ts'

/**
 * Lets each child of the element settle into its place, once, when it is scrolled to.
 *
 * Only children below the screen wait, so nothing that is already being read moves; none of them is ever invisible.
 * Where they are the observer knows: asking them would lay the page out once more while it loads.
 */
export function settleOnEntrance(parent: Element): (() => void) | undefined {
  if (!motionAllowed()) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // Without a height it is so far below that it was not laid out yet (`styles/far-below.css`).
        const below = boundingClientRect.top > window.innerHeight || boundingClientRect.height === 0
        if (!isIntersecting && below) {
          target.setAttribute('data-entrance', 'wait')
          continue
        }
        observer.unobserve(target)
        if (target.hasAttribute('data-entrance')) target.setAttribute('data-entrance', 'run')
      }
    },
    { threshold: 0.1 },
  )
  for (const child of parent.children) observer.observe(child)
  return () => observer.disconnect()
}
