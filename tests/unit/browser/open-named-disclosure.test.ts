// @vitest-environment dom
import { expect, test } from 'vitest'
import { openNamedDisclosures } from '#src/browser/open-named-disclosure.ts'

test('a disclosure opens when the address names it, on arrival and later', () => {
  document.body.innerHTML = '<details id="sign-off"></details><details id="other"></details>'
  const [named, other] = document.querySelectorAll('details')
  window.location.hash = '#sign-off'
  openNamedDisclosures()
  expect(named?.open).toBe(true)
  named?.removeAttribute('open')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(named?.open).toBe(true)
  expect(other?.open).toBe(false)
})
