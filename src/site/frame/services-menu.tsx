import type { Navigation } from '#src/content/schemas/site.ts'
import { currentLink, isActive } from '#src/site/frame/active-link.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { useUi } from '#src/ui/ui-context.tsx'
import { useMarkedPath } from './use-marked-path.ts'
import { useMenuClosing } from './use-menu-closing.ts'
import { usePopoverMenu } from './use-popover-menu.ts'

type Item = Navigation['primary'][number]

interface ServicesMenuProps {
  item: Item
  items: NonNullable<Item['dropdownItems']>
}

const panelId = 'services-menu'

function Panel({ item, items }: ServicesMenuProps) {
  const ui = useUi()
  const path = useMarkedPath()
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
              <span className="font-display text-xl">{service.name}</span>
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
  const menu = usePopoverMenu()
  const path = useMarkedPath()
  return (
    <div className="flex" {...useMenuClosing(menu)}>
      <button
        ref={menu.button}
        type="button"
        popoverTarget={panelId}
        onClick={menu.toggle}
        aria-controls={panelId}
        aria-expanded="false"
        suppressHydrationWarning
        className="bar-link"
        aria-current={isActive(path, item) ? 'true' : undefined}
      >
        {item.name}
        <span className="bar-caret" aria-hidden="true" />
      </button>
      <div
        ref={menu.panel}
        id={panelId}
        popover="auto"
        tabIndex={-1}
        className="services-panel on-ink"
        suppressHydrationWarning
      >
        <Panel item={item} items={items} />
      </div>
    </div>
  )
}
