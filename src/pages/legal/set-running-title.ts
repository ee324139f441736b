/**
 * Gives the title that is printed on top of every sheet to the style sheet: boxes in a page's margin read it from there.
 * Only when somebody prints: every element inherits it, and the whole page would be styled once more.
 */
export function setRunningTitle({ dataset }: HTMLElement): () => void {
  const { style } = document.documentElement
  const set = () => style.setProperty('--running-title', JSON.stringify(dataset.runningTitle))
  addEventListener('beforeprint', set)
  return () => {
    removeEventListener('beforeprint', set)
    style.removeProperty('--running-title')
  }
}
