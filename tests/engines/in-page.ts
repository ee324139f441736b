/// <reference lib="dom" />
import type * as TestingLibrary from '@testing-library/dom'

/** The library that finds things by role and name; the page has it once it was asked for. */
declare const TestingLibraryDom: typeof TestingLibrary

/** What a journey looks for: a role and the words it goes by. */
export interface Wanted {
  role: string
  /** The whole name, or how it begins when it ends in `*`. */
  name?: string
  /** Only inside the first element of this role, if one is named. */
  within?: { role: string; name?: string }
}

// Functions of this file run in the page: they are sent there as text and know nothing outside of themselves.

/** Keeps the first element that is wanted as `window.found`; says whether there is one. */
export function find({ role, name, within }: Wanted): boolean {
  // A page that is on its way has no body at first, and has not been given the library.
  if (!document.body || typeof TestingLibraryDom === 'undefined') return false
  const pattern = (words: string | undefined) =>
    words?.endsWith('*') ? (full: string) => full.startsWith(words.slice(0, -1)) : words
  const all = (root: HTMLElement, wanted: { role: string; name?: string }) =>
    TestingLibraryDom.queryAllByRole(root, wanted.role, wanted.name ? { name: pattern(wanted.name) } : {})
  const root = within ? all(document.body, within)[0] : document.body
  const found = root && all(root, { role, name })[0]
  Object.assign(window, { found })
  return found !== undefined
}

/** Brings the found element into view and returns its middle once it lies on top and rests there. */
export function middle(): [number, number] | null {
  const state = window as unknown as { found: HTMLElement & { labels?: NodeListOf<HTMLElement> }; lastPlace?: string }
  // A choice that is drawn by its label is pressed there, as a person would.
  const label = state.found.matches('[type=radio], [type=checkbox]') ? state.found.labels?.[0] : undefined
  const element = label ?? state.found
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const place: [number, number] = [left + width / 2, top + height / 2]
  // Two looks within one frame see the same place of something that moves.
  const moves = document.getAnimations().some(({ effect, playState, timeline }) => {
    const ends = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    return ends && playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(element)
  })
  const rests = state.lastPlace === String(place) && !moves
  state.lastPlace = String(place)
  const hit = document.elementFromPoint(...place)
  return rests && hit && (element.contains(hit) || hit.contains(element)) ? place : null
}

/** Whether the page is alive. */
export function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset
}

/** Has the page laid out to its end, and reaches every interactive block with the pointer. */
export function wake(): void {
  delete document.documentElement.dataset.visit
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}

/** Whether every interactive block is alive. */
export function isAwake(): boolean {
  return !document.querySelector('[data-island]')
}

/** How far the page can be moved sideways. */
export function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  scrollTo({ left: 1000, top: scrollY, behavior: 'instant' })
  const moved = scrollX
  scrollTo({ left: 0, top: scrollY, behavior: 'instant' })
  return Math.max(moved, scrollWidth - clientWidth)
}

/** What the collector has kept, and forgets now; nothing while a document is on its way, which has no collector yet. */
export function takeProblems(): string[] | null {
  if (document.readyState === 'loading') return null
  return (window as unknown as { engineProblems?: string[] }).engineProblems?.splice(0) ?? ['The collector is missing']
}
