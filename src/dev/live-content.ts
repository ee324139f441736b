import { startBehaviors } from '#src/browser/behaviors.ts'
import { showContentProblems, showProblems } from './content-overlay.ts'
import { exchange } from './exchange.ts'
import { deskLink, fileLink } from './file-link.ts'
import { followContent } from './page-line.ts'

const rootOf = (page: Document) => page.getElementById('root') as HTMLElement
/** Where the script of a page is: elsewhere as soon as the code of the site has changed. */
const scriptOf = (page: Document) => page.querySelector('script[type=module]')?.getAttribute('src')

/**
 * Fetches a page as it is now. A request parses it where the policy lets no script do so
 * (https://www.w3.org/TR/trusted-types/#injection-sinks names none of requests).
 */
const fetchPage = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject(new Error('No page came.')))
    request.onerror = () => reject(new Error('The server does not answer.'))
    request.send()
  })

/** In the desk’s frame the problems stand beside the page, and the file is open. */
const isFramed = window.self !== window.top

/** What is wrong, by where. An error in the code stands until it is gone: a check of the content says nothing of it. */
const told = { code: '', content: '' }

/** Shows what is wrong over the page. */
export function tellProblems(of: keyof typeof told, text: string): void {
  if (isFramed) return
  told[of] = text
  if (told.code) showProblems(told.code, 'The code of the site has an error.')
  else showContentProblems(told.content)
}

/** Lets the search of the page find what is written now. */
const forgetSearch = async () => (await import('#src/site/search/show-dialog.tsx')).forgetIndex()

/**
 * Shows edited content in place, without a reload and without losing state, and problems on top of it.
 *
 * @param first the page as it was served, before any script touched it
 */
export function liveContent(first: Node): void {
  let served = first
  const refresh = async () => {
    const page = await fetchPage(location.pathname)
    const fresh = page.getElementById('root')
    // The page stays as the last right content left it; of other code it has to be made anew.
    if (!fresh) return
    if (scriptOf(page) !== scriptOf(document)) return location.reload()
    const islands = page.querySelector('.island') && (await import('#src/browser/islands.ts'))
    const data = await islands?.fetchLiveData(fresh.dataset.page as string)
    // An island that wakes finds its own words, so HTML and data change in one go.
    document.title = page.title
    exchange(rootOf(document), served, fresh)
    served = fresh
    if (islands && data) islands.startIslands(data)
    startBehaviors()
    await forgetSearch()
  }
  const refreshNext = inTurn(refresh)
  const askNext = inTurn(async () => {
    const { text }: { text: string } = await (await fetch('/_content/issues')).json()
    tellProblems('content', text)
  })
  followContent((event) => {
    if (event === 'content') refreshNext()
    else if (!isFramed) askNext()
  })
  if (!isFramed) showSource(rootOf(document).dataset.source)
}

/** Does something again and again, each time when it has been done before. */
function inTurn(act: () => Promise<void>): () => void {
  let last = Promise.resolve()
  return () => {
    last = last.then(act, act)
  }
}

/** A tag in the corner of every page that names its content file and opens it in the editor or in the desk. */
function showSource(source = ''): void {
  const tag = document.createElement('aside')
  tag.className = 'dev-source'
  tag.setAttribute('aria-label', 'Content file of this page')
  const isContent = source.startsWith('content/')
  if (import.meta.env.DEV) {
    if (source) tag.append(fileLink(source))
    if (isContent) tag.append(deskLink(source, 'Edit in the desk'))
    tag.append(galleryLink())
  } else if (isContent) tag.append(fileLink(source))
  if (tag.firstChild) document.body.append(tag)
}

function galleryLink(): HTMLAnchorElement {
  const made = document.createElement('a')
  made.href = '/_gallery'
  made.textContent = 'Gallery'
  return made
}
