import type { createBrowserRouter } from 'react-router-dom'
import type { PageData } from '#src/pages/page-data.ts'
import { editorLink } from './open-in-editor.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The content file of the page that is shown. */
function sourceOf({ matches, loaderData }: Router['state']): string | undefined {
  const page = loaderData[matches.at(-1)?.route.id ?? ''] as PageData | undefined
  return page?.source
}

function galleryLink(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = '/_gallery'
  link.textContent = 'Gallery'
  return link
}

/** A tag in the corner of every page that names its content file and opens it in the editor. */
export function showSource(router: Router): void {
  const tag = document.createElement('aside')
  tag.className = 'dev-source'
  tag.setAttribute('aria-label', 'Content file of this page')
  let shown: string | undefined
  const update = (state: Router['state']) => {
    const source = sourceOf(state)
    if (source === shown) return
    shown = source
    tag.replaceChildren(...(source ? [editorLink(source)] : []), galleryLink())
  }
  update(router.state)
  router.subscribe(update)
  document.body.append(tag)
}
