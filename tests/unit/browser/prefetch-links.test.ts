// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchLinks } from '#src/browser/prefetch-links.ts'

/** Links that are marked `data-shown` are on the screen. */
class Screen {
  #seen: Element[] = []
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    setTimeout(() =>
      report(this.#seen.map((target) => ({ isIntersecting: target.hasAttribute('data-shown'), target }))),
    )
  }
  observe(link: Element) {
    this.#seen.push(link)
  }
  disconnect() {}
}

const asked: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Screen)
  asked.length = 0
  vi.stubGlobal('fetch', async (address: unknown) => {
    asked.push(address)
    return new Response('')
  })
  document.body.innerHTML = ''
  const listen = document.addEventListener.bind(document)
  const heard: [string, EventListenerOrEventListenerObject][] = []
  vi.spyOn(document, 'addEventListener').mockImplementation((name: string, act: EventListenerOrEventListenerObject) => {
    heard.push([name, act])
    listen(name, act)
  })
  return () => {
    for (const [name, act] of heard) document.removeEventListener(name, act)
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (...links: string[]) => {
  document.body.innerHTML = links.map((attributes) => `<a ${attributes}><span>Words</span></a>`).join('')
}
const marked = () => [...document.querySelectorAll('[data-ahead]')].map((link) => link.getAttribute('href'))
/** The browser has been idle, and has said what is on the screen. */
const settled = () => vi.runAllTimersAsync()
const elsewhere = [
  'href="https://example.com/about"',
  'href="/downloads/case-studies.pdf"',
  'href="/about" target="_blank"',
  'href="/about" download',
  'href="mailto:a@example.com"',
  'href="#"',
].map((attributes) => `${attributes} data-shown`)

test('four pages the first screen leads to are fetched, each once; what leads elsewhere is not', async () => {
  const pages = ['/a', '/a', '/b?c=d', '/c', '/d', '/e'].map((href) => `href="${href}" data-shown`)
  show('href="/below"', 'href="/search" data-shown data-behavior="search"', ...elsewhere, ...pages)
  prefetchLinks()
  await settled()
  expect(asked).toEqual(['/a', '/b', '/c', '/d'])
})

test('a page is fetched once when a pointer or the focus reaches its link, and nothing else is', async () => {
  show(...elsewhere, 'href="/over"')
  prefetchLinks()
  await settled()
  for (const words of document.querySelectorAll('span'))
    for (const name of ['pointerover', 'focusin', 'pointerover'])
      words.dispatchEvent(new Event(name, { bubbles: true }))
  expect(asked).toEqual(['/over'])
})

test('a browser that knows the rules of the page has the links of the first screen marked for it', async () => {
  vi.stubGlobal('HTMLScriptElement', { supports: (type: string) => type === 'speculationrules' })
  show('href="/a" data-shown', 'href="/below"')
  prefetchLinks()
  await settled()
  document.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect([asked, marked()]).toEqual([[], ['/a']])
})

test('who saves data has nothing fetched', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  show('href="/a" data-shown')
  prefetchLinks()
  await settled()
  document.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect([asked, marked()]).toEqual([[], []])
})
