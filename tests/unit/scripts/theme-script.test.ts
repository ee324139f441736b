// @vitest-environment dom
import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { cspHash, themeScript } from '../../../scripts/outputs/theme-script.ts'

const root = document.documentElement

/** Runs the script as a browser would: jsdom runs none by itself here. */
const run = () => new Function(themeScript)()

beforeEach(() => {
  localStorage.clear()
  for (const name of ['theme', 'motion']) delete root.dataset[name]
})

test('what was chosen earlier is in force before anything is painted', () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('motion', 'off')
  run()
  expect({ ...root.dataset }).toMatchObject({ theme: 'dark', motion: 'off' })
})

test('without a choice the document is left alone', () => {
  run()
  expect(root.dataset.theme).toBeUndefined()
  expect(root.dataset.motion).toBeUndefined()
})

test('blocked storage does not stop the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(run).not.toThrow()
})

test('a menu that opens before React arrives says so on its button', () => {
  document.body.innerHTML =
    '<button popovertarget="menu" aria-controls="menu" aria-expanded="false"></button><button popovertarget="menu"></button><div id="menu"></div><details></details>'
  run()
  const menu = document.getElementById('menu') as HTMLElement
  Object.defineProperty(menu, 'popover', { value: 'auto' })
  const toggle = (newState: string, target: Element = menu) =>
    target.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  const [button, other] = document.querySelectorAll('button')
  toggle('open')
  expect(button?.getAttribute('aria-expanded')).toBe('true')
  expect(other?.hasAttribute('aria-expanded')).toBe(false)
  toggle('open', document.querySelector('details') as Element)
  toggle('closed')
  expect(button?.getAttribute('aria-expanded')).toBe('false')
})

test('a part of the page that is opened has all of it laid out, one that is served open does not', () => {
  document.body.innerHTML = '<details></details>'
  run()
  const opens = (readyState: string) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState as DocumentReadyState)
    root.dataset.visit = ''
    document.querySelector('details')?.dispatchEvent(new Event('toggle'))
    return root.dataset.visit
  }
  expect(opens('interactive')).toBe('')
  expect(opens('complete')).toBeUndefined()
})

test('the policy names the script by its hash', () => {
  expect(cspHash(themeScript)).toBe(`'sha256-${createHash('sha256').update(themeScript, 'utf8').digest('base64')}'`)
  // Written between tags as it is: it may not hold what would end the element.
  expect(themeScript).not.toContain('</')
})
