import { announce } from '#src/site/frame/announcer.tsx'

/** So long the button says what came of it, in milliseconds. */
const told = 4000

/** Has the button copy the address of the page and say for a while whether the browser let it. */
export function copyAddress(button: HTMLElement): () => void {
  const label = button.textContent
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (words = '') => {
    announce(words)
    button.textContent = words
    clearTimeout(timer)
    timer = setTimeout(() => (button.textContent = label), told)
  }
  // Browsers refuse it without a permission, and have no clipboard on a page that did not come by https.
  const copy = async () => navigator.clipboard.writeText(location.origin + location.pathname)
  const press = () =>
    void copy().then(
      () => say(button.dataset.copied),
      () => say(button.dataset.notCopied),
    )
  button.addEventListener('click', press)
  return () => button.removeEventListener('click', press)
}
