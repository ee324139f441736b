/** Whether somebody has typed words into a part of the page that are still there. */
export function isTyped(part: ParentNode): boolean {
  const fields = part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=radio]), textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/**
 * Says of a block whose script could not be fetched, or that failed, that nothing answers in it: it is what it is without
 * script then (`styles/base.css`). A form with words somebody has typed stays beside what is said of it, so that they can be copied.
 */
export function tellLost(block: Element): void {
  block.setAttribute('data-no-script', isTyped(block) ? 'typed' : '')
}
