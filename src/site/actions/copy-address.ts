import { announce } from '#src/site/frame/announcer.tsx'

/** Has the button copy the address of the page and say so. */
export function copyAddress(button: HTMLElement): () => void {
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + location.pathname)
    button.textContent = button.dataset.copied ?? ''
    announce(button.textContent)
  }
  const press = () => void copy()
  button.addEventListener('click', press)
  return () => button.removeEventListener('click', press)
}
