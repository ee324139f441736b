import type { Visits } from '#src/browser/visits.ts'
import { editorLink } from './open-in-editor.ts'

function galleryLink(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = '/_gallery'
  link.textContent = 'Gallery'
  return link
}

/** A tag in the corner of every page that names its content file and opens it in the editor. */
export function showSource(visits: Visits): void {
  const tag = document.createElement('aside')
  tag.className = 'dev-source'
  tag.setAttribute('aria-label', 'Content file of this page')
  let shown: string | undefined
  const update = () => {
    const { page } = visits.current
    const source = page && 'source' in page ? page.source : undefined
    if (source === shown) return
    shown = source
    tag.replaceChildren(...(source ? [editorLink(source)] : []), galleryLink())
  }
  update()
  visits.subscribe(update)
  document.body.append(tag)
}
