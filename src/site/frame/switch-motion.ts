import { afterPaint } from '#src/lib/after-paint.ts'
import { motionPaused, onPreferenceChange, pauseMotion } from '#src/lib/preferences.ts'

function hide(element: Element | undefined, hidden: boolean): void {
  if (hidden) element?.setAttribute('aria-hidden', 'true')
  else element?.removeAttribute('aria-hidden')
}

/** Has the button pause and resume what moves. Its words change at once; the page follows in the next frame. */
export function switchMotion(button: HTMLElement): () => void {
  const [pause, resume] = button.children
  const show = (paused: boolean) => {
    hide(pause, paused)
    hide(resume, !paused)
  }
  const press = () => {
    const paused = !motionPaused()
    show(paused)
    afterPaint(() => pauseMotion(paused))
  }
  const follow = () => show(motionPaused())
  follow()
  button.addEventListener('click', press)
  const unsubscribe = onPreferenceChange(follow)
  return () => {
    button.removeEventListener('click', press)
    unsubscribe()
  }
}
