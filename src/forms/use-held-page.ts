import { useEffect } from 'react'

/** A press on a link and the question it leads to belong together when no more time lies between them. */
const togetherMs = 1000

/** Whether the browser stays: it hands the link to another program, or saves what it leads to. */
const leadsToNoPage = ({ protocol, pathname }: HTMLAnchorElement) =>
  !protocol.startsWith('http') || pathname.endsWith('.ics')

/** Has the browser ask before the page is left, as long as something holds it. */
export function useHeldPage(held: boolean): void {
  useEffect(() => {
    if (!held) return
    let stayed = Number.NEGATIVE_INFINITY
    const onClick = ({ target, timeStamp }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (link instanceof HTMLAnchorElement && leadsToNoPage(link)) stayed = timeStamp
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      // Chromium and Firefox tell of leaving also before they call a number or save a file.
      if (event.timeStamp - stayed < togetherMs) return
      event.preventDefault()
      // Chromium before 119 asks for nothing less: https://developer.mozilla.org/docs/Web/API/Window/beforeunload_event
      event.returnValue = true
    }
    window.addEventListener('click', onClick)
    window.addEventListener('beforeunload', onLeave)
    return () => {
      window.removeEventListener('click', onClick)
      window.removeEventListener('beforeunload', onLeave)
    }
  }, [held])
}
