// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RouteError } from '#src/browser/route-error.tsx'
import { content } from '../../support/labels.ts'

const words = content('ui').error
const Nothing = () => null

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

/** Renders what a visitor sees when the loader of a page throws. */
async function renderFailure(thrown: unknown) {
  // The layout's data carries the words; the failing page lies below it.
  const router = createMemoryRouter([
    {
      id: 'root',
      loader: () => ({ ui: content('ui') }),
      HydrateFallback: Nothing,
      children: [
        {
          path: '/',
          loader: () => {
            throw thrown
          },
          element: null,
          ErrorBoundary: RouteError,
        },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return screen.findByRole('alert')
}

test('an answer with a status is shown with status and status text', async () => {
  expect(await renderFailure(new Response(null, { status: 503, statusText: 'Service Unavailable' }))).toHaveTextContent(
    `${words.title}503 Service Unavailable`,
  )
  expect(screen.queryByRole('region', { name: words.stack })).toBeNull()
})

test('an error is shown with its message and its stack', async () => {
  expect(await renderFailure(new Error('No scale'))).toHaveTextContent('No scale')
  expect(screen.getByRole('region', { name: words.stack })).toHaveTextContent('Error: No scale')
})

test('whatever else was thrown is shown as text', async () => {
  expect(await renderFailure('just words')).toHaveTextContent('just words')
})

test('an answer the router hands on as it is shows its status too', async () => {
  vi.resetModules()
  vi.doMock('react-router-dom', async (load) => ({
    ...(await load<object>()),
    useRouteError: () => new Response(null, { status: 502 }),
  }))
  const { RouteError: Screen } = await import('#src/browser/route-error.tsx')
  const { createMemoryRouter: router, RouterProvider: Provider } = await import('react-router-dom')
  render(<Provider router={router([{ path: '/', element: <Screen /> }])} />)
  expect(screen.getByRole('alert')).toHaveTextContent('502')
  vi.doUnmock('react-router-dom')
})
