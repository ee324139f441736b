import { useEffect } from 'react'
import type { HeadLink, PageData } from '#src/pages/page-data.ts'

function set(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** The links that belong to one page: its neighbors in a list, and feeds with a name. The feed of the site has none. */
const ownLinks = 'link:is([rel="prev"], [rel="next"], [rel="alternate"][title])'

function setLinks(links: readonly HeadLink[]) {
  for (const link of document.head.querySelectorAll(ownLinks)) link.remove()
  document.head.append(...links.map((link) => Object.assign(document.createElement('link'), link)))
}

/** Keeps title, description, canonical address and links in step after a navigation in place. */
export function useDocumentHead({ meta }: PageData): void {
  useEffect(() => {
    document.title = meta.title
    set('meta[name="description"]', 'content', meta.description)
    set('link[rel="canonical"]', 'href', meta.canonical)
    setLinks(meta.links ?? [])
  }, [meta])
}
