// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Announcer, useAnnounce } from '#src/site/frame/announcer.tsx'

function Speaker({ say }: { say: (announce: (text: string) => void) => void }) {
  say(useAnnounce())
  return null
}

it('is an empty polite region until something is announced, and says the same words twice when asked twice', () => {
  let announce = (_: string) => {}
  render(
    <>
      <Announcer />
      <Speaker
        say={(given) => {
          announce = given
        }}
      />
    </>,
  )
  const region = screen.getByRole('status')
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toBeEmptyDOMElement()
  act(() => announce('2 briefings in Compliance'))
  const first = region.textContent
  act(() => announce('2 briefings in Compliance'))
  expect(region).toHaveTextContent('2 briefings in Compliance')
  expect(region.textContent).not.toBe(first)
})
