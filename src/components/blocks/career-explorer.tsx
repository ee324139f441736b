import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { RoleDisclosure, type RoleDisclosureProps, type RoleSummary } from '#src/components/entries/role-disclosure.tsx'
import { TrackCard, type TrackSummary } from '#src/components/entries/track-card.tsx'
import { useAnnounce } from '#src/components/site/announcer.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { useUntilFound } from '#src/lib/use-until-found.ts'
import { useUrlChoice } from '#src/lib/use-url-choice.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

type Words = BlockProps<'CareerExplorer'>

interface Path extends TrackSummary {
  roles: RoleSummary[]
  /** Shown when the path has no open role. */
  empty: string
}

export interface CareerExplorerProps extends Pick<Words, 'groupLabel' | 'general'> {
  paths: Path[]
  words: RoleDisclosureProps['words']
  /** Address of the online calendar, if there is one. */
  calendar?: string
}

/** Career paths and the open roles of the chosen one. Without script the roles of all paths are on the page. */
export default function CareerExplorer({ paths, groupLabel, words, general, calendar }: CareerExplorerProps) {
  const [track, choose, hrefFor] = useUrlChoice('track', ['consulting', 'product', 'technology'], 'consulting')
  const onToggle = useRoleInAddress(paths, track, hrefFor)
  const announce = useAnnounce()
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
      <div ref={group} role="group" aria-label={groupLabel} className="tracks">
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
          {path.roles.map((role) => (
            <RoleDisclosure key={role.slug} role={role} words={words} onToggle={onToggle} />
          ))}
          {path.roles.length === 0 && <p className="role-none">{path.empty}</p>}
        </Group>
      ))}
      <General words={general} calendar={calendar} />
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

/** The way in for people whom no role fits. */
function General({ words, calendar }: { words: Words['general']; calendar?: string | undefined }) {
  return (
    <div className="general on-ink log-ruled">
      <div className="flow">
        <h3>{words.title}</h3>
        <p className="text-muted">{words.text}</p>
      </div>
      <div className="general-actions">
        <ButtonLink href="/contact" interest="other" about={words.applyAbout}>
          {words.apply}
        </ButtonLink>
        {calendar ? (
          <ButtonLink href={calendar} variant="outline">
            {words.call}
          </ButtonLink>
        ) : (
          <ButtonLink href="/contact" variant="outline" interest="other" about={words.callAbout}>
            {words.call}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Keeps the open role in the address as its fragment, and opens the role an address names. */
function useRoleInAddress(paths: Path[], track: Path['id'], hrefFor: (track: Path['id']) => string) {
  const { hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const path = paths.find(({ roles }) => roles.some(({ slug }) => `#${slug}` === hash))
    const details = path && document.getElementById(hash.slice(1))
    if (!(details instanceof HTMLDetailsElement) || details.open) return
    if (path && path.id !== track) navigate(hrefFor(path.id) + hash, { replace: true, preventScrollReset: true })
    else {
      details.open = true
      details.scrollIntoView()
    }
  }, [paths, hash, track, hrefFor, navigate])

  const onToggle = useCallback(
    (slug: string, open: boolean) => {
      const { pathname, search, hash: written } = window.location
      // Opening a role closes the one before it, which reports that as well.
      const other = !open && document.querySelector(openRoles)
      if (other || open === (written === `#${slug}`)) return
      navigate({ pathname, search, hash: open ? slug : '' }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return onToggle
}

const openRoles = 'details[name="job"][open]'

/** A link to the section leads on to its heading. */
function useHeadingFocus(inside: RefObject<HTMLElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    const section = inside.current?.closest('section')
    const heading = section?.querySelector('h2')
    if (!heading || hash !== `#${section?.id}`) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [inside, hash])
}
