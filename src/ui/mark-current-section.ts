/** How far from the top of the screen, in pixels, a section may begin to be the one that is read: just below where links lead. */
const line = 112

/** Scrolls the list so far that the link is in sight. The page around it stays where it is. */
function keepInSight(list: Element, link: Element): void {
  const [frame, mark] = [list.getBoundingClientRect(), link.getBoundingClientRect()]
  if (mark.top < frame.top || mark.bottom > frame.bottom) list.scrollTop += mark.top - frame.top - frame.height / 3
}

/** Marks, in a list of links to the sections of a page, the one whose text is being read. */
export function markCurrentSection(list: HTMLElement): () => void {
  const links = new Map([...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [link.hash, link]))
  const sections = [...links.keys()].flatMap((hash) => document.getElementById(hash.slice(1)) ?? [])
  let marked: Element | undefined
  const update = () => {
    const current = sections.filter((section) => section.getBoundingClientRect().top <= line).pop()
    const link = current && links.get(`#${current.id}`)
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    marked = link
    if (!link) return
    link.setAttribute('aria-current', 'location')
    keepInSight(list, link)
  }
  const observer = new IntersectionObserver(update, { rootMargin: `-${line}px 0px 0px` })
  for (const section of sections) observer.observe(section)
  return () => observer.disconnect()
}
