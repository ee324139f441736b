import type { Navigation } from '#src/content/schemas/site.ts'
import { currentLink, isActive } from '#src/site/frame/active-link.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { useUi } from '#src/ui/ui-context.tsx'
import { useShownPath } from './shown-path.ts'

type Item = Navigation['primary'][number]

interface ServicesMenuProps {
  item: Item
  items: NonNullable<Item['dropdownItems']>
}

const panelId = 'services-menu'

function Panel({ item, items }: ServicesMenuProps) {
  const ui = useUi()
  const path = useShownPath()
  return (
    <div className="container-page grid grid-cols-12 gap-6 py-10">
      <div className="col-span-4 flex flex-col items-start justify-between gap-6">
        <p className="font-display text-4xl font-light">{item.name}</p>
        <TextLink href={item.href} arrow>
          {ui.allServices}
        </TextLink>
      </div>
      <ul className="col-span-8">
        {items.map((service) => (
          <li key={service.href} className="rule-top">
            <a href={service.href} className="menu-row" aria-current={currentLink(path, service)}>
              {/* The blank parts it from the note in the name of the link. */}
              <span className="font-display text-xl">{`${service.name}\u00a0`}</span>
              {service.note && <span className="text-sm text-muted">{service.note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The Services item: a button and the sheet of services under the bar. Opens natively, before any script. */
export function ServicesMenu({ item, items }: ServicesMenuProps) {
  const path = useShownPath()
  return (
    <div className="flex" data-behavior="menu">
      <button
        type="button"
        popoverTarget={panelId}
        aria-controls={panelId}
        aria-expanded="false"
        className="bar-link"
        data-href={item.href}
        aria-current={isActive(path, item) ? 'true' : undefined}
      >
        {item.name}
        <span className="bar-caret" aria-hidden="true" />
      </button>
      <div id={panelId} popover="auto" tabIndex={-1} className="services-panel on-ink">
        <Panel item={item} items={items} />
      </div>
    </div>
  )
}
