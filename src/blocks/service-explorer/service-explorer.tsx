import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ServiceExplorerProps, ServiceGroup } from '#src/blocks/service-explorer/row.ts'
import { ServiceCategory } from '#src/blocks/service-explorer/service-category.tsx'
import { ServiceSheet } from '#src/blocks/service-explorer/service-sheet.tsx'
import { fillWords } from '#src/lib/fill-words.ts'
import { announce } from '#src/site/frame/announcer.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { useUntilFound } from '#src/ui/use-until-found.ts'
import { useUrlChoice } from '#src/ui/use-url-choice.ts'

/** The two category cards and the spec sheets of the chosen one. */
export function ServiceExplorer({ groups, ...words }: ServiceExplorerProps) {
  const ids = groups.map(({ id }) => id)
  const [chosen, choose, hrefFor] = useUrlChoice('category', ids, 'transformation')
  const live = useHydrated()
  const { hash } = useLocation()
  useSteadyNotes()

  // A link to a service, or to one of its notes, outweighs the parameter.
  const linked = live ? groups.find((group) => anchors(group).includes(hash.slice(1))) : undefined
  const selected = linked?.id ?? chosen
  // The pressed card answers at once; the sheets follow.
  const shown = useDeferredValue(live ? selected : undefined)

  const select = ({ id, title, services }: ServiceGroup) => {
    closeNotes()
    choose(id)
    announce(fillWords(words.announcement, { count: services.length, category: title }))
  }

  return (
    <div className="service-explorer" data-live={shown !== undefined || undefined}>
      {/* A fieldset is for fields of a form; these switch what is shown. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="group" aria-label={words.groupLabel} className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {groups.map((group) => (
          <ServiceCategory
            key={group.id}
            title={group.title}
            description={group.description}
            count={group.services.length}
            countLabel={words.countLabel}
            pressed={group.id === selected}
            href={live ? hrefFor(group.id) : `#${group.id}`}
            onSelect={() => select(group)}
          />
        ))}
      </div>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          shown={group.id === (shown ?? selected)}
          live={shown !== undefined}
          onFound={() => choose(group.id)}
        >
          {group.services.map((service) => (
            <ServiceSheet key={service.slug} service={service} words={words} />
          ))}
        </Group>
      ))}
    </div>
  )
}

/** Every fragment that leads into a group. */
function anchors({ id, services }: ServiceGroup): string[] {
  return [id, ...services.flatMap(({ slug, features }) => [slug, ...features.map((feature) => feature.id)])]
}

const noteSelector = 'details[name="why"]'

function closeNotes() {
  for (const note of document.querySelectorAll<HTMLDetailsElement>(`${noteSelector}[open]`)) note.open = false
}

/** Opening a note closes the one before it, anywhere on the page; the pressed heading stays where the reader sees it. */
function useSteadyNotes() {
  useEffect(() => {
    const hold = ({ target }: Event) => {
      const summary = target instanceof Element && target.closest(`${noteSelector} > summary`)
      if (!summary) return
      const { top } = summary.getBoundingClientRect()
      requestAnimationFrame(() => {
        window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' })
      })
    }
    document.addEventListener('click', hold)
    return () => document.removeEventListener('click', hold)
  }, [])
}

interface GroupProps {
  group: ServiceGroup
  shown: boolean
  live: boolean
  onFound: () => void
  children: ReactNode
}

/**
 * The sheets of one category. Without script every group is on the page, and until React runs the style sheet shows
 * the one the address names. From then on the other one is closed here, and the browser's own search still opens it.
 */
function Group({ group, shown, live, onFound, children }: GroupProps) {
  const element = useRef<HTMLElement>(null)
  useUntilFound(element, live && !shown, onFound)
  return (
    <section ref={element} id={group.id} className="service-group" data-shown={shown}>
      <h2 className="label pt-12 pb-4 text-muted">{group.title}</h2>
      {children}
    </section>
  )
}
