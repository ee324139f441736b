// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyView } from '#src/desk/ui/shell/lazy-view.ts'

const line = vi.hoisted(() => ({ open: () => {} }))
vi.mock('#src/desk/ui/server/site-store.ts', () => ({
  onLineOpen(listener: () => void) {
    line.open = listener
    return () => {}
  },
}))

test('a view that is opened for the first time while the server is gone comes when it answers again', async () => {
  let isThere = false
  const View = lazyView(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>What changed</p>
  })
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <View />
    </Suspense>,
  )
  await act(async () => {})
  expect(screen.getByText('Waiting')).toBeVisible()
  isThere = true
  await act(async () => line.open())
  expect(await screen.findByText('What changed')).toBeVisible()
})
