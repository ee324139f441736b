import { unwrap } from './elements.ts'

const raised = pairs('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ')
const lowered = pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎')

/** The signs a paste may bring in: where the fonts of the site have none, those of the reader do. */
export const signsOffTheLine = [...raised.values(), ...lowered.values()].join('')

/**
 * Writes what stands above or below the line, for which a text has no marks, with the signs there are for it.
 *
 * @returns what has no such signs and may say something else now: its letters stay as they are
 */
export function raisedSigns(body: HTMLElement): string[] {
  const left: string[] = []
  for (const element of body.querySelectorAll('sup:not([data-footnote-ref]), sub, span[style]')) {
    const signs = signsFor(element)
    if (!signs) continue
    const words = element.textContent?.trim() ?? ''
    if ([...words].every((letter) => signs.has(letter) || /\s/.test(letter))) write(element, signs)
    else if (/\w/.test(words) && !/^(?:st|nd|rd|th)$/i.test(words)) left.push(words)
    if (element.tagName !== 'SPAN') unwrap(element)
  }
  return left
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const signs = [...to]
  return new Map([...from].map((letter, index) => [letter, signs[index] as string]))
}

/** Google Docs says in a style what HTML has elements for. */
function signsFor(element: Element): ReadonlyMap<string, string> | undefined {
  const style = /vertical-align:\s*(sup|sub)/i.exec(element.getAttribute('style') ?? '')?.[1]
  const place = element.tagName === 'SPAN' ? style : element.tagName
  if (!place) return undefined
  return /^sup$/i.test(place) ? raised : lowered
}

function write(node: Node, signs: ReadonlyMap<string, string>) {
  if (node.nodeName === '#text')
    node.textContent = [...(node.textContent ?? '')].map((letter) => signs.get(letter) ?? letter).join('')
  for (const child of node.childNodes) write(child, signs)
}
