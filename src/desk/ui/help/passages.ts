import type { GuideName } from './help-place.ts'

/** What stands below a heading of a guide, up to the next one. */
export interface Passage {
  guide: GuideName
  part: string
  title: string
  /** All its words, in small letters. */
  text: string
}

/** The passages of the guides that are drawn in an element. */
export function readPassages(element: HTMLElement): Passage[] {
  return [...element.querySelectorAll<HTMLElement>('[data-guide-text]')].flatMap((article) => {
    const passages: Passage[] = []
    for (const child of article.children as Iterable<HTMLElement>) {
      const { part } = child.dataset
      const text = `${child.textContent.toLowerCase()}\n`
      const last = passages.at(-1)
      if (part !== undefined)
        passages.push({ guide: article.dataset.guideText as GuideName, part, title: child.textContent, text })
      else if (last) last.text += text
    }
    return passages
  })
}

/** Those that have each of some words, those with one of them in their heading first. */
export function passagesWith(typed: string, passages: readonly Passage[]): Passage[] {
  const wanted = typed.toLowerCase().split(/\s+/)
  const inTitle = ({ title }: Passage) => wanted.filter((word) => title.toLowerCase().includes(word)).length
  return passages
    .filter(({ text }) => wanted.every((word) => text.includes(word)))
    .sort((one, other) => inTitle(other) - inTitle(one))
}
