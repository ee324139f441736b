import { fileLink } from './file-link.ts'

const id = 'content-problems'

/** Each `content/…:line:column` of the report, as a link that opens the file in the editor. */
export function withLinks(text: string): Node[] {
  let file = ''
  return text.split(/(content\/[\w./-]+\.(?:mdx|json)|^ {2}\d+:\d+(?= ))/m).map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part)
    if (part.startsWith('content/')) file = part
    return part === file ? fileLink(part) : placeLink(file, part)
  })
}

/** The line and column before an issue belong to the file named above it. */
function placeLink(file: string, part: string): Node {
  const place = document.createDocumentFragment()
  place.append('  ', fileLink(`${file}:${part.trim()}`, part.trim()))
  return place
}

function panel(text: string, about: string): HTMLElement {
  const section = document.createElement('section')
  section.id = id
  section.className = 'dev-problems'
  section.setAttribute('role', 'alert')
  section.setAttribute('aria-label', 'Content problems')
  const hide = document.createElement('button')
  hide.type = 'button'
  hide.textContent = 'Hide'
  hide.addEventListener('click', () => section.remove())
  const note = document.createElement('p')
  note.textContent = about
  const report = document.createElement('pre')
  report.append(...withLinks(text))
  section.append(hide, note, report)
  return section
}

/** Shows problems over the page, or removes them when there is nothing to tell. */
export function showProblems(text: string, about: string): void {
  document.getElementById(id)?.remove()
  if (text) document.body.append(panel(text, about))
}

/**
 * Shows the report of the content check. It ends with how many problems there are, which is what a terminal shows; over the
 * page that comes first.
 */
export function showContentProblems(
  report: string,
  about = 'The page shows the last words that passed the check.',
): void {
  const lines = report.trimEnd().split('\n')
  const counted = lines.pop()
  showProblems(lines.join('\n').trimEnd(), `${counted} ${about}`)
}
