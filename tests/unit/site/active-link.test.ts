import { expect, it } from 'vitest'
import { currentLink, isActive } from '#src/site/frame/active-link.ts'

const about = { href: '/about' }
const services = {
  href: '/services',
  dropdownItems: [
    { href: '/services/culture-change' },
    { href: '/services/government-solutions', alias: '/government-solutions' },
  ],
}

it.each([
  ['/about', true],
  ['/about/', true],
  ['/about/history', true],
  ['/about-us', false],
  ['/', false],
])('on %s, About is active: %s', (path, expected) => {
  expect(isActive(path, about)).toBe(expected)
})

it.each(['/services', '/services/culture-change', '/services/unknown', '/government-solutions'])(
  'counts %s as inside Services',
  (path) => {
    expect(isActive(path, services)).toBe(true)
  },
)

it('says "page" on the page itself and "true" on what it belongs to', () => {
  expect(currentLink('/services', services)).toBe('page')
  expect(currentLink('/services/culture-change', services)).toBe('true')
  expect(currentLink('/government-solutions', services)).toBe('true')
  expect(currentLink('/government-solutions', services.dropdownItems[1] as typeof about)).toBe('page')
  expect(currentLink('/contact', services)).toBeUndefined()
})
