import { useEffect } from 'react'
import type { Navigation } from '#src/content/schemas/site.ts'
import { currentLink } from '#src/site/frame/active-link.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useUi } from '#src/ui/ui-context.tsx'
import { useMarkedPath } from './use-marked-path.ts'
import { useMenuClosing } from './use-menu-closing.ts'
import { usePageInert } from './use-page-inert.ts'
import { usePopoverMenu } from './use-popover-menu.ts'

const panelId = 'site-menu'

function Links({ items }: { items: Navigation['primary'] }) {
  const path = useMarkedPath()
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
  const menu = usePopoverMenu()
  const { button, close, open } = menu
  usePageInert(open)

  // Where the bar has room for the items itself, the button is not shown.
  useEffect(() => {
    const onResize = () => button.current?.offsetParent === null && close()
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [button, close])

  return (
    <div className="@min-[60rem]:hidden" {...useMenuClosing(menu, { onLeave: false })}>
      <button
        ref={menu.button}
        type="button"
        popoverTarget={panelId}
        onClick={menu.toggle}
        aria-controls={panelId}
        aria-expanded="false"
        suppressHydrationWarning
        className="menu-button"
      >
        <span className="when-closed">{ui.openMenu}</span>
        <span className="when-open">{ui.closeMenu}</span>
        <span className="menu-icon" aria-hidden="true" />
      </button>
      <div
        ref={menu.panel}
        id={panelId}
        popover="auto"
        tabIndex={-1}
        className="site-menu on-ink"
        suppressHydrationWarning
      >
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
