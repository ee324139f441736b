const id = 'content-problems'

/** Each `content/…:line:column` of the report, as a link that opens the file in the editor. */
function withLinks(text: string): Node[] {
  return text.split(/(content\/[^\s:]+(?::\d+(?::\d+)?)?)/).map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part)
    const link = document.createElement('a')
    link.href = `/__open-in-editor?file=${encodeURIComponent(part)}`
    link.textContent = part
    link.style.color = 'inherit'
    link.addEventListener('click', (event) => {
      event.preventDefault()
      void fetch(link.href)
    })
    return link
  })
}

function panel(text: string): HTMLElement {
  const dialog = document.createElement('section')
  dialog.id = id
  dialog.setAttribute('role', 'alert')
  dialog.setAttribute('aria-label', 'Content problems')
  dialog.style.cssText =
    'position:fixed;inset:auto 0 0 0;max-height:70vh;overflow:auto;z-index:99999;background:#0b1921;color:#fdfdfd;border-top:4px solid #f47b74;padding:20px 28px'
  const pre = document.createElement('pre')
  pre.style.cssText = 'font:14px/1.55 ui-monospace,monospace;white-space:pre-wrap;margin:0'
  pre.append(...withLinks(text))
  dialog.append(pre)
  return dialog
}

/** Shows the report of the content check over the page, or removes it when there is nothing to report. */
export function showContentProblems(text: string): void {
  document.getElementById(id)?.remove()
  if (text) document.body.append(panel(text))
}
