/** Gives the title that is printed on top of every sheet to the style sheet: boxes in a page's margin read it from there. */
export function setRunningTitle({ dataset }: HTMLElement): () => void {
  const { style } = document.documentElement
  style.setProperty('--running-title', JSON.stringify(dataset.runningTitle))
  return () => void style.removeProperty('--running-title')
}
