import { motionAllowed } from '#src/lib/preferences.ts'

let shown = () => {}

/** Says that the next page stands in the document. */
export function endFade(): void {
  shown()
}

/**
 * Begins to fade from the page on screen to the next one, wherever the browser can do it and motion is welcome.
 * Returns once the browser keeps a picture of the page; `endFade` or the signal of a navigation given up ends it.
 *
 * React Router's own option writes to sessionStorage, leaves a fade that is interrupted as an uncaught error, and is
 * on its way out: https://github.com/remix-run/react-router/pull/15493
 */
export async function beginFade(signal: AbortSignal): Promise<void> {
  endFade()
  if (!('startViewTransition' in document && motionAllowed())) return
  await new Promise<void>((captured) => {
    const fade = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          shown = resolve
          signal.addEventListener('abort', () => resolve())
          if (signal.aborted) resolve()
          captured()
        }),
    )
    // A fade that another one interrupts, or that nobody can see, is no error: the page changes all the same.
    fade.ready.catch(() => {})
  })
}
