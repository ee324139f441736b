import { replace } from 'react-router-dom'
import type { PageData } from '#src/pages/page-data.ts'
import { reportLostConnection } from '#src/site/notifications/connection-notice.tsx'
import { isConnectionError } from './connection-error.ts'
import { beginFade } from './fade-between-pages.ts'
import type { NetworkSource } from './network-source.ts'

/**
 * Loads a page someone goes to, and fades to it. When the connection is lost the page on screen stays, and a notice
 * says why.
 *
 * @throws what else went wrong, and a lost connection when the address has changed already, as after Back.
 */
export async function visitPage({ url, signal }: Request, source: NetworkSource): Promise<PageData> {
  const { pathname, search } = new URL(url)
  // The address of a link is written when its page has arrived, that of Back before.
  const here = window.location
  const isLink = pathname !== here.pathname
  try {
    const page = await source.page(pathname)
    if (isLink) await beginFade(signal)
    return page
  } catch (error) {
    if (!isLink || signal.aborted || !isConnectionError(error)) throw error
    reportLostConnection(pathname + search)
    throw replace(here.pathname + here.search + here.hash)
  }
}
