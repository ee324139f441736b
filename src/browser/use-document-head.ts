import { useEffect } from 'react'
import type { PageData } from '#src/pages/page-data.ts'

function set(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** Keeps title, description and canonical address in step after a navigation in place. */
export function useDocumentHead({ meta }: PageData): void {
  useEffect(() => {
    document.title = meta.title
    set('meta[name="description"]', 'content', meta.description)
    set('link[rel="canonical"]', 'href', meta.canonical)
  }, [meta])
}
