/**
 * The only script a page asks for: a few lines that fetch the application once the browser is idle or the visitor
 * does something, whichever is first. Until then the page works through native elements.
 */
const wakeEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

function start() {
  for (const name of wakeEvents) removeEventListener(name, start, true)
  if (started) return
  started = true
  void import('./app.tsx').then((module) => module.start())
}

/** A press on a button, or a choice, that only the application can answer. Native controls have answered theirs already. */
let pressed: HTMLElement | null | undefined
const keep = ({ target }: MouseEvent) => {
  pressed = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget]), input[type=radio]')
}
addEventListener('click', keep, true)
addEventListener(
  'hydrated',
  () => {
    removeEventListener('click', keep, true)
    // A choice that stands already would be no change.
    if (pressed instanceof HTMLInputElement) pressed.checked = false
    pressed?.click()
  },
  { once: true },
)

let started = false
for (const name of wakeEvents) addEventListener(name, start, { capture: true, passive: true })
const idle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2500 }) : setTimeout(start, 300)
if (document.readyState === 'complete') idle()
else addEventListener('load', idle, { once: true })
