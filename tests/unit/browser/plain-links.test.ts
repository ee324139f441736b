// @vitest-environment jsdom
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NetworkSource } from '#src/browser/network-source.ts'
import { followPlainLinks } from '#src/browser/plain-links.ts'

const follow = vi.fn()
const fetched = vi.fn(async () => {})
followPlainLinks({ follow }, { page: fetched } as unknown as NetworkSource)

beforeEach(() => {
  follow.mockReset()
  fetched.mockReset().mockResolvedValue()
  document.body.innerHTML = ''
  // What the browser would do with a link that is left to it.
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay)
  return () => window.removeEventListener('click', stay)
})

function link(attributes: string) {
  document.body.innerHTML = `<a ${attributes}><span>Words</span></a>`
  return document.querySelector('span') as HTMLElement
}

const targets = () => follow.mock.calls.map(([target]) => target)

test('a plain link to a page of the site changes it in place, with search and fragment', async () => {
  await userEvent.click(link('href="/services?category=optimization#analytics"'))
  expect(targets()).toEqual(['/services?category=optimization#analytics'])
})

test('what a link says beside its address goes with it', async () => {
  await userEvent.click(link('href="/contact" data-interest="other" data-about="Analytics"'))
  expect(follow).toHaveBeenCalledWith('/contact', { state: { interest: 'other', about: 'Analytics' } })
})

test('other sites, files, downloads, new windows, mail and places on the page stay with the browser', async () => {
  for (const attributes of [
    'href="https://example.com/about"',
    'href="/briefings/feed.xml"',
    'href="/about" download',
    'href="/about" target="_blank"',
    'href="mailto:a@example.com"',
    'href="tel:+12125550100"',
    'href="#section"',
    'href="#"',
  ]) {
    await userEvent.click(link(attributes))
  }
  expect(targets()).toEqual([])
})

test('opening in a new tab stays with the browser', async () => {
  const user = userEvent.setup()
  const words = link('href="/about"')
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    await user.keyboard(`{${key}>}`)
    await user.click(words)
    await user.keyboard(`{/${key}}`)
  }
  expect(targets()).toEqual([])
})

test('a link that something else has answered is left alone', async () => {
  const words = link('href="/about"')
  words.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(words)
  expect(targets()).toEqual([])
})

test('a page is fetched when the pointer or the focus reaches its link, and a failure stays silent', async () => {
  fetched.mockRejectedValue(new Error('offline'))
  const words = link('href="/about"')
  await userEvent.hover(words)
  await userEvent.tab()
  expect(fetched).toHaveBeenCalledWith('/about')
  fetched.mockClear()
  await userEvent.hover(link('href="https://example.com/about"'))
  expect(fetched).not.toHaveBeenCalled()
})
