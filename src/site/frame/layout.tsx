import type { ReactNode } from 'react'
import { Footer } from '#src/site/footer/footer.tsx'
import type { LayoutData } from '#src/site/layout-data.ts'
import { ConnectionNotice } from '#src/site/notifications/connection-notice.tsx'
import { Notifications } from '#src/site/notifications/notifications.tsx'
import { UiContext } from '#src/ui/ui-context.tsx'
import { Announcer } from './announcer.tsx'
import { StylesheetContext } from './blocks-stylesheet.tsx'
import { Header } from './header.tsx'
import { ShownPath } from './shown-path.ts'
import { SiteContext } from './site-context.tsx'

interface LayoutProps {
  layout: LayoutData
  /** The path of the page: `/404` for the page of unknown addresses. */
  path: string
  children: ReactNode
}

/** What stands around every page: skip link, bar, main content, footer and the live regions. */
export function Layout({ layout: { site, navigation, ui, year, stylesheet }, path, children }: LayoutProps) {
  return (
    <UiContext value={ui}>
      <SiteContext value={site}>
        <ShownPath value={path}>
          <a href="#content" className="skip-link">
            {ui.skipLink}
          </a>
          <Header navigation={navigation} />
          <main id="content" tabIndex={-1}>
            <StylesheetContext value={stylesheet}>{children}</StylesheetContext>
          </main>
          <Footer links={navigation.footer} year={year} />
          <Announcer />
          <Notifications />
          <ConnectionNotice />
        </ShownPath>
      </SiteContext>
    </UiContext>
  )
}
