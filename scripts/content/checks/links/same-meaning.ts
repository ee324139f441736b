import { addressOf } from '#src/content/addresses.ts'
import type { Facts } from '../../model/facts.ts'

const fillers = new Set(['our', 'the', 'us', 'all', 'and', 'of', 'meet', 'open', 'page', 'list'])

/** Words of a name in an address or of a title, each as one: `Case studies` is case and study. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !fillers.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''))

/** The same word, or one made of it: advisor and advisory. */
const isAlike = (word: string, one: string) => word === one || (one.length > 4 && word.startsWith(one))

/**
 * Finds the page of the first level that is called by another word of the same meaning: `/jobs` is `/careers`, and
 * `/advisory-board` the page with that title. Which words mean the same, the search knows.
 */
export function openMeanings({ records }: Facts): (name: string) => string | undefined {
  const groups = records('searchWords').flatMap(({ fields }) => fields.synonyms)
  const meanings = (word: string) => new Set([word, ...groups.filter((group) => group.includes(word)).flat()])
  const pages = records('pages')
    .filter(({ slug }) => slug !== 'index' && !slug.includes('/'))
    .map(({ slug, fields }) => ({
      path: addressOf('pages', slug),
      words: [...wordsOf(slug), ...wordsOf(fields.title)],
    }))
  return (name) => {
    const asked = wordsOf(name).map(meanings)
    const isOne = (word: string, same: ReadonlySet<string>) => [...same].some((one) => isAlike(word, one))
    const fits = ({ words }: { words: string[] }) => asked.every((same) => words.some((word) => isOne(word, same)))
    return asked.length > 0 ? pages.find(fits)?.path : undefined
  }
}
