import type { Navigation } from '#src/content/schemas/site.ts'
import { currentLink } from '#src/site/frame/active-link.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useUi } from '#src/ui/ui-context.tsx'
import { useShownPath } from './shown-path.ts'

const panelId = 'site-menu'

function Links({ items }: { items: Navigation['primary'] }) {
  const path = useShownPath()
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href} className="rule-top">
          <a
            href={item.href}
            className="block py-3 font-display text-2xl font-light"
            aria-current={currentLink(path, item)}
          >
            {item.name}
          </a>
          {item.dropdownItems && (
            <ul className="mb-4 ml-1 border-l border-hairline pl-5">
              {item.dropdownItems.map((service) => (
                <li key={service.href}>
                  <a href={service.href} className="block py-2.5 text-base" aria-current={currentLink(path, service)}>
                    {service.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The menu of narrow bars: every link of the bar, the services indented, and the call to action. */
export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const ui = useUi()
  return (
    <div className="min-[60em]:hidden" data-behavior="menu" data-covers="">
      <button
        type="button"
        popoverTarget={panelId}
        aria-controls={panelId}
        aria-expanded="false"
        className="menu-button"
      >
        <span className="when-closed">{ui.openMenu}</span>
        {/* One word fits beside the logo on every telephone. */}
        <span className="when-open">
          <span className="sr-only">{ui.closeMenu}</span>
          <span aria-hidden="true">{ui.close}</span>
        </span>
        <span className="menu-icon" aria-hidden="true" />
      </button>
      <div id={panelId} popover="auto" tabIndex={-1} className="site-menu on-ink">
        <nav aria-label={ui.primaryNavigation} className="container-page flex min-h-full flex-col gap-8 py-6">
          <Links items={navigation.primary} />
          <ButtonLink href={navigation.callToAction.href} variant="hero" size="lg" className="mt-auto w-full">
            {navigation.callToAction.name}
          </ButtonLink>
        </nav>
      </div>
    </div>
  )
}
