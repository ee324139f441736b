import { addressOf, differentPages, htmlOf } from '../../support/pages.ts'

/** A page as it is heard. */
export interface HeardPage {
  address: string
  /** Whether whatever opens in it is open. */
  isOpen?: boolean
}

/**
 * What opens in the flow of a page. Not a role: an open one stands in the address, as a fragment, with which Orca (43.1) does not
 * begin to read.
 */
const opens = /<details(?![^>]* name="job")|<h3[^>]*><button[^>]*aria-expanded="false"/

/** The addresses with the last option of each choice that the address of a page keeps. */
function choicesOf(path: string): string[] {
  const links = [...htmlOf(path).matchAll(/href="([^"?]+)\?([^"=]+)=[^"]*"/g)].filter(([, target]) => target === path)
  const last = new Map(links.map(([link, , name]) => [name, link.slice('href="'.length, -1)]))
  return [...last.values()]
}

/**
 * One page of every template, all that editors composed, and what becomes of them: found and not found, filtered, opened.
 * What forms say is heard by keys.
 */
export function everyPage(): HeardPage[] {
  const paths = differentPages().flatMap(({ template, path }) => (template === 'redirect' ? [] : path))
  const addresses = [...paths.map(addressOf), ...paths.flatMap(choicesOf), '/search?q=pricing', '/search?q=zzzzzz']
  return [
    ...addresses.map((address) => ({ address })),
    ...paths.filter((path) => opens.test(htmlOf(path))).map((address) => ({ address, isOpen: true })),
  ]
}

/**
 * Pages with most of what can be said wrongly: figures, disclosures, terms, marks inside sentences, and blocks that come to
 * life while they are read.
 */
export const samplePages: HeardPage[] = [
  { address: '/services' },
  { address: '/careers' },
  { address: '/privacy-policy/versions/2025-01-15/changes' },
]
