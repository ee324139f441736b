import { startBehaviors } from '#src/browser/behaviors.ts'
import { startIslands } from '#src/browser/islands.ts'
import { showContentProblems } from './content-overlay.ts'
import { exchange } from './exchange.ts'
import { showSource } from './source-tag.ts'

const rootOf = (page: Document) => page.getElementById('root') as HTMLElement

/**
 * Development only: shows edited content in place, without a reload and without losing state, and problems on top of it.
 *
 * @param first the page as it was served, before any script touched it
 */
export function liveContent(first: Node): void {
  let served = first
  let last = Promise.resolve()

  const refresh = async () => {
    const response = await fetch(location.pathname)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const fresh = rootOf(page)
    document.title = page.title
    exchange(rootOf(document), served, fresh)
    served = fresh
    if (document.querySelector('.island')) await startIslands(rootOf(document).dataset.page as string)
    startBehaviors()
  }
  const refreshNext = () => {
    last = last.then(refresh, refresh)
  }
  import.meta.hot?.on('content:update', refreshNext)
  // What was written while the page came to life.
  refreshNext()
  // In the desk's frame the problems stand beside the page, and the file is open.
  if (window.self !== window.top) return
  showSource(rootOf(document).dataset.source)
  const show = ({ text }: { text: string }) => showContentProblems(text)
  const showNow = async () => show(await (await fetch('/_content/issues')).json())
  import.meta.hot?.on('content:issues', show)
  import.meta.hot?.on('vite:error', ({ err }) =>
    showContentProblems(`${err.message}\n\n${err.frame || err.stack}`, 'The code of the site has an error.'),
  )
  import.meta.hot?.on('vite:afterUpdate', showNow)
  void showNow()
}
