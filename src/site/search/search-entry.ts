import { kebabCase } from '#src/lib/kebab-case.ts'

/** What can be found, in the order in which the index numbers it. */
export const searchKinds = ['page', 'article', 'caseStudy', 'resource', 'job', 'advisor', 'legal'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A place inside an entry that a result can lead to. */
export interface SearchHeading {
  text: string
  /** What the address of the entry is followed by: `#results`. */
  suffix: string
}

/** One thing that can be found. */
export interface SearchEntry {
  title: string
  href: string
  /** A short label beside the title: the category, the place of work, the document. */
  note: string
  /** One or two sentences, shown under the title. */
  text: string
  headings: SearchHeading[]
  /** Further words of the text, the most telling ones, separated by spaces. */
  words: string
}

/**
 * An entry as it travels. A heading is its text; when its place is not called after the text, what follows the address
 * stands behind a line break.
 */
export type PackedEntry = [title: string, href: string, note: string, text: string, headings: string[], words: string]

/** What follows the address for a heading whose place is called after its text. */
const plainSuffix = (text: string) => `#${kebabCase(text)}`

/** Makes an entry small. */
export function packEntry({ title, href, note, text, headings, words }: SearchEntry): PackedEntry {
  const packed = headings.map(({ text, suffix }) => (suffix === plainSuffix(text) ? text : `${text}\n${suffix}`))
  return [title, href, note, text, packed, words]
}

/** Makes an entry of what travelled. */
export function unpackEntry([title, href, note, text, headings, words]: PackedEntry): SearchEntry {
  const unpacked = headings.map((heading) => {
    const [words = '', suffix = plainSuffix(words)] = heading.split('\n')
    return { text: words, suffix }
  })
  return { title, href, note, text, headings: unpacked, words }
}
