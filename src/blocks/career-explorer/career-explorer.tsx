import { type ReactNode, useEffect, useRef } from 'react'
import { GeneralApplication } from '#src/blocks/career-explorer/general-application.tsx'
import { RoleDisclosure } from '#src/blocks/career-explorer/role-disclosure.tsx'
import type { CareerExplorerProps, Path } from '#src/blocks/career-explorer/row.ts'
import { TrackCard } from '#src/blocks/career-explorer/track-card.tsx'
import { useHeadingFocus } from '#src/blocks/career-explorer/use-heading-focus.ts'
import { useRoleInAddress } from '#src/blocks/career-explorer/use-role-in-address.ts'
import { announce } from '#src/site/frame/announcer.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { useUntilFound } from '#src/ui/use-until-found.ts'
import { useUrlChoice } from '#src/ui/use-url-choice.ts'

/** Career paths and the open roles of the chosen one. Without script the roles of all paths are on the page. */
export function CareerExplorer({ paths, groupLabel, words, general, calendar }: CareerExplorerProps) {
  const [track, choose, hrefFor] = useUrlChoice('track', ['consulting', 'product', 'technology'], 'consulting')
  const onToggle = useRoleInAddress(paths, track, hrefFor)
  const group = useRef<HTMLDivElement>(null)
  useHeadingFocus(group)
  const select = ({ id, announcement }: Path) => {
    choose(id)
    announce(announcement)
  }

  return (
    <>
      {/* A fieldset is for fields of a form; these choose what is shown. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div
        ref={group}
        role="group"
        aria-label={groupLabel}
        className="mb-10 grid gap-x-6 gap-y-4 lg:grid-cols-3 print:grid-cols-3"
      >
        {paths.map((path) => (
          <TrackCard
            key={path.id}
            track={path}
            pressed={path.id === track}
            href={hrefFor(path.id)}
            onSelect={() => select(path)}
          />
        ))}
      </div>
      {paths.map((path) => (
        <Group key={path.id} shown={path.id === track} onFound={() => choose(path.id)}>
          <h3 id={`${path.id}-roles`} className="track-heading without-script">
            {path.title}
          </h3>
          {path.roles.map((role) => (
            <RoleDisclosure key={role.slug} role={role} words={words} onToggle={onToggle} />
          ))}
          {path.roles.length === 0 && <p>{path.empty}</p>}
        </Group>
      ))}
      <GeneralApplication words={general} calendar={calendar} />
    </>
  )
}

/** The roles of one path. */
function Group({ shown, onFound, children }: { shown: boolean; onFound: () => void; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  useUntilFound(element, hydrated && !shown, onFound)
  useEffect(() => {
    if (!shown) for (const role of element.current?.querySelectorAll('details') ?? []) role.open = false
  }, [shown])
  return (
    <div ref={element} className={shown || hydrated ? undefined : 'until-script'}>
      {children}
    </div>
  )
}
