import type { TextEdit } from '../../../src/desk/text/model/text-edit.ts'
import { fieldFinder } from '../../content/fields/locate-issues.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import type { Incoming } from './incoming.ts'
import { linkPlaces } from './link-places.ts'

/** An entry that gets another slug. */
export interface Renaming {
  from: string
  to: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * An address with the new slug: in the path, where it stands between slashes, or in the fragment. The last place counts,
 * so that a folder of the same name stays.
 */
function renamed(address: string, { from, to }: Renaming): string {
  const places = [...address.matchAll(new RegExp(`(?<=[/#])${escaped(from)}(?=$|[/?#.])`, 'g'))]
  const at = places.at(-1)?.index
  return at === undefined ? address : address.slice(0, at) + to + address.slice(at + from.length)
}

/**
 * The edits that lead the links of a file to an entry elsewhere.
 *
 * @param lead gives for an address the one to write instead
 */
export function relink(file: string, text: string, { isLed }: Incoming, lead: (address: string) => string): TextEdit[] {
  return linkPlaces(file, text).flatMap(({ from, to, addresses }) =>
    [...new Set(addresses)].filter(isLed).flatMap((address) => {
      const insert = lead(address)
      const found = [...text.slice(from, to).matchAll(new RegExp(`${escaped(address)}(?=$|["'\`)\\s>\\]])`, 'g'))]
      return found.map(({ index }) => ({ from: from + index, to: from + index + address.length, insert }))
    }),
  )
}

/** The edits that lead everything a file says of an entry to its new name. */
export function retarget(result: FileResult, text: string, incoming: Incoming, renaming: Renaming): TextEdit[] {
  const links = relink(result.file, text, incoming, (address) => renamed(address, renaming))
  const find = fieldFinder(result.file, text)
  const names = incoming.naming(result).flatMap((field): TextEdit[] => {
    const [from, to] = find(field.split('.'), 'value') ?? [0, 0]
    const at = text.slice(from, to).indexOf(renaming.from)
    return at === -1 ? [] : [{ from: from + at, to: from + at + renaming.from.length, insert: renaming.to }]
  })
  return [...links, ...names]
}
