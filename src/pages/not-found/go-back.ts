import { canGoBack } from './can-go-back.ts'

/** Has the button go back one step in the browser's history; to the home page when the visit began here. */
export function goBack(button: HTMLElement): () => void {
  const press = () => (canGoBack() ? history.back() : location.assign('/'))
  button.addEventListener('click', press)
  return () => button.removeEventListener('click', press)
}
