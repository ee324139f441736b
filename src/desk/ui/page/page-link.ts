import type { SourcePlace } from '../../requests/site.ts'
import type { Asks } from '../../requests.ts'
import { askServer } from '../server/ask-server.ts'
import { findWords, saidBefore, wordsAround } from './page-words.ts'

/** Marks the element on the page whose text has the cursor. It is set in the frame alone. */
const mark = 'data-desk-here'
// The page has the tokens of the site, not those of the desk.
const style = `[${mark}] { outline: 2px solid var(--accent-2); outline-offset: 4px; border-radius: 1px; }`
/** How long after the last move of the cursor the page follows, in milliseconds. */
const pause = 80

/** What a press on the page found. */
export type Found = (place: SourcePlace | undefined, words: string) => void

/**
 * Leads from the page to its text and back. It looks at the document in the frame from outside: the page knows nothing
 * of it, however it is made and however it follows the text.
 */
export class PageLink {
  /** Whether a press on the page leads to the text; links then lead nowhere else. */
  leads = true
  private page?: Document
  private words = ''
  private beside: readonly string[] = []
  private marked?: Element
  private pressed?: Element
  private moved = false
  private timer?: ReturnType<typeof setTimeout>
  private observer?: MutationObserver
  private readonly listeners = new Set<Found>()

  private asked = ''

  /** The address of the page in the frame: as it was asked for, unless somebody went on from there. */
  get address(): string | undefined {
    if (!this.page) return undefined
    return this.asked.split('#')[0] === pathOf(this.page) ? this.asked : pathOf(this.page)
  }

  /** Takes the document that a frame shows now, at the address that was asked for. */
  attach(page: Document, asked: string): void {
    this.asked = asked
    if (page === this.page) return
    this.detach()
    this.page = page
    const { CSSStyleSheet: Sheet, MutationObserver: Observer } = page.defaultView as typeof window
    const sheet = new Sheet()
    sheet.replaceSync(style)
    page.adoptedStyleSheets.push(sheet)
    page.addEventListener('click', this.press, { capture: true })
    page.defaultView?.addEventListener('load', this.arrive)
    // The page follows the text: what is marked may be another element then.
    this.observer = new Observer(() => this.soon(false))
    this.observer.observe(page.body, { childList: true, characterData: true, subtree: true, attributeFilter: [mark] })
    // On a busy machine a page may have loaded before it is looked at.
    if (page.readyState === 'complete') this.arrive()
    else this.soon(false)
  }

  detach(): void {
    this.observer?.disconnect()
    this.page?.removeEventListener('click', this.press, { capture: true })
    this.page?.defaultView?.removeEventListener('load', this.arrive)
    clearTimeout(this.timer)
    this.page = undefined
    this.marked = undefined
    this.pressed = undefined
  }

  /** Marks the words on the page that the cursor stands in, and brings them into view. `beside`: other words of their block. */
  show(words: string, beside: readonly string[] = []): void {
    if (words === this.words && String(beside) === String(this.beside)) return
    this.words = words
    this.beside = beside
    this.soon(true)
  }

  onFound(listener: Found): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Until its styles had come, nothing on the page stood where it stands. */
  private arrive = () => this.soon(this.address === this.asked)

  private soon(scroll: boolean) {
    // The page that changes meanwhile takes no move of the cursor back.
    this.moved ||= scroll
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.follow(), pause)
  }

  private follow() {
    if (!this.page?.body) return
    const scroll = this.moved
    this.moved = false
    const found = this.words ? findWords(this.page, this.words, this.pressed, this.beside) : undefined
    if (found !== this.marked) this.marked?.removeAttribute(mark)
    this.marked = found
    if (found && !found.hasAttribute(mark)) found.setAttribute(mark, '')
    if (scroll && found && !isInView(found)) scrollTo(found)
  }

  private press = (event: MouseEvent) => {
    const { page } = this
    const target = event.target as Element
    if (!this.leads || !page || event.button !== 0) return
    if (target.closest('a[href], button[type=submit], area')) {
      event.preventDefault()
      event.stopPropagation()
    }
    const words = wordsAround(target)
    if (words.length > 0) void this.ask(target, { address: pathOf(page), words, before: saidBefore(target) })
  }

  private async ask(target: Element, asked: Asks<'POST source'>) {
    this.pressed = target
    const place = await askServer('POST source', asked).catch(() => undefined)
    const found = place?.file ? place : undefined
    for (const listener of this.listeners) listener(found, asked.words[0] ?? '')
  }
}

const pathOf = (page: Document) => page.location.pathname.replace(/(.)\/$/, '$1')

const heightOfView = (element: Element) => element.ownerDocument.documentElement.clientHeight

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= heightOfView(element)
}

/** Moves the page alone: an element that is scrolled into view moves the desk around the frame, too. */
function scrollTo(element: Element): void {
  const { top, height } = element.getBoundingClientRect()
  const { defaultView: view, documentElement: root } = element.ownerDocument
  const room = heightOfView(element)
  const above = fits(element) ? (room - height) / 2 : Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  view?.scrollBy({ top: top - above })
}

/** Whether the view has room for it under the bar of the site, which covers as much as a third of a low one. */
const fits = (element: Element) => element.getBoundingClientRect().height < (2 / 3) * heightOfView(element)
