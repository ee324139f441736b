/// <reference lib="dom" />

/** What of a page is to be heard. */
export interface PageWords {
  /** Its words in reading order. */
  text: string
  headings: number
  /** What may be said twice. */
  repeats: string[]
  /** The sentences of a comparison in which something changed. */
  changed: string[]
}

// Runs in the page: it is sent there as text and knows nothing outside of itself.

/** Collects what stands in the page to be read, as a person would write it down: names in place of what is drawn. */
export function pageWords(repeated: string): PageWords {
  const named = 'a[aria-label], button[aria-label], svg[aria-label], [role=img][aria-label]'
  const isRead = (element: Element) =>
    !element.matches('script, style, template, noscript, [aria-hidden=true], [inert], option, datalist') &&
    (getComputedStyle(element).display === 'contents' || element.checkVisibility({ visibilityProperty: true }))
  const written = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    if (node.nodeType !== Node.ELEMENT_NODE || !isRead(node as Element)) return ''
    const element = node as HTMLElement
    const { display } = getComputedStyle(element)
    let text = ''
    if (element.matches(named)) text = element.getAttribute('aria-label') ?? ''
    else if (element instanceof HTMLImageElement) text = element.alt
    else if (element instanceof HTMLSelectElement) text = element.selectedOptions[0]?.text ?? ''
    else if (element instanceof HTMLTextAreaElement) text = element.value
    else for (const child of element.childNodes) text += written(child)
    // What is generated for ears.
    text += element.dataset?.heard ?? ''
    return display === 'inline' && !element.matches('br') ? text : ` ${text} `
  }
  // What opens something is said as its button.
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => written(heading).trim() !== '' && !heading.closest('[aria-hidden=true], summary'),
  )
  const passages = [...document.querySelectorAll('.redline :is(h2, h3, h4, p, li, td, th):has(> ins, > del)')]
  return {
    text: written(document.body),
    headings: headings.length,
    repeats: [...document.querySelectorAll(repeated)].map(written),
    changed: passages.flatMap((passage) =>
      [...passage.childNodes]
        .filter(
          (node) =>
            !(node instanceof HTMLElement && node.matches('ul, ol, details, .redline-label, .redline-label + .spoken')),
        )
        .map((node) =>
          node instanceof HTMLElement && node.matches('ins, del') ? `\uE000${written(node)}` : written(node),
        )
        .join('')
        .split(/(?<=[.;?!])\s+/)
        .filter((sentence) => sentence.includes('\uE000'))
        .map((sentence) => sentence.replaceAll('\uE000', '')),
    ),
  }
}
