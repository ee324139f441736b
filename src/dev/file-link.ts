function link(href: string, words: string): HTMLAnchorElement {
  const made = document.createElement('a')
  made.href = href
  made.textContent = words
  return made
}

/** A link that opens a file of the content in the desk: in a tab of its own, the same one each time. */
export function deskLink(place: string, words = place): HTMLAnchorElement {
  const made = link(`/_desk/#${new URLSearchParams({ file: place.replace(/:.*/, '') })}`, words)
  made.target = 'desk'
  return made
}

/** A link that opens a file of the project in the editor, at `path:line:column` when the place is known. */
function editorLink(place: string, words = place): HTMLAnchorElement {
  const made = link(`/__open-in-editor?file=${encodeURIComponent(place)}`, words)
  // The router leaves links with a target alone.
  made.target = '_blank'
  made.addEventListener('click', (event) => {
    event.preventDefault()
    void fetch(made.href)
  })
  return made
}

/** Opens a file where whoever sees the page writes: in the editor of the code, or in the desk. */
export const fileLink = import.meta.env.DEV ? editorLink : deskLink
