/**
 * Says of a block whose script could not be fetched, or that failed, that nothing answers in it: it is what it is without
 * script then (`styles/base.css`). A form with words somebody has typed stays beside what is said of it, so that they can be copied.
 */
export function tellLost(block: Element): void {
  const fields = block.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=radio]), textarea')
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  block.setAttribute('data-no-script', isTyped ? 'typed' : '')
}
