/** A piece may take all of an idle moment, 50 ms, on a slow device: what is left after the last one must allow another. */
const enough = 35

/** What `styles/far-below.css` has put off, from the top. */
const putOff = () =>
  [...document.querySelectorAll<HTMLElement>('main > *, .site-footer, .prose > *')].filter(
    (piece) => getComputedStyle(piece).contentVisibility === 'auto',
  )

/**
 * Lays out what stands far below the first screen, piece by piece, in moments in which the browser is idle: from then on
 * the page has its height, and nothing is laid out while somebody scrolls.
 */
export function layOutFarBelow(): void {
  const { dataset } = document.documentElement
  if (dataset.visit === undefined) return
  let pieces: HTMLElement[] | undefined
  const go = (idle: IdleDeadline) => {
    pieces ??= putOff()
    do {
      const piece = pieces.shift()
      piece?.style.setProperty('content-visibility', 'visible')
      piece?.getBoundingClientRect()
    } while (pieces.length > 0 && idle.timeRemaining() > enough)
    if (pieces.length > 0) requestIdleCallback(go)
    else delete dataset.visit
  }
  // Fonts that come later would change the layout of the whole page once more. Safari 17 cannot tell when it is idle.
  if ('requestIdleCallback' in window) void document.fonts.ready.then(() => requestIdleCallback(go))
  else delete dataset.visit
}
