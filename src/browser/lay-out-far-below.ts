/** An idle moment is 50 ms at most, and a piece takes several on a slow device: as soon as 8 are gone it was enough. */
const enough = 42

/** Everything that the styles may put off. */
export const farBelow = 'main > *, main article, .library, .site-footer, .prose > *'

/**
 * Lays out what stands far below the first screen, piece by piece, in moments in which the browser is idle: from then on
 * the page has its height, and nothing is laid out while somebody scrolls.
 */
export function layOutFarBelow(): void {
  const { dataset } = document.documentElement
  if (dataset.visit === undefined) return
  const pieces = [...document.querySelectorAll<HTMLElement>(farBelow)]
  const go = (idle: IdleDeadline) => {
    do {
      const piece = pieces.shift()
      // What `styles/far-below.css` and `far-below-in-prose.css` have put off.
      if (!piece || getComputedStyle(piece).contentVisibility !== 'auto') continue
      piece.style.setProperty('content-visibility', 'visible')
      piece.getBoundingClientRect()
    } while (pieces.length > 0 && idle.timeRemaining() > enough)
    if (pieces.length > 0) requestIdleCallback(go)
    // Nothing is put off any more. To say so at the root, now or at a key, would have the whole page styled once more.
    else window.onkeydown = null
  }
  // Fonts that come later would change the layout of the whole page once more. Safari 17 cannot tell when it is idle.
  if ('requestIdleCallback' in window) void document.fonts.ready.then(() => requestIdleCallback(go))
  else delete dataset.visit
}
