/** Word writes a list as paragraphs that say in a style which level they belong to. Makes lists of them. */
export function listsFromWord(body: HTMLElement): void {
  const open: HTMLElement[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const level = /mso-list:[^;"]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
    const follows = level !== undefined && paragraph.previousElementSibling === open[0]
    if (!follows) open.length = 0
    if (level === undefined) continue
    const depth = Number(level)
    const marker = readMarker(paragraph)
    while (open.length > depth) open.pop()
    if (open.length === depth && !goesOn(open[depth - 1] as HTMLElement, marker)) open.pop()
    while (open.length < depth) {
      const list = paragraph.ownerDocument.createElement(marker.list)
      const inside = open.at(-1)
      if (inside) (inside.lastElementChild ?? inside).append(list)
      else paragraph.before(list)
      open.push(list)
      if (open.length === depth && marker.number !== undefined) list.setAttribute('start', String(marker.number))
    }
    const item = paragraph.ownerDocument.createElement('li')
    open.at(-1)?.append(item)
    item.append(...paragraph.childNodes)
    paragraph.remove()
  }
}

interface Marker {
  list: 'ol' | 'ul'
  /** Of a numbered item, where it is written in digits. */
  number?: number
}

/** The sign Word wrote before an item, taken away. */
function readMarker(paragraph: Element): Marker {
  const markers = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const sign = markers
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
  for (const marker of markers) marker.remove()
  const number = /(\d{1,9})\D*$/.exec(sign)?.[1]
  if (number) return { list: 'ol', number: Number(number) }
  // A letter alone is a bullet in a font of signs.
  return { list: /^\(?[a-z]{1,5}[.)]/i.test(sign) ? 'ol' : 'ul' }
}

/** Whether an item belongs to the list before it: numbers say where another one begins. */
function goesOn(list: HTMLElement, marker: Marker): boolean {
  if (list.tagName.toLowerCase() !== marker.list) return false
  return marker.number === undefined || marker.number === Number(list.getAttribute('start') ?? 1) + list.children.length
}
