import type { GoneLink } from '../../../src/desk/requests/site.ts'
import type { ReadContent } from '../../content/content.ts'
import { isGone, readMemory } from '../../links/memory.ts'
import { outsideLinks } from '../../links/outside-links.ts'
import { factsOf } from './incoming.ts'

/** The outside addresses that are gone and that the content still links to. */
export function goneLinks(root: string, found: ReadContent): GoneLink[] {
  const memory = readMemory(root)
  return [...outsideLinks(factsOf(root, found))].flatMap(([address, from]) => {
    const known = memory[address]
    return known && isGone(known) ? { address, since: known.failed[0] ?? '', said: known.said ?? '', from } : []
  })
}
