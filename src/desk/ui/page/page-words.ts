import { plainWords, similarity } from '../../text/model/plain-words.ts'

/** Beyond these an element is the page itself, and says nothing about one of its words. */
const whole = new Set(['BODY', 'HTML', 'MAIN'])
/** So many elements around a word are looked at. */
const mostLevels = 8
/** What a server is asked about at most, in characters. */
const longest = 4000

/** The element and all around it that say something, the innermost first; each says more than the one before. */
export function wordsAround(element: Element): string[] {
  const levels: string[] = []
  for (let here: Element | null = passageOf(element); here && !whole.has(here.tagName); here = here.parentElement) {
    const words = said(here).slice(0, longest)
    if (words.trim() && words !== levels.at(-1)) levels.push(words)
    if (levels.length === mostLevels) break
  }
  return levels
}

/** How many elements before this one say the same. */
export function saidBefore(element: Element): number {
  const passage = passageOf(element)
  const words = plainWords(said(passage))
  const same = saying(words, passagesLike(words, passage.ownerDocument))
  return Math.max(0, same.indexOf(passage))
}

/** A link inside a sentence belongs to the sentence. */
function passageOf(element: Element): Element {
  let here = element
  while (here.parentElement && getComputedStyle(here).display === 'inline' && !whole.has(here.parentElement.tagName))
    here = here.parentElement
  return here
}

function said(element: Element): string {
  // A page that was left has no window any more whose kinds of elements could be asked for.
  if (element.tagName === 'IMG') return (element as HTMLImageElement).alt
  return element.textContent ?? ''
}

/** So much of a passage is on the page already while somebody writes in it. */
const alike = 0.6

/** Words shorter than this, in characters, may stand anywhere on a page: what stands beside them says where. */
const telling = 12
/** So many of the words beside others are looked for. */
const mostBeside = 3

/**
 * The element that shows words of a text: the one of `near`, should several show them; else one in the page itself. A
 * figure of a chart or of a list is looked for where its page shows what stands `beside` it in the text, and that place is
 * the answer where the figure itself is not to be seen.
 */
export function findWords(
  page: Document,
  words: string,
  near?: Element,
  beside: readonly string[] = [],
): Element | undefined {
  const wanted = plainWords(words)
  const place = wanted.length < telling ? elementSaying(page, beside) : undefined
  if (wanted.length < 2) return place
  const passages = passagesLike(wanted, page)
  const same = saying(wanted, passages)
  if (place) return same.find((one) => place.contains(one) && one.checkVisibility()) ?? place
  const found = same.length > 0 ? same : mostAlike(wanted, passages)
  return (
    found.find((one) => near && (one.contains(near) || near.contains(one))) ??
    found.find((one) => one.closest('main')) ??
    found[0]
  )
}

/** The smallest element around those words that the page says once; the figure, when they are its caption. */
function elementSaying(page: Document, words: readonly string[]): Element | undefined {
  const passages = words
    .map(plainWords)
    .filter(({ length }) => length >= telling)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostBeside)
    .map((wanted) => saying(wanted, passagesLike(wanted, page)))
    .flatMap((found) => (found.length === 1 ? found : []))
  const [first] = passages
  let place = first
  for (const passage of passages) while (place && !place.contains(passage)) place = place.parentElement ?? undefined
  const found = place && !whole.has(place.tagName) ? place : first
  return found?.closest('figure') ?? found
}

/** An element, and its words as they are compared. */
interface Passage {
  element: Element
  plain: string
}

/** The elements that say about as much as some words, in the order of the page. */
function passagesLike(wanted: string, page: Document): Passage[] {
  const found: Passage[] = []
  const [least, most] = [wanted.length / 2, 3 * wanted.length + 100]
  const look = (element: Element) => {
    const words = said(element)
    if (words.length >= least && words.length <= most) found.push({ element, plain: plainWords(words) })
    // What is inside says no more, but for pictures: their words are none of those around them.
    if (words.length >= least || element.querySelector('img')) for (const child of element.children) look(child)
  }
  for (const element of page.body.children) look(element)
  return found
}

/** Those that say exactly this. */
const saying = (wanted: string, passages: readonly Passage[]): Element[] =>
  innermost(passages.filter(({ plain }) => plain === wanted)).map(({ element }) => element)

/** The one that shares the most words with these, if it shares enough. */
function mostAlike(wanted: string, passages: readonly Passage[]): Element[] {
  const shares = passages.map((passage) => ({ ...passage, share: similarity(passage.plain, wanted) }))
  return innermost(shares.filter(({ share }) => share > alike))
    .sort((a, b) => b.share - a.share)
    .slice(0, 1)
    .map(({ element }) => element)
}

function innermost<Found extends Passage>(passages: readonly Found[]): Found[] {
  return passages.filter(({ element }, at) => !element.contains(passages[at + 1]?.element ?? null))
}
