import { deskLink, fileLink } from './file-link.ts'

/** A tag in the corner of every page that names its content file and opens it in the editor or in the desk. */
export function showSource(source = ''): void {
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
