// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPageOffline } from '#src/browser/keep-page-offline.ts'

keepPageOffline()

let online = true
/** Whether the server of the site answers, as one on this machine does without a network. */
let answers = false
const followed: string[] = []

beforeEach(() => {
  online = true
  answers = false
  followed.length = 0
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.stubGlobal('fetch', () => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError())))
  const { origin, pathname, search } = document.location
  const assign = (href: string) => followed.push(href.slice(origin.length))
  vi.stubGlobal('location', { origin, pathname, search, assign })
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<div id="connection-notice" hidden><p data-words="No connection."></p><a data-words="Try again"></a></div>'
  // What the browser would follow.
  const follow = (event: Event) => {
    const link = (event.target as Element).closest('a')
    if (link && !event.defaultPrevented) followed.push(link.getAttribute('href') as string)
    event.preventDefault()
  }
  window.addEventListener('click', follow)
  return () => window.removeEventListener('click', follow)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function link(attributes: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', `<main><a ${attributes}><span>Words</span></a></main>`)
  return document.querySelector('main span') as HTMLElement
}
const notice = () => document.getElementById('connection-notice') as HTMLElement
const elsewhere = [
  'href="https://example.com/about"',
  'href="/downloads/case-studies.pdf"',
  'href="/about" target="_blank"',
  'href="/about" download',
  'href="mailto:a@example.com"',
  'href="#"',
]

const ask = () => {
  document.body.insertAdjacentHTML('beforeend', '<form action="/search"><input name="q" value="open roles"></form>')
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(sent)
  return sent
}

test('without a connection the page stays and says so; trying again leads where the link did', async () => {
  online = false
  link('href="/services?category=optimization"').click()
  await expect.poll(() => notice().hidden).toBe(false)
  expect(followed).toEqual([])
  expect(notice()).toHaveTextContent('No connection.Try again')
  expect(notice().querySelector('a')?.href).toMatch(/\/services\?category=optimization$/)
})

test('with a connection every link is the browser’s, and so is what leads to no page of the site', () => {
  link('href="/services"').click()
  expect(followed).toEqual(['/services'])
  online = false
  for (const attributes of elsewhere) {
    document.querySelector('main')?.remove()
    link(attributes).click()
    expect(attributes).toContain(`href="${followed.at(-1)}"`)
  }
})

test('a question that is sent without a connection leaves the page as well', async () => {
  online = false
  expect(ask().defaultPrevented).toBe(true)
  await expect.poll(() => notice().hidden).toBe(false)
  expect(notice().querySelector('a')?.href).toMatch(/\/search\?q=open\+roles$/)
})

test('without a network links and questions lead on where the server answers, as on this machine', async () => {
  online = false
  answers = true
  link('href="/services?category=optimization"').click()
  ask()
  await expect.poll(() => followed).toEqual(['/services?category=optimization', '/search?q=open+roles'])
  expect(notice().hidden).toBe(true)
})
