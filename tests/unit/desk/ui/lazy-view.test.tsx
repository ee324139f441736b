// @vitest-environment dom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { readSite } from '#src/desk/ui/server/site-store.ts'
import { lazyView } from '#src/desk/ui/shell/lazy-view.tsx'
import { words } from '#src/desk/words.ts'
import { deskAnswer } from '../../../support/desk-answer.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers, or does not, as it is told. */
function server(answers: boolean) {
  const state = { answers }
  vi.stubGlobal('fetch', async () => {
    if (!state.answers) throw new TypeError('Failed to fetch')
    return deskAnswer({})
  })
  return state
}

/** Opens a view whose code comes when `isThere` says so. */
async function open(isThere: () => boolean) {
  const View = lazyView(async () => {
    if (!isThere()) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>What changed</p>
  })
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <View />
    </Suspense>,
  )
  await act(async () => {})
}

test('a view whose code has been fetched is there at once, and one whose code did not come is asked for again', async () => {
  server(true)
  let isThere = false
  const View = lazyView(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>What changed</p>
  })
  await View.fetch()
  isThere = true
  await View.fetch()
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <View />
    </Suspense>,
  )
  expect(screen.getByText('What changed')).toBeVisible()
  expect(screen.queryByText('Waiting')).toBeNull()
})

test('a view that is opened for the first time while the server is gone comes when it answers again', async () => {
  const state = server(false)
  await open(() => state.answers)
  expect(screen.getByText('Waiting')).toBeVisible()
  state.answers = true
  await act(readSite)
  expect(await screen.findByText('What changed')).toBeVisible()
})

test('a view whose code does not come after the desk was loaded anew says so, and is tried again by whoever wants', async () => {
  server(true)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming])
  await open(() => false)
  expect(await screen.findByText(words.server.codeLost)).toBeVisible()
  expect(screen.getByRole('button', { name: words.tryAgain })).toBeVisible()
})

test('a view whose code was lost on the way comes while the server answers all the time', async () => {
  server(true)
  let tries = 0
  await open(() => tries++ > 0)
  expect(await screen.findByText('What changed')).toBeVisible()
})
