/**
 * Makes footnotes of notes that stand below the text: a sign leads to each, and it leads back to its sign. So Word,
 * LibreOffice, Google Docs and web pages write them.
 */
export function linkedNotes(body: HTMLElement): void {
  const named = new Map<string, Element>()
  for (const element of body.querySelectorAll('[id], a[name]'))
    for (const name of [element.id, element.getAttribute('name')]) if (name) named.set(name, element)
  const target = (link: Element) => named.get(decoded(link.getAttribute('href')?.split('#')[1] ?? ''))
  let label = 0
  for (const sign of body.querySelectorAll('a[href*="#"]')) {
    if (!body.contains(sign) || !/^[([]?[\w*†‡§]{1,4}[)\]]?$/.test(sign.textContent?.trim() ?? '')) continue
    const backIn = (note: Element) =>
      [...note.querySelectorAll('a[href*="#"]')].filter((link) => target(link) && !note.contains(target(link) ?? null))
    const begin = target(sign)
    const around = begin?.closest('li, div')
    const note = around && backIn(around).length === 1 ? around : begin?.closest('p')
    const [back] = note ? backIn(note) : []
    if (!note || !back || !target(back)?.contains(sign) || !isBehind(note, sign)) continue
    label += 1
    back.remove()
    replaceSign(sign, String(label))
    moveToEnd(body, note, String(label))
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const isBehind = (note: Element, sign: Element) =>
  (sign.compareDocumentPosition(note) & sign.DOCUMENT_POSITION_FOLLOWING) !== 0

function replaceSign(sign: Element, label: string) {
  const reference = sign.ownerDocument.createElement('sup')
  reference.dataset.footnoteRef = label
  const around = sign.closest('sup')
  const isAlone = around?.textContent?.trim() === sign.textContent?.trim()
  ;(around && isAlone ? around : sign).replaceWith(reference)
}

function moveToEnd(body: HTMLElement, note: Element, label: string) {
  const footnote = body.ownerDocument.createElement('div')
  footnote.dataset.footnote = label
  footnote.append(...note.childNodes)
  let empty: Element = note
  while (empty.parentElement && empty.parentElement !== body && empty.parentElement.textContent?.trim() === '')
    empty = empty.parentElement
  empty.remove()
  body.append(footnote)
}
