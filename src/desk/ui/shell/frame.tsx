import { type ReactNode, Suspense, useEffect } from 'react'
import { Announcer } from '#src/site/frame/announcer.tsx'
import { Mark } from '#src/site/frame/logo.tsx'
import { words } from '../../words.ts'
import { type GuideName, showHelp, useHelpPlace } from '../help/help-place.ts'
import { isError } from '../problems/is-error.ts'
import { type Route, useRoute } from '../route.ts'
import { useSite } from '../server/site-store.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { DeskLink } from './desk-link.tsx'
import { focusMain } from './focus-main.ts'
import { lazyView } from './lazy-view.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const HelpDialog = lazyView(async () => (await import('../help/help-dialog.tsx')).HelpDialog)

/** The guide for what somebody is at. */
function guideFor(view: Route['view'], file = ''): GuideName {
  if (view === 'problems') return 'rules'
  return file.startsWith('content/legal/') ? 'legal' : 'writing'
}

/** What stands around every view of the desk. */
export function Frame({ children }: { children: ReactNode }) {
  const { view, file } = useRoute()
  const help = useHelpPlace()
  const { site } = useSite()
  useEffect(() => {
    if (view !== 'write') document.title = `${words.views[view]} · ${words.desk}`
  }, [view])
  const problems = site?.issues ?? []
  const changes = site?.changes ?? 0
  return (
    <div className="desk">
      <header className="desk-bar">
        <button type="button" className="desk-skip" onClick={focusMain}>
          {words.skip}
        </button>
        <DeskLink to={{ view: 'find' }} className="desk-name">
          <Mark className="desk-mark" />
          <span>{words.desk}</span>
        </DeskLink>
        <nav className="desk-nav" aria-label={words.navigation}>
          <DeskLink to={{ view: 'find' }} current={view === 'find' || view === 'write'}>
            {words.views.find}
          </DeskLink>
          <DeskLink to={{ view: 'problems' }} current={view === 'problems'}>
            {words.views.problems}{' '}
            {problems.length > 0 && <Count value={problems.length} alarming={problems.some(isError)} />}
          </DeskLink>
          <DeskLink to={{ view: 'changes' }} current={view === 'changes'}>
            {words.views.changes} {changes > 0 && <Count value={changes} />}
          </DeskLink>
          {site?.team && (
            <DeskLink to={{ view: 'reviews' }} current={view === 'reviews'}>
              {words.views.reviews} {site.team.waiting > 0 && <Count value={site.team.waiting} />}
            </DeskLink>
          )}
        </nav>
        <button type="button" className="desk-tool" onClick={() => showHelp({ guide: guideFor(view, file) })}>
          {words.help.open}
        </button>
        <ThemeSwitch />
      </header>
      <Announcer />
      <ConnectionNotice />
      {help && (
        <Suspense>
          <HelpDialog place={help} />
        </Suspense>
      )}
      {children}
    </div>
  )
}

function Count({ value, alarming }: { value: number; alarming?: boolean }) {
  return <span className={alarming ? 'desk-count desk-count-alarm' : 'desk-count'}>{value}</span>
}
