import { motionAllowed, onPreferenceChange } from '#src/lib/preferences.ts'
import { savesData } from '#src/lib/saves-data.ts'

/** How long after a visitor scrolled or pressed a key movement begins again, in milliseconds. */
const rest = 500

/**
 * Tells, now and at every change, whether an endless movement in `element` may run: it is on screen, no dialog is over
 * it, its tab is in front, nobody scrolls or types, which the processor is needed for, and the visitor has asked neither the
 * system nor this site for less motion nor for less data.
 */
export function watchMotion(element: Element, report: (moving: boolean) => void): () => void {
  let onScreen = false
  let acting: ReturnType<typeof setTimeout> | undefined
  let last: boolean | undefined

  const update = () => {
    const isSeen = onScreen && !document.hidden && !document.querySelector('dialog[open]')
    const moving = isSeen && !acting && motionAllowed() && !savesData()
    if (moving !== last) report(moving)
    last = moving
  }
  const act = () => {
    clearTimeout(acting)
    acting = setTimeout(() => {
      acting = undefined
      update()
    }, rest)
    update()
  }
  const screen = new IntersectionObserver((entries) => {
    // Not `at`: browsers that are not hydrated run this too, and Chromium has it from 92 on.
    onScreen = entries.pop()?.isIntersecting ?? false
    update()
  })
  const unsubscribe = onPreferenceChange(update)

  screen.observe(element)
  document.addEventListener('visibilitychange', update)
  for (const name of ['scroll', 'keydown']) document.addEventListener(name, act, { capture: true, passive: true })
  // Neither event bubbles, and older browsers send only the second (Firefox 128, Safari 16.4).
  for (const name of ['toggle', 'close']) document.addEventListener(name, update, true)
  return () => {
    screen.disconnect()
    unsubscribe()
    clearTimeout(acting)
    document.removeEventListener('visibilitychange', update)
    for (const name of ['scroll', 'keydown']) document.removeEventListener(name, act, true)
    for (const name of ['toggle', 'close']) document.removeEventListener(name, update, true)
  }
}
