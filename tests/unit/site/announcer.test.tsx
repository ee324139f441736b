// @vitest-environment dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Announcer, announce } from '#src/site/frame/announcer.tsx'

it('is an empty polite region until something is announced, and says the same words twice when asked twice', () => {
  render(<Announcer />)
  const region = document.getElementById('announcer') as HTMLElement
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toBeEmptyDOMElement()
  announce('2 briefings in Compliance')
  const first = region.textContent
  announce('2 briefings in Compliance')
  expect(region).toHaveTextContent('2 briefings in Compliance')
  expect(region.textContent).not.toBe(first)
})
