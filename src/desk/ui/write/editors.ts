import { RichTab } from '../rich/late-rich-tab.ts'
import { lazyView } from '../shell/lazy-view.tsx'

// The editors come with the first file that is opened, or once the list of content stands: it does not wait for them.
export const WritePage = lazyView(async () => (await import('./write-page.tsx')).WritePage)

/** Fetches what a text needs that is opened next. What does not come is asked for again when it is shown. */
export const fetchEditors = () => Promise.all([WritePage.fetch(), RichTab.fetch()])
