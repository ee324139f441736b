import type { Navigation } from '#src/content/schemas/site.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import * as routes from '#src/lib/routes.ts'
import { currentLink } from '#src/site/frame/active-link.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useUi } from '#src/ui/ui-context.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { useShownPath } from './shown-path.ts'
import { useSite } from './site-context.tsx'

interface HeaderProps {
  navigation: Navigation
}

function PrimaryList({ items }: { items: Navigation['primary'] }) {
  const path = useShownPath()
  return (
    <ul className="flex h-full items-stretch gap-8">
      {items.map((item) => (
        <li key={item.href} className="flex">
          {item.dropdownItems ? (
            <ServicesMenu item={item} items={item.dropdownItems} />
          ) : (
            <a href={item.href} className="bar-link" aria-current={currentLink(path, item)}>
              {item.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * The fixed bar: logo, the four items, the call to action; the menu button where they do not fit. That is asked of the
 * bar, not of the screen: with larger text they need more room.
 */
export function Header({ navigation }: HeaderProps) {
  const ui = useUi()
  const { name } = useSite()
  const { callToAction, primary } = navigation
  return (
    <header className="site-header on-ink">
      <div className="container-page flex h-full items-center gap-4 min-[60em]:gap-8">
        <a href="/" aria-label={fillWords(ui.homeLink, { name })} className="mr-auto">
          <Logo name={name} />
        </a>
        <nav aria-label={ui.primaryNavigation} className="hidden h-full min-[60em]:block">
          <PrimaryList items={primary} />
        </nav>
        <SearchButton />
        {/* As wide in every font, so that nothing beside it moves when ours arrives. */}
        <ButtonLink href={callToAction.href} variant="hero" size="sm" className="min-w-36 max-[36em]:hidden">
          {callToAction.name}
        </ButtonLink>
        <MobileMenu navigation={navigation} />
      </div>
      <div className="bar-scale" aria-hidden="true" />
    </header>
  )
}

/** Opens the search. Without script, and until the page is alive, it is a link to the page of the search. */
function SearchButton() {
  const { search, searchKeys } = useUi()
  return (
    <a href={routes.search} className="bar-link" data-behavior="search" data-title={`${search} (${searchKeys})`}>
      <span className="sr-only">{search}</span>
      <svg viewBox="-2 -2 14 14" className="size-7" aria-hidden="true">
        <path d="M6 6l3 3M4 1a3 3 0 1 0 .01 0" className="mark-rules" />
      </svg>
    </a>
  )
}
