const print = () => window.print()

/** Has the button open the browser's print dialog. */
export function printPage(button: HTMLElement): () => void {
  button.addEventListener('click', print)
  return () => button.removeEventListener('click', print)
}
