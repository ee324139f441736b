/**
 * Pictures become blocks: in the item they stand in, behind the paragraph, or below the table. Returns whether a table had
 * one.
 */
export function picturesIn(body: HTMLElement): boolean {
  let isMoved = false
  // Those behind one place keep their order.
  for (const image of [...body.querySelectorAll('img')].reverse()) {
    const table = [...body.querySelectorAll('table')].find((one) => one.contains(image))
    const place = table ?? image.closest('p, h1, h2, h3, h4, h5, h6') ?? image
    const block = body.ownerDocument.createElement('div')
    const alt = (image.getAttribute('alt') ?? '').replaceAll(/\s+/g, ' ').replaceAll('"', '&quot;')
    block.dataset.block = 'Picture'
    block.dataset.props = `src="${image.getAttribute('src')}" alt="${alt}"`
    image.remove()
    if (table) isMoved = true
    if (place.matches('[style*="mso-list"]')) place.append(block)
    else place.after(block)
  }
  return isMoved
}

/**
 * A heading of the highest rank at the beginning is the title: it is taken away and returned.
 *
 * @param lose hears the words of a note of the title
 */
export function titleIn(body: HTMLElement, lose: (words: string) => void): string | undefined {
  const first = [...body.children].find(({ tagName, textContent }) => tagName !== 'P' || textContent?.trim())
  const title = first?.tagName === 'H1' ? first.textContent?.trim() : undefined
  if (title && first) {
    for (const mark of first.querySelectorAll<HTMLElement>('[data-footnote-ref]')) {
      const label = mark.dataset.footnoteRef
      const note = body.querySelector(`[data-footnote="${label}"]`)
      mark.remove()
      if (!note || body.querySelector(`[data-footnote-ref="${label}"]`)) continue
      if (note.textContent?.trim()) lose(note.textContent)
      note.remove()
    }
    first.remove()
  }
  return title
}
