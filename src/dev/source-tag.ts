import { editorLink } from './open-in-editor.ts'

function link(href: string, words: string): HTMLAnchorElement {
  const made = document.createElement('a')
  made.href = href
  made.textContent = words
  return made
}

/** Opens the file in the desk: in a tab of its own, the same one each time. */
function deskLink(file: string): HTMLAnchorElement {
  const made = link(`/_desk/#${new URLSearchParams({ file })}`, 'Edit in the desk')
  made.target = 'desk'
  return made
}

/** A tag in the corner of every page that names its content file and opens it in the editor or in the desk. */
export function showSource(source = ''): void {
  const tag = document.createElement('aside')
  tag.className = 'dev-source'
  tag.setAttribute('aria-label', 'Content file of this page')
  if (source) tag.append(editorLink(source))
  if (source.startsWith('content/')) tag.append(deskLink(source))
  tag.append(link('/_gallery', 'Gallery'))
  document.body.append(tag)
}
