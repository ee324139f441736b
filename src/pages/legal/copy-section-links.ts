import { fillWords } from '#src/lib/fill-words.ts'
import { announce } from '#src/site/frame/announcer.tsx'

/** Has the section signs of a text copy the address of their section when they are followed. */
export function copySectionLinks(text: HTMLElement): () => void {
  const copy = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.anchor') : null
    if (!link || !navigator.clipboard) return
    const number = link.previousElementSibling?.textContent?.match(/^[\d.]*\d/)?.[0] ?? ''
    navigator.clipboard.writeText(link.href).then(
      () => announce(fillWords(text.dataset.copied ?? '', { number })),
      () => {},
    )
  }
  text.addEventListener('click', copy)
  return () => text.removeEventListener('click', copy)
}
