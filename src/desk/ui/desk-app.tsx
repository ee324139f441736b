import { Suspense, useEffect, useRef } from 'react'
import { words } from '../words.ts'
import { FindPage } from './find/find-page.tsx'
import { DeletedNotice } from './manage/deleted-notice.tsx'
import { type Route, useRoute } from './route.ts'
import { focusMain } from './shell/focus-main.ts'
import { Frame } from './shell/frame.tsx'
import { lazyView } from './shell/lazy-view.tsx'
import { Waiting } from './shell/waiting.tsx'
import { WritePage } from './write/editors.ts'

const ProblemsPage = lazyView(async () => (await import('./problems/problems-page.tsx')).ProblemsPage)
const ChangesPage = lazyView(async () => (await import('./changes/changes-page.tsx')).ChangesPage)
const ReviewsPage = lazyView(async () => (await import('./team/reviews-page.tsx')).ReviewsPage)

/** Moves into a view that takes the place of another one. Where a file opens, its text does so as soon as it is there. */
function Arrival({ view }: Pick<Route, 'view'>) {
  const last = useRef(view)
  useEffect(() => {
    const isTold = document.activeElement?.closest('.desk-notice')
    if (view !== last.current && view !== 'write' && !isTold) focusMain()
    last.current = view
  }, [view])
  return null
}

/** The desk: content to find, a file to write, problems to solve, changes to hand over, reviews of a team. */
export function DeskApp() {
  const route = useRoute()
  return (
    <Frame>
      <DeletedNotice />
      <Suspense fallback={<Waiting>{words.loading}</Waiting>}>
        {route.view === 'find' && <FindPage />}
        {route.view === 'write' && route.file && <WritePage file={route.file} />}
        {route.view === 'problems' && <ProblemsPage />}
        {route.view === 'changes' && <ChangesPage />}
        {route.view === 'reviews' && <ReviewsPage />}
        <Arrival view={route.view} />
      </Suspense>
    </Frame>
  )
}
