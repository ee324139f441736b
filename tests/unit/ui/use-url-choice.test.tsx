// @vitest-environment dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useUrlChoice } from '#src/ui/use-url-choice.ts'

const options = ['consulting', 'product', 'technology'] as const

function Tracks() {
  const [track, choose, hrefFor] = useUrlChoice('track', options, 'consulting')
  return (
    <>
      <output>{track}</output>
      {options.map((option) => (
        <a
          key={option}
          href={hrefFor(option)}
          onClick={(event) => {
            event.preventDefault()
            choose(option)
          }}
        >
          {option}
        </a>
      ))}
    </>
  )
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/careers', element: <Tracks /> }], {
    initialEntries: ['/', address],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  return router
}

const shown = () => screen.getByRole('status').textContent

it('reads the choice from the address', () => {
  open('/careers?track=product')
  expect(shown()).toBe('product')
})

it('prerenders the fallback whatever the address says', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/careers?track=product']}>
      <Tracks />
    </MemoryRouter>,
  )
  expect(html).toContain('<output>consulting</output>')
  expect(html).toContain('href="/careers?track=product"')
})

it('makes each choice a step of the history', async () => {
  const router = open('/careers')
  await userEvent.click(screen.getByText('technology', { selector: 'a' }))
  expect(router.state.location.search).toBe('?track=technology')
  expect(router.state.historyAction).toBe('PUSH')
  expect(shown()).toBe('technology')
})

it('has no parameter for the fallback and keeps other parameters', async () => {
  const router = open('/careers?track=product&page=2')
  expect(screen.getByText('consulting', { selector: 'a' })).toHaveAttribute('href', '/careers?page=2')
  await userEvent.click(screen.getByText('consulting', { selector: 'a' }))
  expect(router.state.location.search).toBe('?page=2')
})

it.each(['?track=astronaut', '?track=consulting', '?track='])(
  'tidies %s away without a new step of the history',
  async (search) => {
    const router = open(`/careers${search}`)
    await expect.poll(() => router.state.location.search).toBe('')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(shown()).toBe('consulting')
  },
)
