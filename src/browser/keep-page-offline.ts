import { hasNetwork } from '#src/lib/has-network.ts'
import { isPlainClick } from '#src/lib/is-plain-click.ts'
import { announce } from '#src/site/frame/announcer.tsx'
import { pageOf } from './page-of.ts'

function showNotice(href: string): void {
  const notice = document.getElementById('connection-notice') as HTMLElement
  for (const part of notice.children) part.textContent = (part as HTMLElement).dataset.words ?? ''
  const [words, retry] = notice.children as unknown as [HTMLElement, HTMLAnchorElement]
  retry.href = href
  notice.hidden = false
  announce(words.textContent ?? '')
}

/** Without a connection a link or a question to the search leaves the page as it is, and a notice says why. */
export function keepPageOffline(): void {
  const keep = async (event: Event, href: string | undefined) => {
    if (event.defaultPrevented || !href) return
    const network = hasNetwork()
    if (network === true) return
    event.preventDefault()
    if (await network) location.assign(href)
    else showNotice(href)
  }
  document.addEventListener('click', (event) => {
    if (isPlainClick(event)) void keep(event, pageOf((event.target as Element).closest('a'))?.href)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const words = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    if (form.method === 'get') void keep(event, `${form.action}?${words}`)
  })
}
