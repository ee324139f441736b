import { distance } from 'fastest-levenshtein'
import type { FieldIssue } from '../../fields/field-issue.ts'
import { suggest } from '../../fields/suggest.ts'
import { meantWords } from '../../report/fix.ts'
import type { Facts } from '../facts.ts'

/** So many letters apart, an address is a slip of the fingers; further apart, something was probably renamed. */
const slip = 2

/** What to do about a link to an address that does not exist. */
export function pathHint(path: string, facts: Facts, files: Iterable<string>): Pick<FieldIssue, 'hint' | 'fixes'> {
  const bare = path.replace(/\/$|\.(?:html?|mdx)$/, '').toLowerCase()
  // The pages of a list and of a year have numbers for names, which nobody means by words.
  const pages = [...facts.urls.keys()].filter((address) => !/\/\d+$/.test(address) || /\/\d+$/.test(path))
  const meant = facts.urls.has(bare)
    ? bare
    : (suggest(path, path.includes('.') ? [...pages, ...files] : pages) ?? renamedTo(path, pages))
  if (!meant)
    return {
      hint: `Link to a page that exists, or remove the link. If the page was deleted, a redirect from ${path} in content/site/redirects.json leads to the one that takes its place.`,
    }
  const hint = `Did you mean ${meant}?${facts.urls.has(meant) && meant !== bare ? renameHint(path, meant) : ''}`
  return { hint, fixes: meantWords(path, meant) }
}

/** What else a renamed file needs; nothing where the two addresses are so close that one is a typing mistake. */
export function renameHint(from: string, to: string): string {
  if (distance(from, to) <= slip) return ''
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

const wordsOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).split('-')
