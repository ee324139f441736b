/** A link that opens a file of the project in the editor, at `path:line:column` when the place is known. */
export function editorLink(place: string, words = place): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = `/__open-in-editor?file=${encodeURIComponent(place)}`
  link.textContent = words
  // The router leaves links with a target alone.
  link.target = '_blank'
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void fetch(link.href)
  })
  return link
}
