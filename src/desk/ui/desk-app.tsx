import { lazy, Suspense } from 'react'
import { words } from '../words.ts'
import { FindPage } from './find/find-page.tsx'
import { DeletedNotice } from './manage/deleted-notice.tsx'
import { useRoute } from './route.ts'
import { Frame } from './shell/frame.tsx'
import { Waiting } from './shell/waiting.tsx'

// The editors come with the first file that is opened: the list of content does not wait for them.
const WritePage = lazy(() => import('./write/write-page.tsx').then(({ WritePage }) => ({ default: WritePage })))
const ProblemsPage = lazy(() => import('./problems/problems-page.tsx').then((m) => ({ default: m.ProblemsPage })))
const ChangesPage = lazy(() => import('./changes/changes-page.tsx').then((m) => ({ default: m.ChangesPage })))

/** The desk: content to find, a file to write, problems to solve, changes to hand over. */
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
      </Suspense>
    </Frame>
  )
}
