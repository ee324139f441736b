/** Pictures become blocks behind the paragraph they stand in; one that could not be kept goes. */
export function picturesIn(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img')) {
    const place = image.closest('p, h1, h2, h3, h4, h5, h6, li, table') ?? image
    const src = image.getAttribute('src')
    const alt = (image.getAttribute('alt') ?? '').replaceAll(/\s+/g, ' ').replaceAll('"', '&quot;')
    if (src) {
      const block = body.ownerDocument.createElement('div')
      block.dataset.block = 'Picture'
      block.dataset.props = `src="${src}" alt="${alt}"`
      place.after(block)
    }
    image.remove()
  }
}

/**
 * A heading of the highest rank at the beginning is the title: it is taken away and returned. What is left begins with the
 * rank below it, as headings of a page do.
 */
export function headingsIn(body: HTMLElement): string | undefined {
  const first = body.firstElementChild
  const title = first?.tagName === 'H1' ? first.textContent?.trim() : undefined
  if (title) first?.remove()
  const shift = body.querySelector('h1') ? 1 : 0
  for (const heading of [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]) {
    const level = Math.min(4, Number(heading.tagName.slice(1)) + shift)
    const other = body.ownerDocument.createElement(`h${level}`)
    other.append(...heading.childNodes)
    heading.replaceWith(other)
  }
  return title
}
