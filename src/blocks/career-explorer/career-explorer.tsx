import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import { RoleDisclosure } from '#src/blocks/career-explorer/role-disclosure.tsx'
import type { CareerExplorerProps, careerExplorer, Path } from '#src/blocks/career-explorer/row.ts'
import { TrackCard } from '#src/blocks/career-explorer/track-card.tsx'
import { useRoleInAddress } from '#src/blocks/career-explorer/use-role-in-address.ts'
import * as routes from '#src/lib/routes.ts'
import { announce } from '#src/site/frame/announcer.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
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

/** A link to the section that `inside` stands in leads on to its heading. */
function useHeadingFocus(inside: RefObject<HTMLElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    const section = inside.current?.closest('section')
    const heading = section?.querySelector('h2')
    if (!heading || hash !== `#${section?.id}`) return
    heading.tabIndex = -1
    // The browser takes the focus away when it arrives at a fragment, a moment after it says so.
    const timer = setTimeout(() => heading.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [inside, hash])
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

interface GeneralApplicationProps {
  words: PropsOf<typeof careerExplorer>['general']
  /** Address of the online calendar, if there is one. */
  calendar?: string | undefined
}

/** The way in for people whom no role fits. */
function GeneralApplication({ words, calendar }: GeneralApplicationProps) {
  return (
    <div className="general on-ink log-ruled">
      <div className="flow">
        <h3>{words.title}</h3>
        <p className="text-muted">{words.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:justify-end">
        <ButtonLink href={routes.contactPage} interest="other" about={words.applyAbout}>
          {words.apply}
        </ButtonLink>
        {calendar ? (
          <ButtonLink href={calendar} variant="outline">
            {words.call}
          </ButtonLink>
        ) : (
          <ButtonLink href={routes.contactPage} variant="outline" interest="other" about={words.callAbout}>
            {words.call}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
