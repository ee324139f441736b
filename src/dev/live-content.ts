import { startBehaviors } from '#src/browser/behaviors.ts'
import { fetchLiveData, startIslands } from '#src/browser/islands.ts'
import { showContentProblems, showProblems } from './content-overlay.ts'
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
    const data = page.querySelector('.island') && (await fetchLiveData(fresh.dataset.page as string))
    // An island that wakes finds its own words, so HTML and data change in one go.
    document.title = page.title
    exchange(rootOf(document), served, fresh)
    served = fresh
    if (data) startIslands(data)
    startBehaviors()
  }
  const refreshNext = () => {
    last = last.then(refresh, refresh)
  }
  import.meta.hot?.on('content:update', refreshNext)
  // What was written while the page came to life, and until the server can tell it.
  import.meta.hot?.on('vite:ws:connect', refreshNext)
  refreshNext()
  // In the desk's frame the problems stand beside the page, and the file is open.
  if (window.self !== window.top) return
  showSource(rootOf(document).dataset.source)
  const told = { code: '', content: '' }
  // An error in the code stands until it is gone: a check of the content says nothing of it.
  const show = (of: keyof typeof told, text: string) => {
    told[of] = text
    if (told.code) showProblems(told.code, 'The code of the site has an error.')
    else showContentProblems(told.content)
  }
  const ask = async () => {
    const { text }: { text: string } = await (await fetch('/_content/issues')).json()
    show('content', text)
  }
  let asked = Promise.resolve()
  const askNext = () => {
    asked = asked.then(ask, ask)
  }
  import.meta.hot?.on('content:issues', askNext)
  import.meta.hot?.on('vite:ws:connect', askNext)
  import.meta.hot?.on('vite:error', ({ err }) => show('code', `${err.message}\n\n${err.frame || err.stack}`))
  import.meta.hot?.on('vite:afterUpdate', () => show('code', ''))
  askNext()
}
