import { plainWords, sharedWords } from '../../text/model/plain-words.ts'

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
  const same = matches(passage.ownerDocument, words, (plain) => plain === words)
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
  const same = matches(page, wanted, (plain) => plain === wanted)
  if (place) return same.find((one) => place.contains(one) && one.checkVisibility()) ?? place
  const found =
    same.length > 0
      ? same
      : mostAlike(
          matches(page, wanted, (plain) => sharedWords(plain, wanted) > alike),
          wanted,
        )
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
    .map((wanted) => matches(page, wanted, (plain) => plain === wanted))
    .flatMap((found) => (found.length === 1 ? found : []))
  const [first] = passages
  let place = first
  for (const passage of passages) while (place && !place.contains(passage)) place = place.parentElement ?? undefined
  const found = place && !whole.has(place.tagName) ? place : first
  return found?.closest('figure') ?? found
}

function mostAlike(found: Element[], wanted: string): Element[] {
  const share = (one: Element) => sharedWords(plainWords(said(one)), wanted)
  return found.sort((a, b) => share(b) - share(a)).slice(0, 1)
}

/** The innermost elements whose words are as wanted, in the order of the page. */
function matches(page: Document, wanted: string, fits: (plain: string) => boolean): Element[] {
  const found: Element[] = []
  const most = 3 * wanted.length + 100
  for (const element of page.body.querySelectorAll('*')) {
    const words = said(element)
    if (words.length < wanted.length / 2 || words.length > most || !fits(plainWords(words))) continue
    if (found.at(-1)?.contains(element)) found.pop()
    found.push(element)
  }
  return found
}
