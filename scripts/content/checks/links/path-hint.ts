import { groupBy } from '#src/lib/group-by.ts'
import { slipsBetween, suggest } from '../../fields/suggest.ts'
import type { Facts } from '../../model/facts.ts'
import { meantWords } from '../../model/fix.ts'
import type { Found } from '../../model/issue.ts'
import { openMeanings } from './same-meaning.ts'

/** So many letters apart, an address is a slip of the fingers; further apart, something was probably renamed. */
const slip = 2

/** For so many addresses all pages are looked through; of more than that, hardly anybody reads each hint. */
const mostSearched = 500

/** In a short name one other letter makes another word: `/team` is not `/terms`. */
const isPlausible = (path: string, meant: string) =>
  slipsBetween(path, meant) <= Math.max(path.length > 6 ? slip : 1, Math.floor(nameOf(path).length / 3))

export type PathHint = Pick<Found, 'hint' | 'fixes'>

/**
 * What to do about a link to an address that does not exist. A renamed folder breaks thousands of links: pages are listed
 * once, and the same address has the same answer.
 *
 * @param files addresses of files that are served
 */
export function openPathHints(facts: Facts, files: ReadonlyMap<string, unknown>): (path: string) => PathHint {
  const known = new Map<string, PathHint>()
  const list = () => {
    const addresses = [...facts.urls.keys()]
    // The pages of a list and of a year have numbers for names, which nobody means by words.
    const pages = addresses.filter((address) => !isNumbered(address))
    return { addresses, pages, byName: groupBy(pages, nameOf), meaningOf: openMeanings(facts) }
  }
  let listed: ReturnType<typeof list> | undefined
  const find = (path: string) => {
    const bare = bareOf(path)
    if (facts.urls.has(bare)) return bare
    listed ??= list()
    const { addresses, pages, byName, meaningOf } = listed
    const [moved, ...others] = byName.get(nameOf(bare)) ?? []
    if (moved && others.length === 0) return moved
    if (known.size >= mostSearched) return undefined
    const options = isNumbered(path) ? addresses : pages
    const like = suggest(bare, bare.includes('.') ? [...options, ...files.keys()] : options)
    if (like && isPlausible(bare, like)) return like
    return renamedTo(bare, options) ?? (bare.lastIndexOf('/') === 0 ? meaningOf(nameOf(bare)) : undefined)
  }
  return (path) => {
    const hint = known.get(path) ?? hintOf(path, find(path), facts)
    known.set(path, hint)
    return hint
  }
}

/** What is left when somebody wrote the address as a file's or a folder's. */
const bareOf = (path: string) =>
  path
    .replace(/\/$|\.(?:html?|mdx)$/, '')
    .replace(/\/(?:index|home)$/, '')
    .toLowerCase() || '/'
const isFile = (path: string) => /\.(?!html?$|mdx$)\w+$/.test(path)
const isNumbered = (path: string) => /\/\d+$/.test(path)
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function hintOf(path: string, meant: string | undefined, facts: Facts): PathHint {
  if (!meant && isFile(path)) return { hint: `Put the file at public${path}, or link to a page that exists.` }
  if (!meant)
    return {
      hint: `Link to a page that exists, or remove the link. If the page was deleted, a redirect from ${path} in content/site/redirects.json leads to the one that takes its place.`,
    }
  const isSlip = !facts.urls.has(meant) || meant === bareOf(path)
  return { hint: `Did you mean ${meant}?${isSlip ? '' : renameHint(path, meant)}`, fixes: meantWords(path, meant) }
}

/** What else a renamed file needs; nothing where the two addresses are so close that one is a typing mistake. */
export function renameHint(from: string, to: string): string {
  if (slipsBetween(from, to) <= slip) return ''
  return ` If the page was renamed, also add a redirect from ${from} to ${to} in content/site/redirects.json, so that the old address keeps working.`
}

/** A page of the same folder whose name has at least half of its words in common. */
function renamedTo(path: string, pages: readonly string[]): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const words = wordsOf(path)
  return pages.find((page) => {
    if (!page.startsWith(folder)) return false
    const others = wordsOf(page)
    return others.filter((word) => words.includes(word)).length * 2 >= Math.max(words.length, others.length)
  })
}

const wordsOf = (path: string) => nameOf(path).split('-')
