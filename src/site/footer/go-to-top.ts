import { motionAllowed } from '#src/lib/preferences.ts'

/** Has the link scroll to the top and put the focus there; the address stays as it is. Without script the browser does it. */
export function goToTop(link: HTMLElement): () => void {
  const press = (event: Event) => {
    event.preventDefault()
    window.scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  link.addEventListener('click', press)
  return () => link.removeEventListener('click', press)
}
