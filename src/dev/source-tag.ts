import type { Visits } from '#src/browser/visits.ts'
import { editorLink } from './open-in-editor.ts'

function link(href: string, words: string): HTMLAnchorElement {
  const made = document.createElement('a')
  made.href = href
  made.textContent = words
  return made
}

/** Opens the file in the desk, which the router knows nothing of: in a tab of its own, the same one each time. */
function deskLink(file: string): HTMLAnchorElement {
  const made = link(`/_desk/#${new URLSearchParams({ file })}`, 'Edit in the desk')
  made.target = 'desk'
  return made
}

/**
 * A tag in the corner of every page that names its content file and opens it in the editor or in the desk. In the desk's
 * own frame it would only be in the way.
 */
export function showSource(visits: Visits): void {
  if (window.self !== window.top) return
  const tag = document.createElement('aside')
  tag.className = 'dev-source'
  tag.setAttribute('aria-label', 'Content file of this page')
  let shown: string | undefined
  const update = () => {
    const { page } = visits.current
    const source = page && 'source' in page ? page.source : undefined
    if (source === shown) return
    shown = source
    const isContent = source?.startsWith('content/')
    tag.replaceChildren(
      ...(source ? [editorLink(source)] : []),
      ...(source && isContent ? [deskLink(source)] : []),
      link('/_gallery', 'Gallery'),
    )
  }
  update()
  visits.subscribe(update)
  document.body.append(tag)
}
