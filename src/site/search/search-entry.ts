import { kebabCase } from '#src/lib/kebab-case.ts'

/** What can be found, in the order in which the index numbers it. */
export const searchKinds = ['page', 'article', 'caseStudy', 'resource', 'job', 'advisor', 'legal'] as const
export type SearchKind = (typeof searchKinds)[number]

/** The kind of the entry with a number, from how many there are of each. */
export function kindAt(number: number, counts: Record<SearchKind, number>): SearchKind {
  let end = 0
  const kind = searchKinds.find((name) => {
    end += counts[name]
    return number < end
  })
  return kind as SearchKind
}

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
  /** Further words of the text, the most telling ones, as terms separated by spaces. */
  words: string
}

/**
 * An entry as it travels. A heading is its text; when its place is not called after the text, what follows the address
 * stands behind a line break.
 */
export type PackedEntry = [title: string, href: string, note: string, text: string, headings: string[], words: string]

/** What follows the address for a heading whose place is called after its text. */
const plainSuffix = (text: string) => `#${kebabCase(text)}`

/** A heading as its text, with what its place is called when that says something else: both are looked for. */
const wordsOfHeading = ({ text, suffix }: SearchHeading): string =>
  suffix === plainSuffix(text) ? text : `${text}\n${suffix}`

/** Makes an entry small. */
export function packEntry({ title, href, note, text, headings, words }: SearchEntry): PackedEntry {
  return [title, href, note, text, headings.map(wordsOfHeading), words]
}

/** Makes an entry of what travelled. */
export function unpackEntry([title, href, note, text, headings, words]: PackedEntry): SearchEntry {
  const unpacked = headings.map((heading) => {
    const [words = '', suffix = plainSuffix(words)] = heading.split('\n')
    return { text: words, suffix }
  })
  return { title, href, note, text, headings: unpacked, words }
}
