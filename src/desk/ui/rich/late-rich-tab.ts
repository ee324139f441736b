import { lazyView } from '../shell/lazy-view.tsx'

/** The text as it is edited, with the code that comes with the first of them. */
export const RichTab = lazyView(async () => (await import('./rich-tab.tsx')).RichTab)
